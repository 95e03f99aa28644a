import { RouterProvider } from "@tanstack/react-router";
import { hydrateStart } from "@tanstack/react-start/client";
import { hydrateRoot } from "react-dom/client";

import { askConsent } from "./boot/ask-consent.ts";
import { rememberLocale } from "./boot/locale-cookie.ts";
import { addRestOfStyles } from "./boot/rest-of-styles.ts";
import { everyTurn } from "./ui/in-turn.tsx";
import { nextTask, noticeInput } from "./ui/pause.ts";
import { reloadOnChunkFailure } from "./layout/behaviours/chunk-reload.ts";
import { noticeSwipes } from "./layout/behaviours/page-fade.ts";

reloadOnChunkFailure();
noticeSwipes();
noticeInput();

// Pages of the development server have no boot script and no fonts.
if (import.meta.env.DEV) {
  void import("../styles/fonts/fonts.css");
  askConsent();
  rememberLocale();
}

const { body } = document;
const script = body.querySelector(":scope > script");
const stands = (node: Node) =>
  !script || node.compareDocumentPosition(script) & Node.DOCUMENT_POSITION_FOLLOWING;

/** What the application draws, as a parent of its own: behind it are scripts, and what browser extensions have added. */
const pageBody = {
  nodeType: Node.ELEMENT_NODE,
  namespaceURI: body.namespaceURI,
  ownerDocument: document,
  firstChild: body.firstChild,
  childNodes: [...body.childNodes].filter(stands),
  insertBefore: (node: Node, next: Node | null) => body.insertBefore(node, next),
};

async function takeOver() {
  const styles = addRestOfStyles();
  await nextTask();
  const [router] = await Promise.all([hydrateStart(), styles]);
  await nextTask();
  hydrateRoot(pageBody as unknown as Element, <RouterProvider router={router} />);
  performance.mark("application");
  await everyTurn();
  performance.mark("whole application");
}

void takeOver();
