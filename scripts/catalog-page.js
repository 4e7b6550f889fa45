// Drives the page of a catalog as a person would, and says what came of it: see catalog-page.sh.
"use strict";
(async () => {
  const $ = id => document.getElementById(id), verdict = document.createElement("pre"), wrong = [];
  verdict.id = "verdict";
  const is = (what, found, expected) => {
    if (JSON.stringify(found) !== JSON.stringify(expected)) wrong.push(`${what}: ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`);
  };
  const rows = () => Number($("tree").dataset.rows);
  const seen = () => [...document.querySelectorAll(".row")].map(row => row.title);
  const key = (target, name) => target.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));
  const type = text => { $("search").value = text; $("search").dispatchEvent(new Event("input", { bubbles: true })); };
  const row = name => document.querySelector(`.row[title="${name}"]`);
  const later = () => new Promise(done => setTimeout(done, 50));
  try {
    is("it is ready", document.documentElement.dataset.ready, "true");
    const count = Number(/[\d,]+/.exec($("count").textContent)[0].replace(/,/g, ""));
    is("2,000 resources", count > 2000 && count < 2100, true);
    is("few rows are drawn", document.querySelectorAll(".row").length < 100, true);
    is("hostile titles are text", document.title, "big.example.com: catalog");

    $("unfold").click();
    const whole = rows();
    is("all unfolded", whole > 2000, true);
    $("tree").scrollTop = 30 * 1000; await later();
    is("the middle is drawn", document.querySelectorAll(".row").length > 20, true);
    $("fold").click();
    is("all folded", rows() < 30, true);
    const folded = rows();
    $("tree").scrollTop = 0; await later();
    row("Class[Group_1]").querySelector(".caret").click();
    is("a class unfolds", rows(), folded + 10 + 9 + 20);
    row("Class[Group_1]").querySelector(".caret").click();
    is("and folds", rows(), folded);

    type("www7.group3.example.com");
    is("found with containers", seen().filter(name => name.includes("www7.group3")), [
      "Site[www7.group3.example.com]", "File[/srv/www7.group3.example.com]", "File[/srv/www7.group3.example.com/site.conf]",
      "Service[site-www7.group3.example.com]"]);
    is("how many", $("count").textContent.startsWith("4 of "), true);
    is("the address says it", location.hash, "#q=www7.group3.example.com");
    is("what is found is marked", document.querySelectorAll(".row mark").length > 3, true);
    type("value 4 of group 12 file_4");
    is("values are searched", seen().includes("File[/etc/group_12/file_4.conf]"), true);
    type("no such thing");
    is("nothing", rows(), 0);
    key($("search"), "Escape");
    is("Escape clears", [$("search").value, rows()], ["", folded]);

    location.hash = "#resource=" + encodeURIComponent("Service[site-www2.group5.example.com]"); await later();
    is("an address chooses", document.querySelector("h2").textContent, "Service[site-www2.group5.example.com]");
    is("its row is in sight", row("Service[site-www2.group5.example.com]").getAttribute("aria-selected"), "true");
    is("its neighbours", [...document.querySelectorAll(".earlier a")].map(link => link.textContent),
      ["File[/srv/www2.group5.example.com/site.conf]", "Package[package_5_1]"]);
    document.querySelector(".earlier a").click();
    is("a link leads there", document.querySelector("h2").textContent, "File[/srv/www2.group5.example.com/site.conf]");
    is("attributes", [...document.querySelectorAll("th")].map(name => name.textContent), ["content", "mode", "notify"]);
    is("of many lines", document.querySelector("td pre").textContent, "port 8002\nname www2.group5.example.com\n");
    key($("tree"), "ArrowDown");
    is("a key goes on", document.querySelector("h2").textContent, "Service[site-www2.group5.example.com]");
    key($("tree"), "ArrowLeft");
    is("and out", document.querySelector("h2").textContent, "Site[www2.group5.example.com]");
    key($("tree"), "ArrowLeft");
    is("and folds", row("Site[www2.group5.example.com]").getAttribute("aria-expanded"), "false");

    location.hash = "#resource=" + encodeURIComponent("File[/root/secret]"); await later();
    is("secrets stay hidden", document.querySelector("td").textContent, "Sensitive: the value is not in this page");
    location.hash = "#resource=" + encodeURIComponent("Notify[egg]"); await later();
    is("cycles are red", document.querySelectorAll("#detail .bad").length, 3);
    [...document.querySelectorAll("#types button")].find(chip => chip.textContent.startsWith("Package")).click();
    is("a type alone", $("count").textContent.startsWith("180 of "), true);
  } catch (error) {
    wrong.push(String(error.stack || error));
  }
  verdict.textContent = wrong.length ? `\n${wrong.join("\n")}\n` : "all is well";
  document.body.append(verdict);
})();
