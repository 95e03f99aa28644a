import { Fragment, type ReactNode } from "react";

import { fileList } from "#styled-system/recipes";

import { Icon } from "./icon.tsx";
import { mediaUrl } from "./media-origin.tsx";

export type FileItem = {
  /** Path below `/media`. */
  file: string;
  title: string;
  /** Version, format, size and the like; empty ones are left out. */
  facts: ReactNode[];
};

/** Files to download. */
export function FileList({ files }: { files: FileItem[] }) {
  const styles = fileList();
  return (
    <ul className={styles.root}>
      {files.map(({ file, title, facts }) => (
        <li key={file}>
          <a href={mediaUrl(file)} download className={styles.link}>
            <Icon name="document" />
            <span className={styles.title}>{title}</span>
            <span className={styles.facts}>
              {facts.filter(Boolean).map((fact, index) => (
                <Fragment key={index}>
                  {index > 0 && " · "}
                  {fact}
                </Fragment>
              ))}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
