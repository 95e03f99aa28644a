import { Trans } from "@lingui/react/macro";

import { Icon } from "#app/ui/icon.tsx";
import { ContentLink } from "#app/ui/link.tsx";
import { Section } from "#app/ui/section.tsx";
import { Slider } from "#app/ui/slider.tsx";
import { appCard } from "#styled-system/recipes";

import type { BlockView } from "../block-view.ts";

export function AppCards({ block }: { block: BlockView<"app-cards"> }) {
  const { title, text, tone, apps } = block;
  const styles = appCard();
  return (
    <Section title={title} text={text} tone={tone}>
      <Slider label={title} layout="apps">
        {apps.map(({ icon, name, text: promise, version, href }) => (
          <article key={name} className={styles.root}>
            <span className={styles.icon}>
              <Icon name={icon} size={32} />
            </span>
            <h3 className={styles.name}>
              <ContentLink href={href}>{name}</ContentLink>
            </h3>
            {promise && <p className={styles.text}>{promise}</p>}
            {version && (
              <p className={styles.version}>
                <Trans>Version {version}</Trans>
              </p>
            )}
          </article>
        ))}
      </Slider>
    </Section>
  );
}
