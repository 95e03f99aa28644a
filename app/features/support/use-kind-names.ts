import { useLingui } from "@lingui/react/macro";

import type { DownloadKind } from "#app/site/support-search.ts";

export function useKindNames(): Record<DownloadKind, string> {
  const { t } = useLingui();
  return {
    manual: t`Manual`,
    software: t`Software`,
    firmware: t`Firmware`,
    profile: t({ message: "Settings", comment: "kind of file: a profile of settings for a device" }),
  };
}
