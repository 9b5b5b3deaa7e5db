import { NumberInput, Select, SimpleGrid } from '@mantine/core';
import type { MappingStart } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { countText } from '../../../../lib/languages/formats.ts';
import type { Draft } from './mapping-draft.ts';
import type { MappingChoice } from './use-mapping-choice.ts';

const noHeader = '0';
const mostSkippedRows = 10_000;

interface Props {
  readonly draft: Draft;
  readonly start: MappingStart;
  /** Looks for the columns elsewhere; absent where they are given. */
  onChoose?: ((choice: MappingChoice) => void) | undefined;
}

/** The sheet of the workbook, the line that names the columns, and the first row with data. */
export function WhereRowsAre({ draft: { mapping, change }, start, onChoose }: Props) {
  const { t } = useTranslation();
  const { sheets, sheet, headerLine, firstLines } = start;
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" verticalSpacing="sm">
      {onChoose === undefined || sheets.length < 2 ? null : (
        <Select
          label={t('Sheet')}
          allowDeselect={false}
          data={sheets}
          value={sheet}
          onChange={(chosen) => onChoose({ sheet: chosen ?? undefined })}
        />
      )}
      {onChoose === undefined ? null : (
        <Select
          label={t('Line that names the columns')}
          allowDeselect={false}
          data={[
            { value: noHeader, label: t('No line names them') },
            ...firstLines.map(({ line, text }) => ({ value: String(line), label: `${line}: ${text}` })),
          ]}
          value={String(headerLine ?? noHeader)}
          onChange={(chosen) => onChoose({ sheet: mapping.sheet ?? undefined, headerLine: Number(chosen) })}
        />
      )}
      <NumberInput
        label={t('First line with data')}
        placeholder={t('Below the names of the columns')}
        min={1}
        max={mostSkippedRows}
        allowDecimal={false}
        value={mapping.firstRow ?? ''}
        error={
          (mapping.firstRow ?? 1) > mostSkippedRows
            ? t('Enter a number from {{least}} to {{most}}.', { least: 1, most: countText(mostSkippedRows) })
            : undefined
        }
        onChange={(value) => change({ firstRow: typeof value === 'number' && value >= 1 ? value : null })}
        onBlur={() => {
          if (onChoose === undefined || mapping.firstRow === start.guess.firstRow) return;
          const { sheet: chosen, firstRow } = mapping;
          onChoose({ sheet: chosen ?? undefined, headerLine: headerLine ?? 0, firstRow: firstRow ?? undefined });
        }}
      />
    </SimpleGrid>
  );
}
