import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import type { FinderView } from "#app/server/domain/catalog/decision.functions.ts";
import type { FinderSearch } from "#app/site/finder.ts";
import { FilterForm } from "#app/ui/filter-form.tsx";
import { FilterGroup } from "#app/ui/filter-group.tsx";
import { Parts } from "#app/ui/parts.tsx";
import { Section } from "#app/ui/section.tsx";
import { button, finder as finderRecipe } from "#styled-system/recipes";

import { CompareTray } from "../selection/compare-tray.tsx";
import { Suggestion } from "./suggestion.tsx";

type FinderScreenProps = { finder: FinderView; search: FinderSearch };

const resultsId = "suggestions";

export function FinderScreen({ finder, search }: FinderScreenProps) {
  const { t } = useLingui();
  const styles = finderRecipe();
  const { category, questions, answered, suggestions } = finder;
  const count = suggestions.length;
  return (
    <Parts>
      <Section level="1" title={finder.title} text={finder.text}>
        <FilterForm className={styles.form} target={resultsId}>
          {questions.map(({ question, hint, answers }) => (
            <div key={question} className={styles.question}>
              <FilterGroup legend={question} name="answer" options={answers} chosen={search.answer} />
              {hint && <p className={styles.hint}>{hint}</p>}
            </div>
          ))}
          <div className={styles.actions}>
            <button type="submit" className={button()}>
              <Trans comment="button">Show suggestions</Trans>
            </button>
            {answered > 0 && (
              <Link to="." search={{}} resetScroll={false} className={styles.reset}>
                <Trans>Start over</Trans>
              </Link>
            )}
          </div>
        </FilterForm>
      </Section>
      <Section id={resultsId} title={answered > 0 ? t`Our suggestions` : category.name}>
        <div className={styles.results}>
          <p role="status">
            {count === 0 ? (
              <Trans>No model fits these answers. Please change one of them.</Trans>
            ) : answered > 0 ? (
              <Plural
                value={count}
                one="# model, the best match first"
                other="# models, the best match first"
              />
            ) : (
              <Trans>Answer a question, and the models that fit come first.</Trans>
            )}
          </p>
          <ol className={styles.suggestions}>
            {suggestions.map((suggestion) => (
              <li key={suggestion.product.slug}>
                <Suggestion suggestion={suggestion} answered={answered} />
              </li>
            ))}
          </ol>
          <p>
            <Link
              to="/category/{-$slug}"
              params={{ slug: category.slug }}
              className={button({ look: "outline" })}
            >
              <Trans comment="button">Show all models</Trans>
            </Link>
          </p>
        </div>
      </Section>
      <CompareTray />
    </Parts>
  );
}
