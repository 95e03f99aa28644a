import { Trans, useLingui } from "@lingui/react/macro";

import {
  type DownloadSearch,
  downloadKinds,
  downloadSystems,
  systemNames,
} from "#app/site/support-search.ts";
import { maxSearchText } from "#app/site/text-fields.ts";
import { FilterForm } from "#app/ui/filter-form.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { button, filterRow } from "#styled-system/recipes";

import { useKindNames } from "./use-kind-names.ts";

export function DownloadFilters({ search }: { search: DownloadSearch }) {
  const { t } = useLingui();
  const styles = filterRow();
  const kinds = useKindNames();
  return (
    <FilterForm className={styles.root}>
      <TextField
        name="q"
        label={t`Product or item number`}
        maxLength={maxSearchText}
        defaultValue={search.q ?? ""}
      />
      <SelectField
        name="kind"
        label={t`Kind of file`}
        placeholder={t`All kinds`}
        defaultValue={search.kind ?? ""}
      >
        {downloadKinds.map((kind) => (
          <option key={kind} value={kind}>
            {kinds[kind]}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="system"
        label={t({ message: "System", comment: "operating system" })}
        placeholder={t({ message: "All systems", comment: "operating systems" })}
        defaultValue={search.system ?? ""}
      >
        {downloadSystems.map((system) => (
          <option key={system} value={system}>
            {systemNames[system]}
          </option>
        ))}
      </SelectField>
      <div className={styles.actions}>
        <button type="submit" className={button()}>
          <Icon name="search" size={20} />
          <Trans comment="button">Search</Trans>
        </button>
      </div>
    </FilterForm>
  );
}
