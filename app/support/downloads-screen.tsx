import { Trans, useLingui } from "@lingui/react/macro";

import type { DownloadItem } from "#app/server/support/support.functions.ts";
import { FileList } from "#app/ui/file-list.tsx";
import { Section } from "#app/ui/section.tsx";

import { downloadsHead } from "./support-heads.ts";

export function DownloadsScreen({ downloads }: { downloads: DownloadItem[] }) {
  const { i18n } = useLingui();
  const { title, description } = downloadsHead(i18n);
  return (
    <Section title={title} text={description} level="1">
      <FileList
        files={downloads.map(({ file, title: name, version, released, size, sha256 }) => ({
          file,
          title: name,
          facts: [
            <Trans key="version">Version {version}</Trans>,
            released,
            size,
            <span key="checksum" title={sha256}>{`SHA-256 ${sha256.slice(0, 12)}…`}</span>,
          ],
        }))}
      />
    </Section>
  );
}
