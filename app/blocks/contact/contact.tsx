import { Trans } from "@lingui/react/macro";

import { Icon } from "#app/ui/icon.tsx";
import { Section } from "#app/ui/section.tsx";
import { columnGrid, officeCards } from "#styled-system/recipes";

import type { BlockView } from "../block-view.ts";

type Office = BlockView<"contact">["offices"][number];

export function Contact({ block }: { block: BlockView<"contact"> }) {
  return (
    <Section title={block.title} text={block.text} tone={block.tone}>
      <ul className={columnGrid({ columns: "3", size: "wide" })}>
        {block.offices.map((office) => (
          <OfficeCard key={office.name} office={office} />
        ))}
      </ul>
    </Section>
  );
}

function OfficeCard({ office: { name, address, country, phones, email, hours } }: { office: Office }) {
  const styles = officeCards();
  return (
    <li className={styles.card}>
      <h3 className={styles.name}>{name}</h3>
      <div className={styles.contact}>
        <address className={styles.line}>
          <Icon name="pin" size={20} />
          <span className={styles.lines}>
            {address.map((line) => (
              <span key={line} dir="auto">
                {line}
              </span>
            ))}
            <span>{country}</span>
          </span>
        </address>
        {phones.length > 0 && (
          <p className={styles.line}>
            <Icon name="phone" size={20} />
            <span className={styles.lines}>
              {phones.map((phone) => (
                <a key={phone} href={`tel:${phone.replaceAll(" ", "")}`} dir="ltr">
                  {phone}
                </a>
              ))}
            </span>
          </p>
        )}
        {email && (
          <p className={styles.line}>
            <Icon name="partners-contact" size={20} />
            <a href={`mailto:${email}`}>{email}</a>
          </p>
        )}
      </div>
      {hours && (
        <div className={styles.hours}>
          <p className={styles.hoursName}>
            <Trans>Opening hours</Trans>
          </p>
          <p>{hours}</p>
        </div>
      )}
    </li>
  );
}
