import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { po } from "gettext-parser";

import { projectRoot } from "#app/server/ops/project-root.server.ts";

import { aboutText, type Check } from "../check.ts";

/** Remains of a message that was not found, or that lacks its values. */
const leftOver = /\{\w+(?:,[^}]*)?\}|<\/?\d+\/?>|\[object \w+\]|\bundefined\b|\bNaN\b|Invalid Date/;

/** Messages without a catalog are shown as their ids: hashes, or names such as `validation_email`. */
const messageIds = new Set(
  globSync("app/locales/en/*.po", { cwd: projectRoot }).flatMap((path) =>
    Object.values(po.parse(readFileSync(join(projectRoot, path))).translations)
      .flatMap((messages) => Object.values(messages))
      .flatMap(({ msgid, msgctxt = "" }) => [
        hashOf(msgid, msgctxt),
        ...(/^[a-z]+(?:_[a-z]+)+$/i.test(msgid) ? [msgid] : []),
      ]),
  ),
);

/** Lingui's id of a message and its context. */
function hashOf(message: string, context: string) {
  return createHash("sha256").update(`${message}\u001f${context}`).digest("base64url").slice(0, 6);
}

/** No id or source syntax of a message is shown. */
export const messages: Check = ({ texts }) =>
  texts.flatMap((text) => {
    if (messageIds.has(text.words)) return [aboutText(text, "the id of a message is shown")];
    const [left] = leftOver.exec(text.words) ?? [];
    return left ? [aboutText(text, `${JSON.stringify(left)} is left over of a message`)] : [];
  });
