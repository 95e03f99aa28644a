import type { FormEvent } from "react";

import { ChoicePanels } from "#app/ui/choice-panels.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Section } from "#app/ui/section.tsx";
import { Video } from "#app/ui/video.tsx";
import { videoThumbnail } from "#styled-system/recipes";

import type { BlockView } from "../block-view.ts";

export function VideoTabs({ block }: { block: BlockView<"video-tabs"> }) {
  const { title, text, tone, tabs } = block;
  const styles = videoThumbnail();
  const choices = tabs.map((tab) => ({
    key: tab.title,
    label: (
      <>
        <span className={styles.picture}>
          <Picture src={tab.video.poster} alt="" width={1280} height={720} />
          <Icon name="play" size={32} />
        </span>
        <span className={styles.title}>{tab.title}</span>
      </>
    ),
    panel: (
      <div className={styles.panel}>
        <Video {...tab.video} />
        <h3 className={styles.heading}>{tab.title}</h3>
        {tab.text && <p className={styles.text}>{tab.text}</p>}
      </div>
    ),
  }));
  return (
    <Section title={title} text={text} tone={tone}>
      <ChoicePanels legend={title} look="thumbnails" choices={choices} onChange={pauseAll} />
    </Section>
  );
}

function pauseAll({ currentTarget }: FormEvent) {
  for (const film of currentTarget.querySelectorAll("video")) film.pause();
}
