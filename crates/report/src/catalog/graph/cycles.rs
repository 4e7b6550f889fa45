//! Circles in the order of a catalog.
//!
//! What comes before a container comes before all that is in it, so that a container has a beginning and
//! an end, and its contents lie between them. Whatever reaches itself in that graph is in a circle.

use super::Graph;

/// The beginning and the end of a resource.
fn ends(index: u32) -> (usize, usize) {
    (index as usize * 2, index as usize * 2 + 1)
}

impl Graph {
    /// Finds out which relations go in circles.
    pub(super) fn mark_cycles(&mut self, containment: &[(u32, u32)]) {
        let count = self.parents.len();
        let mut next: Vec<Vec<usize>> = vec![Vec::new(); count * 2];
        for index in 0..count as u32 {
            let (start, end) = ends(index);
            next[start].push(end);
        }
        for (container, inner) in containment {
            let ((start, end), (first, last)) = (ends(*container), ends(*inner));
            next[start].push(first);
            next[last].push(end);
        }
        for of in &self.order {
            next[ends(of.from).1].push(ends(of.to).0);
        }
        let (groups, sizes) = groups(&next);
        for of in &mut self.order {
            let (last, first) = (ends(of.from).1, ends(of.to).0);
            of.in_cycle = groups[last] == groups[first];
        }
        let mut cycles: Vec<Vec<u32>> = vec![Vec::new(); sizes.len()];
        for index in 0..count as u32 {
            let (start, end) = ends(index);
            let group = match sizes[groups[start]] > 1 {
                true => groups[start],
                false => groups[end],
            };
            if sizes[group] > 1 {
                cycles[group].push(index);
            }
        }
        cycles.retain(|cycle| !cycle.is_empty());
        self.cycles = cycles;
    }
}

/// The strongly connected component of each node, and how large they are: Tarjan's way, without
/// recursion.
fn groups(next: &[Vec<usize>]) -> (Vec<usize>, Vec<usize>) {
    const NONE: usize = usize::MAX;
    let mut seen = vec![NONE; next.len()];
    let mut low = vec![0; next.len()];
    let mut group = vec![NONE; next.len()];
    let (mut sizes, mut open, mut count) = (Vec::new(), Vec::new(), 0);
    let mut walk: Vec<(usize, usize)> = Vec::new();
    for root in 0..next.len() {
        if seen[root] != NONE {
            continue;
        }
        walk.push((root, 0));
        while let Some((node, at)) = walk.last_mut() {
            let node = *node;
            if *at == 0 {
                (seen[node], low[node]) = (count, count);
                count += 1;
                open.push(node);
            }
            if let Some(to) = next[node].get(*at).copied() {
                *at += 1;
                if seen[to] == NONE {
                    walk.push((to, 0));
                } else if group[to] == NONE {
                    low[node] = low[node].min(seen[to]);
                }
                continue;
            }
            if low[node] == seen[node] {
                let first = open.iter().rposition(|of| *of == node).unwrap_or(0);
                let size = open.len() - first;
                for inner in open.drain(first..) {
                    group[inner] = sizes.len();
                }
                sizes.push(size);
            }
            walk.pop();
            if let Some((above, _)) = walk.last() {
                low[*above] = low[*above].min(low[node]);
            }
        }
    }
    (group, sizes)
}

#[cfg(test)]
mod tests {
    use super::super::Order;
    use super::*;

    fn graph(count: usize, containment: &[(u32, u32)], order: &[(u32, u32)]) -> Graph {
        let order = order.iter().map(|(from, to)| Order {
            from: *from,
            to: *to,
            notifies: false,
            in_cycle: false,
        });
        let mut graph = Graph {
            parents: vec![None; count],
            children: vec![Vec::new(); count],
            order: order.collect(),
            cycles: Vec::new(),
        };
        graph.mark_cycles(containment);
        graph
    }

    fn marked(graph: &Graph) -> Vec<(u32, u32)> {
        let order = graph.order.iter().filter(|of| of.in_cycle);
        order.map(|of| (of.from, of.to)).collect()
    }

    #[test]
    fn what_only_leads_to_a_circle_is_not_in_it() {
        let graph = graph(5, &[], &[(0, 1), (1, 2), (2, 1), (2, 3), (4, 4)]);
        assert_eq!(marked(&graph), [(1, 2), (2, 1), (4, 4)]);
        let mut cycles = graph.cycles;
        cycles.sort();
        assert_eq!(cycles, [vec![1, 2], vec![4]]);
    }

    #[test]
    fn containers_are_before_and_behind_what_they_contain() {
        // 0 contains 1; 2 is behind 0 and before 1.
        let circle = graph(3, &[(0, 1)], &[(0, 2), (2, 1)]);
        assert_eq!(marked(&circle), [(0, 2), (2, 1)]);
        // 0 contains 1 and 2, which come one after the other, and 3 comes before all of it.
        let straight = graph(4, &[(0, 1), (0, 2)], &[(1, 2), (3, 0)]);
        assert_eq!(marked(&straight), []);
        assert!(straight.cycles.is_empty());
    }
}
