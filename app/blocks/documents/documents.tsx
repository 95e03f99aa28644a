import { Trans } from "@lingui/react/macro";

import { FileList } from "#app/ui/file-list.tsx";
import { Section } from "#app/ui/section.tsx";

import type { BlockView } from "../block-view.ts";

export function Documents({ block }: { block: BlockView<"documents"> }) {
  const { title, text, tone, documents } = block;
  if (documents.length === 0) return null;
  return (
    <Section title={title} text={text} tone={tone}>
      <FileList
        files={documents.map(({ file, title: name, version, format, size }) => ({
          file,
          title: name,
          facts: [version && <Trans key="version">Version {version}</Trans>, format, size],
        }))}
      />
    </Section>
  );
}
