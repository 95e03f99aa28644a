import { useLingui } from "@lingui/react/macro";

import type { DownloadKind } from "#app/site/support-search.ts";

/** What files are called by their kind, one or many. */
export function useKindNames(): Record<DownloadKind, string> {
  const { t } = useLingui();
  return { manual: t`Manual`, software: t`Software`, firmware: t`Firmware`, profile: t`Settings` };
}
