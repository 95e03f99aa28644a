import { getDocument, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

/** Structure of a tagged PDF for screen readers, in reading order. */
export type Part = { role: string; alt: string; text: string; children: Part[] };

export type Structure = {
  isTagged: boolean;
  /** Whether the window shows the document's title instead of its file name. */
  showsTitle: boolean;
  title: string;
  language: string;
  pages: Part[];
  /** Text that is neither in the structure nor marked as decoration. */
  untagged: string[];
};

type Node = { role?: string; alt?: string; type?: string; id?: string; children?: Node[] };

export async function readStructure(data: Uint8Array): Promise<Structure> {
  const task = getDocument({ data: new Uint8Array(data), verbosity: 0 });
  try {
    const document = await task.promise;
    const { info } = (await document.getMetadata()) as { info: { Title: string; Language: string } };
    // Maps at run time, unlike the declared types.
    const flags = (await document.getMarkInfo()) as unknown as Map<string, boolean> | null;
    const preferences = (await document.getViewerPreferences()) as unknown as Map<string, boolean> | null;
    const structure: Structure = {
      isTagged: flags?.get("Marked") === true,
      showsTitle: preferences?.get("DisplayDocTitle") === true,
      title: info.Title,
      language: info.Language,
      pages: [],
      untagged: [],
    };
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number);
      const { byId, untagged } = await markedTexts(page);
      structure.untagged.push(...untagged);
      structure.pages.push(partOf((await page.getStructTree()) as Node, byId));
    }
    return structure;
  } finally {
    await task.destroy();
  }
}

async function markedTexts(page: PDFPageProxy) {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const byId = new Map<string, string>();
  const untagged: string[] = [];
  const open: (string | undefined)[] = [];
  for (const item of items) {
    if ("str" in item) {
      const text = item.str + (item.hasEOL ? " " : "");
      const id = open.findLast((candidate) => candidate !== undefined);
      if (id) byId.set(id, (byId.get(id) ?? "") + text);
      else if (open.length === 0 && text.trim()) untagged.push(text);
    } else if (item.type === "endMarkedContent") open.pop();
    else open.push(item.id);
  }
  return { byId, untagged };
}

function partOf({ role, alt, children = [] }: Node, texts: Map<string, string>): Part {
  const inside = children.filter((child) => child.role).map((child) => partOf(child, texts));
  const text = children
    .filter(({ type }) => type === "content")
    .map(({ id }) => texts.get(id!) ?? "")
    .join("");
  return { role: role ?? "", alt: alt ?? "", text: text.replaceAll(/\s+/g, " ").trim(), children: inside };
}

export const allParts = (part: Part): Part[] => [part, ...part.children.flatMap(allParts)];

const allowedIn: Record<string, readonly string[]> = {
  L: ["LI"],
  LI: ["Lbl", "LBody"],
  Table: ["TR"],
  TR: ["TH", "TD"],
  TOC: ["TOCI"],
};

/** @returns one line per fault of order or nesting (PDF/UA-1, 7.2 to 7.7) */
export function structureFaults({
  isTagged,
  showsTitle,
  title,
  language,
  pages,
  untagged,
}: Structure): string[] {
  const faults = untagged.map((text) => `untagged: ${text}`);
  if (!isTagged) faults.push("not tagged");
  if (!showsTitle || !title) faults.push("no title");
  if (!language) faults.push("no language");
  let level = 0;
  for (const [index, page] of pages.entries()) {
    const report = (fault: string, { role, text }: Part) =>
      faults.push(`page ${index + 1}: ${fault}: ${role} “${text.slice(0, 40)}”`);
    for (const part of allParts(page)) {
      const { role, alt, text, children } = part;
      const heading = Number(/^H(\d)$/.exec(role)?.[1] ?? 0);
      if (heading > level + 1) report(`follows a heading of level ${level}`, part);
      if (heading) level = heading;
      if (/^(?:H\d|P|TH|LBody|Link)$/.test(role) && !text && children.length === 0) report("empty", part);
      if (role === "Figure" && !alt) report("no alternative text", part);
      if (allowedIn[role] && children.length === 0) report("empty", part);
      for (const child of children)
        if (allowedIn[role] && !allowedIn[role].includes(child.role)) report(`has a ${child.role}`, part);
    }
  }
  return faults;
}
