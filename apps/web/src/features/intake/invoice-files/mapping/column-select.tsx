import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { serverText } from '../../../../lib/languages/server-text.ts';
import type { Draft } from './mapping-draft.ts';

const mostShown = 200;

interface Props {
  readonly label: string;
  readonly columns: Draft['columns'];
  readonly value: string | null;
  /** What is wrong with the choice. */
  readonly problem?: string | undefined;
  readonly required?: boolean;
  readonly clearable?: boolean;
  onChange(column: string | null): void;
}

/** Chooses a column of the file, with an example value below it. */
export function ColumnSelect({ label, columns, value, problem, required, clearable = true, onChange }: Props) {
  const { t } = useTranslation();
  const example = columns.find(({ name }) => name === value)?.examples[0];
  return (
    <Select
      label={label}
      required={required ?? false}
      searchable
      clearable={clearable}
      allowDeselect={clearable}
      limit={mostShown}
      placeholder={t('No column')}
      data={columns.map(({ name }) => name)}
      value={value}
      onChange={onChange}
      error={problem === undefined ? undefined : serverText(problem)}
      description={example}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      styles={{ description: { overflowWrap: 'anywhere' } }}
    />
  );
}
