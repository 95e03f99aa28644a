import { useRouter } from "@tanstack/react-router";
import type { MouseEvent } from "react";

import { prose } from "#styled-system/recipes";

/** Text from Markdown. The server made the HTML and let no markup of the source through. */
export function RichText({ html }: { html: string }) {
  const router = useRouter();
  const navigate = (event: MouseEvent<HTMLDivElement>) => {
    const path = internalPath(event);
    if (!path) return;
    event.preventDefault();
    void router.navigate({ href: path });
  };
  // The links in the text are native links; the handler only spares them the full page load.
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events jsx-a11y/no-static-element-interactions
  return <div className={prose()} onClick={navigate} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The path of a plain click on a link of this site; nothing for anything the browser should do itself. */
function internalPath(event: MouseEvent<HTMLDivElement>): string | undefined {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const anchor = event.target instanceof Element ? event.target.closest("a") : null;
  const href = anchor?.getAttribute("href");
  return plain && href?.startsWith("/") && !href.startsWith("//") ? href : undefined;
}
