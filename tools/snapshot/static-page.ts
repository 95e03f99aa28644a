/**
 * Turns a page of the server into one that needs no server: without scripts, and with a notice in the place of forms. It works on
 * HTML that React wrote: tags are lower-case, attributes are quoted, scripts and forms do not nest.
 */

/** What stands in the place of a form. Search engines do not quote it. */
const noticeOf = (notice: string) => `<p role="note" data-nosnippet>${escapeHtml(notice)}</p>`;

/** Inline and module scripts. Data such as JSON-LD runs nowhere and stays. */
const script = /<script(?![^>]*\stype="application\/)[^>]*>[^]*?<\/script>/g;

/** What scripts would load. */
const scriptLink = /<link\b(?=[^>]*\s(?:rel="modulepreload"|as="(?:script|fetch)"))[^>]*>/g;

const form = /<form\b([^>]*)>([^]*?)<\/form>/g;
const control = /<(?:input|select|textarea|button)\b(?![^>]*\sdisabled)/g;

/**
 * CSS pixels: a phone's and a desk's. All widths that pages offer would be four times the bytes, and minutes of encoding where no
 * server has shown them yet.
 */
const savedWidths: readonly string[] = ["640", "1280"];

const pictureList = /(\s(?:srcset|imagesrcset)=")([^"]*)/gi;
const widthOf = (candidate: string) => /^\/media\/(\d+)\//.exec(candidate.trim())?.[1];

/** A picture that is smaller than these keeps its largest width. */
function keepWidths(list: string): string {
  const candidates = list.split(", ");
  const kept = candidates.filter((candidate) => savedWidths.includes(widthOf(candidate) ?? ""));
  return kept.length > 0 ? kept.join(", ") : candidates.at(-1)!;
}

/** The address for browsers that read no list: the largest one of the list. */
const picture = /<img\b[^>]*>/g;
function useListed(tag: string): string {
  const [, last] = /\ssrcset="(?:[^"]*, )?(\/media\/[^" ]+) [^"]*"/i.exec(tag) ?? [];
  return last ? tag.replace(/(\ssrc=")\/media\/\d+\/[^"]*/, `$1${last}`) : tag;
}

/**
 * @param policy the page's `Content-Security-Policy`
 * @param notice plain text in the page's language
 */
export function toStaticPage(html: string, policy: string, notice: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(staticPolicy(policy))}"/>`;
  return html
    .replaceAll(script, "")
    .replaceAll(scriptLink, "")
    .replaceAll(pictureList, (_list, name: string, list: string) => name + keepWidths(list))
    .replaceAll(picture, useListed)
    .replaceAll(form, (_form, attributes: string, content: string) =>
      replaceForm(attributes, content, noticeOf(notice)),
    )
    .replace(/<head>/, (head) => head + meta);
}

function replaceForm(attributes: string, content: string, notice: string): string {
  if (attributes.includes('role="search"')) return "";
  if (attributes.includes('method="post"') || !content.includes("<a ")) return notice;
  // Filters with the list that they apply to: the list stays.
  const [className = ""] = /\sclass="[^"]*"/.exec(attributes) ?? [];
  const disabled = content.replaceAll(control, (tag) => `${tag} disabled`);
  return `${notice}<div${className}>${disabled}</div>`;
}

/**
 * The page's own policy with everything closed that it no longer needs; hashes of its styles stay. `frame-ancestors` counts in
 * headers only, where the proxy sends it.
 */
export function staticPolicy(policy: string): string {
  const closed = ["script-src", "connect-src", "worker-src", "form-action"];
  const directives = policy.split(";").map((directive) => directive.trim());
  return [
    ...directives.filter((directive) => ![...closed, "frame-ancestors"].includes(directive.split(" ")[0]!)),
    ...closed.map((name) => `${name} 'none'`),
  ].join("; ");
}

/** The page for everything that is not in the snapshot: the site's 404 page with the notice for its text. */
export function toUnavailablePage(notFound: string, policy: string, notice: string): string {
  return toStaticPage(notFound, policy, notice)
    .replace(/(<main\b[^>]*>[^]*?)<svg\b[^]*?<\/svg>/, "$1")
    .replace(/(<main\b[^]*?<p\b[^>]*>)[^<]*/, (_text, before: string) => before + escapeHtml(notice))
    .replace(/<head>/, '<head><meta name="robots" content="noindex"/>');
}

const reference = /\s(?:href|src|poster|srcset|srcSet|imagesrcset)="([^"]*)"|url\(&?["']?([^"')]+)/g;

export type References = {
  /** Paths with their queries. */
  pages: Set<string>;
  /** Paths of built assets and media. */
  files: Set<string>;
};

/** The addresses of the same host that a page or a style sheet names. */
export function referencesIn(text: string): References {
  const pages = new Set<string>();
  const files = new Set<string>();
  for (const [, attribute = "", url = ""] of text.matchAll(reference)) {
    for (const part of (attribute || url).replaceAll("&amp;", "&").split(",")) {
      const address = part.trim().split(/[\s#]/, 1)[0]!;
      if (/^\/(?:assets|media)\//.test(address)) files.add(address);
      else if (/^\/(?!\/)/.test(address)) pages.add(address);
    }
  }
  return { pages, files };
}

const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
