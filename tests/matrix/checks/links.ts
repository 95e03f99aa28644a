import type { Box, Check, Finding } from "../check.ts";

/** Every link to a page or file of the site has a target. */
export const links: Check = async ({ page, route, statusOf }) => {
  const targets = await page.evaluate(() => {
    const found = new Map<string, { path: string; anchored: boolean; words: string; box: Box }>();
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[href]")) {
      if (link.origin !== location.origin || found.has(link.href)) continue;
      const { left, top, width, height } = link.getBoundingClientRect();
      const isHere = link.pathname + link.search === location.pathname + location.search;
      found.set(link.href, {
        path: link.pathname + link.search,
        anchored:
          !isHere ||
          link.hash === "" ||
          document.getElementById(decodeURIComponent(link.hash.slice(1))) !== null,
        words: (link.textContent.trim() || link.getAttribute("aria-label")) ?? "",
        box: { left: left + scrollX, top: top + scrollY, width, height },
      });
    }
    return [...found.values()];
  });
  const findings: Finding[] = [];
  // Sequential: simultaneous requests would fill the server's render queue, and some would get 503.
  for (const { path, anchored, words, box } of targets) {
    const about = { words: words.slice(0, 80), selector: `a[href=${JSON.stringify(path)}]`, box };
    if (!anchored) {
      findings.push({ ...about, says: "leads to a part that is not on the page" });
      continue;
    }
    const status = path === route ? 200 : await statusOf(path);
    if (status !== 200) findings.push({ ...about, says: `the link ${path} answers ${status}` });
  }
  return findings;
};
