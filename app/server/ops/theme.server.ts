import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import * as v from "valibot";
import { parse } from "yaml";

import { type Theme, themeFile } from "../../validation/theme.schema.ts";
import { contentFolder } from "./project-root.server.ts";
import { SetupError } from "./setup-error.ts";

export const themePath = join(contentFolder, "theme.yaml");

/** Reads `theme.yaml` with all defaults. @throws with file, field and the expected value */
export function readTheme(path: string = themePath): Theme {
  const source: unknown = existsSync(path) ? parse(readFileSync(path, "utf8")) : undefined;
  const { success, output, issues } = v.safeParse(themeFile, source ?? {});
  if (success) return output;
  throw new SetupError(
    issues.map((issue) => `${path}: ${v.getDotPath(issue) ?? "file"}: ${issue.message}`).join("\n"),
  );
}

export const defaultTheme = v.parse(themeFile, {});

/** Read once per process; pages use that of the build. The build and the content check report faulty files. */
export const theme = themeOrDefault();

function themeOrDefault(): Theme {
  try {
    return readTheme();
  } catch {
    return defaultTheme;
  }
}
