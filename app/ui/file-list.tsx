import type { ReactNode } from "react";

import { fileList } from "#styled-system/recipes";

import { Icon } from "./icon.tsx";
import { mediaUrl } from "./media-origin.tsx";

export type FileItem = {
  file: string;
  title: string;
  facts: ReactNode[];
  sha256?: string;
};

export function FileList({ files, layout }: { files: FileItem[]; layout?: "row" | "stacked" }) {
  const styles = fileList({ layout });
  return (
    <ul className={styles.root}>
      {files.map(({ file, title, facts, sha256 }) => (
        <li key={file} className={styles.item}>
          <a href={mediaUrl(file)} download className={styles.link}>
            <Icon name="document" />
            <span className={styles.title}>{title}</span>
            <span className={styles.facts}>
              {facts.filter(Boolean).map((fact, index) => (
                <span key={index} className={styles.fact}>
                  {index > 0 && <span className={styles.separator}> · </span>}
                  {fact}
                </span>
              ))}
            </span>
          </a>
          {sha256 && (
            <details className={styles.checksum}>
              <summary>
                SHA-256
                <Icon name="chevrons" size={16} />
              </summary>
              <code dir="ltr">{sha256}</code>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}
