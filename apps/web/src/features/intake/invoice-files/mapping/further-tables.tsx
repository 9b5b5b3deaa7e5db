import { Button, Group, Select, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import {
  type FurtherTable,
  type MappingStart,
  mappingTargets,
  mostFurtherTables,
  startFileMapping,
  startMapping,
} from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../../lib/api/api-error.ts';
import { call } from '../../../../lib/api/call.ts';
import { ChargeFields } from './charge-fields.tsx';
import { type InvoiceDraft, problemOf, withTarget } from './mapping-draft.ts';
import { TargetColumns } from './target-columns.tsx';
import { firstTargets, targetTexts } from './target-texts.ts';
import type { FileToTry } from './use-tried-mapping.ts';

interface Props {
  readonly draft: InvoiceDraft;
  readonly file: FileToTry | undefined;
  /** The other sheets of the workbook. */
  readonly sheets: readonly string[];
}

/** Tables on other sheets whose columns are not those of the first, each with its own columns and charges. */
export function FurtherTables({ draft, file, sheets }: Props) {
  const { t } = useTranslation();
  const { mapping, change } = draft;
  const { furtherTables } = mapping;
  const [examples, setExamples] = useState<Examples>(new Map());
  const adding = useMutation({
    mutationFn: (sheet: string) => columnsOfSheet(file, sheet),
    onSuccess: ({ columns, table }) => {
      if (table === undefined) return;
      setExamples((known) => new Map([...known, [keyOf(table), columns]]));
      change({ furtherTables: [...furtherTables, table] });
    },
  });
  const put = (place: number, table: FurtherTable) =>
    change({ furtherTables: furtherTables.map((each, index) => (index === place ? table : each)) });
  const problem = problemOf(draft, 'furtherTables');
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {t('Rows of other sheets count like those of the first table. A package has its charges from all of them.')}
      </Text>
      {problem === undefined ? null : (
        <Text size="sm" c="red" role="alert">
          {t('Files with several tables need a line that names the columns of each.')}
        </Text>
      )}
      {furtherTables.map((table, place) => (
        <TableFields
          key={`${place} ${keyOf(table)}`}
          draft={draftOfTable(draft, table, place, examples, (part) => put(place, { ...table, ...part }))}
          number={place + 2}
          onRemove={() => change({ furtherTables: furtherTables.filter((_, index) => index !== place) })}
        />
      ))}
      {file === undefined || sheets.length === 0 || furtherTables.length === mostFurtherTables ? null : (
        <Select
          label={t('Add a table from')}
          placeholder={t('Sheet')}
          data={[...sheets]}
          value={null}
          disabled={adding.isPending}
          error={adding.error === null ? undefined : errorText(adding.error)}
          onChange={(sheet) => (sheet === null ? undefined : adding.mutate(sheet))}
        />
      )}
    </Stack>
  );
}

interface TableFieldsProps {
  readonly draft: InvoiceDraft;
  readonly number: number;
  onRemove(): void;
}

function TableFields({ draft, number, onRemove }: TableFieldsProps) {
  const { t } = useTranslation();
  const { mapping, change } = draft;
  const title = t('Table {{number}}', { number });
  return (
    <Stack gap="sm" role="group" aria-label={title}>
      <Group justify="space-between">
        <Text size="sm" fw={600}>
          {title}
        </Text>
        <Button variant="subtle" size="xs" aria-label={t('Remove {{name}}', { name: title })} onClick={onRemove}>
          {t('Remove')}
        </Button>
      </Group>
      <TargetColumns
        draft={draft}
        targets={mappingTargets}
        first={firstTargets}
        textOf={(target) => targetTexts[target]}
        isNeeded={() => false}
        columnOf={(target) => mapping.columns[target]}
        onChoose={(target, column) => change({ columns: withTarget(mapping.columns, target, column) })}
      />
      <ChargeFields draft={draft} unknownTexts={[]} />
    </Stack>
  );
}

/** The columns of tables that were looked at, by their headers. */
type Examples = ReadonlyMap<string, MappingStart['columns']>;

const keyOf = ({ header }: FurtherTable): string => header.join('\n');

/** A further table as a mapping of its own. */
function draftOfTable(
  draft: InvoiceDraft,
  table: FurtherTable,
  place: number,
  examples: Examples,
  put: (part: Partial<FurtherTable>) => void,
): InvoiceDraft {
  const prefix = `furtherTables.${place}.`;
  return {
    ...draft,
    mapping: { ...draft.mapping, ...table },
    columns: examples.get(keyOf(table)) ?? table.header.map((name) => ({ name, examples: [] })),
    problems: draft.problems
      .filter(({ field }) => field.startsWith(prefix))
      .map(({ field, message }) => ({ field: field.slice(prefix.length), message })),
    change: ({ columns = table.columns, charges = table.charges }) => put({ columns, charges }),
  };
}

interface ColumnsOfSheet {
  readonly columns: MappingStart['columns'];
  readonly table: FurtherTable | undefined;
}

/** What the columns of another sheet mean, as Waybill guesses it. */
async function columnsOfSheet(file: FileToTry | undefined, sheet: string): Promise<ColumnsOfSheet> {
  const start =
    file?.kind === 'upload'
      ? await call(startMapping, { params: { id: file.id }, query: { sheet } })
      : await call(startFileMapping, { params: { id: file?.id ?? 0 }, query: { sheet } });
  const guess = [start.guess, start.otherGuess].find((each) => each?.format === 'waybill mapping 1');
  if (guess?.format !== 'waybill mapping 1') return { columns: start.columns, table: undefined };
  const { header, columns, charges } = guess;
  return { columns: start.columns, table: { header, columns, charges } };
}
