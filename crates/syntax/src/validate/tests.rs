//! What the suites of the project cannot ask: paths of files, limits, and trees of bad shape.
