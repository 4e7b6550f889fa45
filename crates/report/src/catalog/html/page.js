"use strict";
(() => {
const $ = id => document.getElementById(id);
const catalog = JSON.parse($("catalog").textContent);
const ROW = 30, AHEAD = 12;
const EXPORTED = 1, MADE = 2, DEFINE = 4, NOTIFIES = 1, CIRCLE = 2;
const [TEXT, CODE, SENSITIVE, REFERENCES] = [0, 1, 2, 3];

// What the catalog has.
const all = catalog.resources.map(([type, title, file, line, parent, looks, tags, attributes], index) => ({
  index, type: catalog.types[type], title, file: catalog.files[file] || "", line, parent, looks, tags, attributes,
  children: [], before: [], after: [], size: 0,
}));
const roots = [];
for (const of of all) (of.parent < 0 ? roots : all[of.parent].children).push(of);
for (const [from, to, looks] of catalog.order) {
  all[to].before.push([all[from], looks]);
  all[from].after.push([all[to], looks]);
}
const named = new Map(all.map(of => [name(of), of]));
const isHidden = of => of.looks & MADE && !of.children.length;
function name(of) { return `${of.type}[${of.title}]`; }
function place(of) { return of.file && (of.line > 0 ? `${of.file}:${of.line}` : of.file); }
function containers(of) {
  const way = [];
  for (let up = of.parent; up >= 0; up = all[up].parent) way.unshift(all[up]);
  return way;
}
// How many resources are in each.
for (const of of all) if (!(of.looks & MADE)) for (const above of containers(of)) above.size++;
const shownCount = all.filter(of => !(of.looks & MADE)).length;

// A colour a type.
const HUES = { Class: 250, Stage: 250, Node: 280, File: 210, Package: 28, Service: 145, User: 330, Group: 345, Exec: 0, Cron: 50, Notify: 175, Concat: 195 };
function hue(type) {
  if (type in HUES) return HUES[type];
  let sum = 7;
  for (let i = 0; i < type.length; i++) sum = (sum * 31 + type.charCodeAt(i)) >>> 0;
  return sum * 47 % 360;
}

// What stands in the catalog becomes text and nothing else.
function make(tag, how, ...parts) {
  const made = document.createElement(tag);
  for (const [key, value] of Object.entries(how || {})) {
    if (key === "on") for (const [event, run] of Object.entries(value)) made.addEventListener(event, run);
    else if (key === "style") for (const [of, is] of Object.entries(value)) made.style.setProperty(of, is);
    else if (value !== undefined && value !== false) made.setAttribute(key, value === true ? "" : value);
  }
  made.append(...parts.flat().filter(part => part));
  return made;
}
const many = (count, one, more) => `${count.toLocaleString("en")} ${count === 1 ? one : more || one + "s"}`;
const dot = type => make("span", { class: "dot", style: { "--h": hue(type) } });

// What is chosen, folded and looked for.
let chosen = -1, words = [], types = new Set(), hits = null, lines = [];
const open = all.map(of => !(of.looks & DEFINE) && (all.length <= 400 || of.type === "Stage" || of.type === "Node" || (of.looks & MADE) !== 0));
let found = null;
const isOpen = of => (hits ? found : open)[of.index];

// What is looked for is put together when somebody looks.
const said = [];
function text(of) {
  return said[of.index] ||= [name(of), place(of), ...of.attributes.map(([key, kind, value]) =>
    `${catalog.names[key]} ${kind === REFERENCES ? value.join(" ") : kind === SENSITIVE ? "" : value}`)].join("\n").toLowerCase();
}
function fits(of, word) {
  if (word.startsWith("tag:")) return of.tags.some(tag => catalog.tags[tag].toLowerCase().includes(word.slice(4)));
  return text(of).includes(word);
}
function look() {
  hits = null;
  if (words.length || types.size) {
    hits = new Map();
    for (const of of all) {
      if (isHidden(of) || types.size && !types.has(of.type) || !words.every(word => fits(of, word))) continue;
      hits.set(of, true);
    }
    for (const of of [...hits.keys()]) for (const above of containers(of)) if (!hits.has(above)) hits.set(above, false);
    found = all.map(() => true);
  }
  list();
}
// The rows as they stand, one below the other.
function list() {
  lines = [];
  const waiting = roots.map(of => [of, 0]).reverse();
  while (waiting.length) {
    const [of, depth] = waiting.pop();
    if (hits ? !hits.has(of) : isHidden(of)) continue;
    lines.push([of, depth]);
    if (isOpen(of)) for (let i = of.children.length - 1; i >= 0; i--) waiting.push([of.children[i], depth + 1]);
  }
  const hit = hits ? [...hits.values()].filter(is => is).length : 0;
  $("count").textContent = hits ? `${hit.toLocaleString("en")} of ${many(shownCount, "resource")}` : many(shownCount, "resource");
  $("rows").style.height = `${lines.length * ROW}px`;
  $("tree").dataset.rows = lines.length;
  draw(true);
}
// Only the rows that can be seen are there.
let drawn = "";
function draw(anew) {
  const tree = $("tree"), top = Math.min(tree.scrollTop, Math.max(0, lines.length * ROW - tree.clientHeight));
  const first = Math.max(0, Math.floor(top / ROW) - AHEAD), last = Math.min(lines.length, Math.ceil((top + tree.clientHeight) / ROW) + AHEAD);
  if (!anew && drawn === `${first}-${last}`) return;
  drawn = `${first}-${last}`;
  $("rows").replaceChildren(...lines.slice(first, last).map(([of, depth], at) => row(of, depth, first + at)));
  const active = chosen >= 0 && $(`r${chosen}`);
  active ? tree.setAttribute("aria-activedescendant", active.id) : tree.removeAttribute("aria-activedescendant");
}
function row(of, depth, at) {
  const inner = of.children.some(child => hits ? hits.has(child) : !isHidden(child));
  const aside = hits && !hits.get(of);
  return make("div", {
    class: aside ? "row aside" : "row", role: "treeitem", id: `r${of.index}`, "aria-level": depth + 1,
    "aria-expanded": inner ? String(isOpen(of)) : undefined, "aria-selected": String(of.index === chosen),
    title: name(of), style: { "--d": depth, top: `${at * ROW}px` },
    on: { click: () => choose(of, true), dblclick: () => fold(of) },
  },
    make("button", { class: "caret", tabindex: -1, "aria-label": "Fold or unfold", on: { click: event => { event.stopPropagation(); fold(of); } } }),
    dot(of.type),
    make("span", { class: "type", style: { "--h": hue(of.type) } }, ...marked(of.type)),
    make("span", { class: "title" }, ...marked(of.title)),
    of.size > 0 && make("span", { class: "count" }, of.size.toLocaleString("en")),
    !aside && hint(of));
}
// A text with what was looked for in it.
function marked(value) {
  const low = value.toLowerCase(), wanted = words.filter(word => low.includes(word) && low.length === value.length);
  if (!wanted.length) return [value];
  const parts = [];
  for (let at = 0; at < value.length;) {
    const next = wanted.map(word => [low.indexOf(word, at), word.length]).filter(([where]) => where >= 0)
      .sort((a, b) => a[0] - b[0] || b[1] - a[1])[0];
    if (!next) { parts.push(value.slice(at)); break; }
    parts.push(value.slice(at, next[0]), make("mark", null, value.slice(next[0], next[0] + next[1])));
    at = next[0] + next[1];
  }
  return parts;
}
// Why a resource was found, if its name does not say it.
function hint(of) {
  const low = name(of).toLowerCase(), word = words.find(word => !low.includes(word) && !word.startsWith("tag:"));
  if (!word) return;
  const where = of.attributes.find(([key, kind, value]) =>
    `${catalog.names[key]} ${kind === REFERENCES ? value.join(" ") : value}`.toLowerCase().includes(word));
  if (!where) return make("span", { class: "hint" }, ...marked(place(of)));
  const [key, kind, value] = where, whole = kind === REFERENCES ? value.join(" ") : kind === SENSITIVE ? "" : value;
  const start = Math.max(0, whole.toLowerCase().indexOf(word) - 16);
  const part = (start > 0 ? "…" : "") + whole.slice(start, start + 80).replace(/\s+/g, " ");
  return make("span", { class: "hint" }, ...marked(`${catalog.names[key]}: ${part}`));
}
function fold(of, to) {
  const state = hits ? found : open;
  state[of.index] = to === undefined ? !state[of.index] : to;
  list();
}
function foldAll(to) {
  const state = hits ? found : open;
  for (const of of all) state[of.index] = to || of.type === "Stage" && of.parent < 0 && roots.length < 3;
  list();
  reveal(chosen, false);
}

// A resource is chosen: it is shown, and the address of the page says so.
function choose(of, remember) {
  chosen = of ? of.index : -1;
  if (of) { show(of); reveal(chosen, true); } else overview();
  draw(true);
  keep(remember);
}
function reveal(index, opens) {
  if (index < 0) return;
  if (opens) {
    if (hits && !hits.has(all[index])) clear();
    const state = hits ? found : open;
    const shut = containers(all[index]).filter(above => !state[above.index]);
    if (shut.length) { for (const above of shut) state[above.index] = true; list(); }
  }
  const at = lines.findIndex(([of]) => of.index === index), tree = $("tree");
  if (at < 0) return;
  if (at * ROW < tree.scrollTop) tree.scrollTop = at * ROW - ROW;
  else if ((at + 2) * ROW > tree.scrollTop + tree.clientHeight) tree.scrollTop = (at + 2) * ROW - tree.clientHeight;
}
function clear() {
  words = []; types.clear(); $("search").value = "";
  chips(); look();
}
function address(of) {
  const parts = new URLSearchParams();
  if ($("search").value.trim()) parts.set("q", $("search").value.trim());
  if (types.size) parts.set("type", [...types].join(","));
  if (of) parts.set("resource", name(of));
  return `#${parts}`;
}
function keep(remember) {
  const to = address(all[chosen]);
  if (to === (location.hash || "#")) return;
  try { history[remember ? "pushState" : "replaceState"](null, "", to); } catch { location.replace(to); }
}
// #q=motd&type=File&resource=File[/etc/motd]&fold=all
function read() {
  const parts = new URLSearchParams(location.hash.slice(1));
  $("search").value = parts.get("q") || "";
  words = $("search").value.toLowerCase().split(/\s+/).filter(word => word);
  types = new Set((parts.get("type") || "").split(",").filter(type => type));
  chips(); look();
  if (parts.has("fold")) foldAll(false);
  if (parts.has("unfold")) foldAll(true);
  const of = named.get(parts.get("resource"));
  chosen = of ? of.index : -1;
  if (of) { show(of); reveal(chosen, true); } else overview();
  draw(true);
}

// The right side: a resource, or how many there are of each type.
function link(of) {
  return make("a", { href: `#${new URLSearchParams({ resource: name(of) })}`, on: { click: event => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault(); choose(of, true); } } }, name(of));
}
function show(of) {
  const way = containers(of), where = place(of);
  const path = way.flatMap(above => [link(above), make("span", null, "›")]).slice(0, -1);
  const circle = [...of.before, ...of.after].some(([, looks]) => looks & CIRCLE);
  const parts = [
    path.length > 0 && make("nav", { class: "path", "aria-label": "Containers" }, path),
    make("h2", null, make("span", { class: "type", style: { "--h": hue(of.type) } }, of.type), `[${of.title}]`),
    make("div", { class: "facts" },
      where && make("code", { title: "Where it is declared" }, where),
      of.looks & EXPORTED && make("span", { class: "badge" }, "exported"),
      of.looks & DEFINE && make("span", { class: "badge" }, "define"),
      circle && make("span", { class: "badge bad" }, "in a dependency cycle")),
  ];
  parts.push(make("h3", null, "Attributes"), of.attributes.length
    ? make("table", null, make("tbody", null, of.attributes.map(([key, kind, value, cut]) =>
        make("tr", null, make("th", { scope: "row" }, catalog.names[key]), make("td", null, shown(kind, value, cut))))))
    : make("p", { class: "secret" }, "none"));
  parts.push(make("h3", null, "Order"), make("div", { class: "flow" },
    make("div", { class: "earlier" }, make("b", null, "Comes after"), neighbours(of, way, "before")),
    make("i", { "aria-hidden": true }, "→"),
    make("div", { class: "later" }, make("b", null, "Comes before"), neighbours(of, way, "after"))));
  const inner = of.children.filter(child => !isHidden(child));
  if (inner.length) parts.push(make("h3", null, `Contains ${many(of.size, "resource")}`), some(inner, child =>
    make("li", null, dot(child.type), link(child), child.size > 0 && make("span", { class: "through" }, String(child.size))), "links columns"));
  parts.push(make("h3", null, "Tags"), make("div", { class: "tags" }, of.tags.map(tag => make("span", { class: "badge" }, catalog.tags[tag]))));
  $("detail").replaceChildren(...parts.filter(part => part));
  $("detail").scrollTop = 0;
}
function shown(kind, value, cut) {
  if (kind === SENSITIVE) return make("span", { class: "secret" }, "Sensitive: the value is not in this page");
  if (kind === REFERENCES) return make("ul", { class: "links" }, value.map(reference => {
    const of = named.get(reference);
    return make("li", null, of ? [dot(of.type), link(of)] : make("code", null, reference));
  }));
  const rest = cut && make("p", { class: "secret" }, `and ${many(cut, "character")} more, which are not in this page`);
  if (kind === TEXT && !value.includes("\n") && value.length < 400 || kind === CODE && value.length < 400) return [make("code", null, value), rest].filter(part => part);
  const block = make("pre", { tabindex: 0 }, value), all = make("button", { class: "more", on: { click: () => { block.classList.add("whole"); all.remove(); } } }, "Show all of it");
  return [block, value.split("\n").length > 15 && all, rest].filter(part => part);
}
// A neighbour of a container is one of all that is in it.
function neighbours(of, way, side) {
  const own = of[side].map(([other, looks]) => neighbour(other, looks));
  const through = way.slice().reverse().flatMap(above => above[side].map(([other, looks]) => neighbour(other, looks, above)));
  const rows = [...own, ...through];
  return rows.length ? some(rows, row => row, "links") : make("span", { class: "secret" }, "nothing");
}
function neighbour(other, looks, through) {
  return make("li", null, dot(other.type), link(other),
    looks & NOTIFIES && make("span", { class: "badge" }, "notify"), looks & CIRCLE && make("span", { class: "badge bad" }, "cycle"),
    through && make("span", { class: "through" }, `through ${name(through)}`));
}
function some(rows, make_row, how) {
  const first = 60, whole = make("ul", { class: how }, rows.slice(0, first).map(make_row));
  if (rows.length <= first) return whole;
  const more = make("button", { class: "more", on: { click: () => { whole.append(...rows.slice(first).map(make_row)); more.remove(); } } }, `${(rows.length - first).toLocaleString("en")} more`);
  return make("div", null, whole, more);
}
const counts = new Map();
for (const of of all) if (!(of.looks & MADE)) counts.set(of.type, (counts.get(of.type) || 0) + 1);
const numerous = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
function overview() {
  const most = numerous.length ? numerous[0][1] : 1;
  const cycles = catalog.cycles.map(cycle => make("div", { class: "flow" }, make("div", { class: "bad" },
    make("b", null, `A dependency cycle of ${many(cycle.length, "resource")}`), some(cycle.map(index => all[index]), of => make("li", null, dot(of.type), link(of)), "links"))));
  $("detail").replaceChildren(
    make("h2", null, many(shownCount, "resource")),
    make("div", { class: "facts" }, make("span", null, catalog.name), make("span", null, many(catalog.order.length, "relationship")), make("span", null, many(catalog.files.length, "file"))),
    ...cycles.length ? [make("h3", null, "Cycles"), ...cycles] : [],
    make("h3", null, "Types"),
    make("div", { class: "bars" }, numerous.map(([type, count]) => make("button", { title: `Only ${type}`, style: { "--h": hue(type), "--w": `${count / most * 100}%` }, on: { click: () => only(type) } },
      make("span", { class: "type" }, type), make("i"), make("small", null, count.toLocaleString("en"))))));
}
function only(type) {
  types.has(type) ? types.delete(type) : types.add(type);
  chips(); look(); keep(false);
}
function chips() {
  $("types").replaceChildren(...numerous.map(([type, count]) => make("button", { "aria-pressed": String(types.has(type)), on: { click: () => only(type) } },
    dot(type), type, make("small", null, count.toLocaleString("en")))));
}

// Keys.
function move(by) {
  const at = lines.findIndex(([of]) => of.index === chosen);
  const to = Math.max(0, Math.min(lines.length - 1, at < 0 ? 0 : at + by));
  if (lines[to]) choose(lines[to][0], false);
}
const KEYS = {
  ArrowDown: () => move(1), ArrowUp: () => move(-1), Home: () => move(-1e9), End: () => move(1e9),
  PageDown: () => move(Math.floor($("tree").clientHeight / ROW) - 1), PageUp: () => move(1 - Math.floor($("tree").clientHeight / ROW)),
  ArrowRight: of => of && (isOpen(of) ? of.children.length && move(1) : fold(of, true)),
  ArrowLeft: of => of && (isOpen(of) && $(`r${of.index}`)?.hasAttribute("aria-expanded") ? fold(of, false) : of.parent >= 0 && choose(all[of.parent], false)),
  Enter: () => $("detail").focus(), " ": of => of && fold(of),
};
$("tree").addEventListener("keydown", event => {
  const run = KEYS[event.key];
  if (!run || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  run(all[chosen]);
});
$("tree").addEventListener("scroll", () => draw(false), { passive: true });
addEventListener("resize", () => draw(false));
document.addEventListener("keydown", event => {
  const writes = event.target === $("search");
  if (event.key === "Escape") { clear(); keep(false); $("tree").focus(); }
  else if (event.key === "/" && !writes && !event.ctrlKey && !event.metaKey) { event.preventDefault(); $("search").focus(); $("search").select(); }
  else if (writes && (event.key === "ArrowDown" || event.key === "Enter")) {
    event.preventDefault();
    const first = lines.find(([of]) => !hits || hits.get(of));
    if (first) choose(first[0], false);
    $("tree").focus();
  }
});
$("search").addEventListener("input", () => {
  words = $("search").value.toLowerCase().split(/\s+/).filter(word => word);
  $("tree").scrollTop = 0;
  look(); keep(false);
});
$("fold").addEventListener("click", () => foldAll(false));
$("unfold").addEventListener("click", () => foldAll(true));
const root = document.documentElement;
try { if (localStorage.theme) root.dataset.theme = localStorage.theme; } catch {}
$("theme").addEventListener("click", () => {
  const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = dark ? "light" : "dark";
  try { localStorage.theme = root.dataset.theme; } catch {}
});
addEventListener("hashchange", read);
addEventListener("popstate", read);

$("node").textContent = catalog.name;
$("environment").textContent = catalog.environment;
read();
root.dataset.ready = "true";
})();
