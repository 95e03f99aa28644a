import { type FormEventHandler, type ReactNode, useId } from "react";

import { choicePanels } from "#styled-system/recipes";

export type Choice = { key: string; label: ReactNode; panel: ReactNode };

type ChoicePanelsProps = {
  legend: string;
  look: "tabs" | "thumbnails" | "swatches" | "gallery";
  /** At most 12: the style sheet pairs choices and panels by number. */
  choices: Choice[];
  initial?: number;
  onChange?: FormEventHandler;
};

/** Shows one of several panels. Made of radio buttons, so it works without JavaScript. */
export function ChoicePanels({ legend, look, choices, initial = 0, onChange }: ChoicePanelsProps) {
  const name = useId();
  const styles = choicePanels({ look });
  return (
    <div className={styles.root} onChange={onChange}>
      <fieldset className={styles.choices}>
        <legend className={styles.hidden}>{legend}</legend>
        {choices.map(({ key, label }, index) => (
          <label key={key} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={key}
              defaultChecked={index === initial}
              data-choice={index + 1}
              className={styles.hidden}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <div className={styles.panels}>
        {choices.map(({ key, panel }, index) => (
          <div key={key} data-panel={index + 1} className={styles.panel}>
            {panel}
          </div>
        ))}
      </div>
    </div>
  );
}
