/** Makes a page static: removes scripts and replaces forms. Requires React's HTML: lower-case tags, quoted attributes. */

/** `data-nosnippet` excludes it from search results. */
const noticeOf = (notice: string) => `<p role="note" data-nosnippet>${escapeHtml(notice)}</p>`;

/** Executable scripts. Data such as JSON-LD stays. */
const script = /<script(?![^>]*\stype="application\/)[^>]*>[^]*?<\/script>/g;

const scriptLink = /<link\b(?=[^>]*\s(?:rel="modulepreload"|as="(?:script|fetch)"))[^>]*>/g;

const form = /<form\b([^>]*)>([^]*?)<\/form>/g;
const control = /<(?:input|select|textarea|button)\b(?![^>]*\sdisabled)/g;

/** CSS pixels. Other widths are dropped, because all widths take four times the bytes and minutes of encoding. */
const savedWidths: readonly string[] = ["640", "1280"];

const pictureList = /(\s(?:srcset|imagesrcset)=")([^"]*)/gi;
const widthOf = (candidate: string) => /^\/media\/(\d+)\//.exec(candidate.trim())?.[1];

/** Selects the largest width of smaller pictures. */
function selectWidths(list: string): string {
  const candidates = list.split(", ");
  const selected = candidates.filter((candidate) => savedWidths.includes(widthOf(candidate) ?? ""));
  return selected.length > 0 ? selected.join(", ") : candidates.at(-1)!;
}

/** The largest width becomes the `src`. */
const picture = /<img\b[^>]*>/g;
function useListed(tag: string): string {
  const [, last] = /\ssrcset="(?:[^"]*, )?(\/media\/[^" ]+) [^"]*"/i.exec(tag) ?? [];
  return last ? tag.replace(/(\ssrc=")\/media\/\d+\/[^"]*/, `$1${last}`) : tag;
}

/**
 * @param policy `Content-Security-Policy` of the page
 * @param notice plain text in the page's language
 */
export function toStaticPage(html: string, policy: string, notice: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(staticPolicy(policy))}"/>`;
  return html
    .replaceAll(script, "")
    .replaceAll(scriptLink, "")
    .replaceAll(pictureList, (_list, name: string, list: string) => name + selectWidths(list))
    .replaceAll(picture, useListed)
    .replaceAll(form, (_form, attributes: string, content: string) =>
      replaceForm(attributes, content, noticeOf(notice)),
    )
    .replace(/<head>/, (head) => head + meta);
}

function replaceForm(attributes: string, content: string, notice: string): string {
  if (attributes.includes('role="search"')) return "";
  if (attributes.includes('method="post"') || !content.includes("<a ")) return notice;
  // Product filters contain the product list, which stays.
  const [className = ""] = /\sclass="[^"]*"/.exec(attributes) ?? [];
  const disabled = content.replaceAll(control, (tag) => `${tag} disabled`);
  return `${notice}<div${className}>${disabled}</div>`;
}

/** Removes unused permissions; style hashes stay. `frame-ancestors` works only as a header, which the proxy sends. */
export function staticPolicy(policy: string): string {
  const closed = ["script-src", "connect-src", "worker-src", "form-action"];
  const directives = policy.split(";").map((directive) => directive.trim());
  return [
    ...directives.filter((directive) => ![...closed, "frame-ancestors"].includes(directive.split(" ")[0]!)),
    ...closed.map((name) => `${name} 'none'`),
  ].join("; ");
}

/** The 404 page with the notice as its text, for everything outside the snapshot. */
export function toUnavailablePage(notFound: string, policy: string, notice: string): string {
  return toStaticPage(notFound, policy, notice)
    .replace(/(<main\b[^>]*>[^]*?)<svg\b[^]*?<\/svg>/, "$1")
    .replace(/(<main\b[^]*?<p\b[^>]*>)[^<]*/, (_text, before: string) => before + escapeHtml(notice))
    .replace(/<head>/, '<head><meta name="robots" content="noindex"/>');
}

const reference = /\s(?:href|src|poster|srcset|srcSet|imagesrcset)="([^"]*)"|url\(&?["']?([^"')]+)/g;

export type References = {
  /** Paths with queries. */
  pages: Set<string>;
  /** Paths of assets and media. */
  files: Set<string>;
};

/** Same-host URLs in a page or a style sheet. */
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
