import { Emblem } from "#app/ui/emblem.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ContentLink } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Section } from "#app/ui/section.tsx";
import { columnGrid, teamCard } from "#styled-system/recipes";

import type { BlockView } from "../block-view.ts";

type Member = BlockView<"team">["members"][number];

export function Team({ block }: { block: BlockView<"team"> }) {
  const { title, text, tone, columns, members } = block;
  return (
    <Section title={title} text={text} tone={tone}>
      <ul className={columnGrid({ columns: `${columns}` })}>
        {members.map((member) => (
          <MemberCard key={member.name} member={member} />
        ))}
      </ul>
    </Section>
  );
}

function MemberCard({ member }: { member: Member }) {
  const { name, position, photo, description, phones, email, links } = member;
  const styles = teamCard();
  return (
    <li className={styles.root}>
      <div className={styles.portrait}>
        {photo ? (
          <Picture {...photo} width={640} height={480} />
        ) : (
          <Emblem seed={name} sides={8} label={initials(name)} />
        )}
      </div>
      <div className={styles.body}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.position}>{position}</p>
        {description && <p className={styles.description}>{description}</p>}
        <ul className={styles.contacts}>
          {phones.map((phone) => (
            <li key={phone}>
              <a href={`tel:${phone.replaceAll(" ", "")}`}>
                <Icon name="phone" size={20} />
                <span dir="ltr">{phone}</span>
              </a>
            </li>
          ))}
          {email && (
            <li>
              <a href={`mailto:${email}`}>
                <Icon name="partners-contact" size={20} />
                <span>
                  {email.split("@")[0]}@<wbr />
                  {email.split("@")[1]}
                </span>
              </a>
            </li>
          )}
          {links.map(({ label, href }) => (
            <li key={href}>
              <ContentLink href={href}>
                <Icon name="arrows" size={20} />
                {label}
              </ContentLink>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

function initials(name: string): string {
  const words = name.split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return letters.map((word) => [...(word ?? "")][0] ?? "").join("");
}
