import { rootRouteId, useMatch } from "@tanstack/react-router";
import type { ReactNode } from "react";

import { hasSection, type Section } from "#app/site/sections.ts";
import type { Site } from "#app/site/site.ts";

export function InSection({ section, children }: { section: Section; children: ReactNode }) {
  const root = useMatch({ from: rootRouteId, shouldThrow: false });
  const { site } = (root?.loaderData as { site?: Site } | undefined) ?? {};
  return site && !hasSection(site, section) ? null : children;
}
