import { Autocomplete, Select, SimpleGrid, TextInput } from '@mantine/core';
import type { InvoiceMapping } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { text } from '../../../../lib/languages/text.ts';
import { ColumnSelect } from './column-select.tsx';
import { type InvoiceDraft, problemOf } from './mapping-draft.ts';

type ControlTotal = InvoiceMapping['controlTotal'];

const kinds = ['none', 'column', 'line', 'above'] as const;
const kindTexts: Readonly<Record<ControlTotal['kind'], string>> = {
  none: text('The file states none'),
  column: text('A column repeats it in every row'),
  line: text('A separate line states it'),
  above: text('A cell above the table states it'),
};

/** The total that the rows of the file must meet. */
export function ControlTotalFields({ draft }: { readonly draft: InvoiceDraft }) {
  const { t } = useTranslation();
  const { mapping, columns, cellsAbove, change } = draft;
  const { controlTotal, charges } = mapping;
  const total = charges.kind === 'rows' ? charges.amount : (charges.rowTotal ?? charges.columns[0]?.column);
  const column = 'column' in controlTotal ? controlTotal.column : (total ?? columns[0]?.name ?? '');
  const setKind = (chosen: string | null) => {
    const kind = kinds.find((each) => each === chosen) ?? controlTotal.kind;
    if (kind === 'none') change({ controlTotal: { kind } });
    else if (kind === 'column') change({ controlTotal: { kind, column } });
    else if (kind === 'line') change({ controlTotal: { kind, column, text: 'Total' } });
    else change({ controlTotal: { kind, label: cellsAbove[0]?.label ?? column } });
  };
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" verticalSpacing="sm">
      <Select
        label={t('Total that the rows must add up to')}
        allowDeselect={false}
        data={kinds.map((value) => ({ value, label: t(kindTexts[value]) }))}
        value={controlTotal.kind}
        onChange={setKind}
      />
      {!('column' in controlTotal) ? null : (
        <ColumnSelect
          label={t('Column of the total')}
          columns={columns}
          clearable={false}
          value={controlTotal.column}
          problem={problemOf(draft, 'controlTotal.column')}
          onChange={(chosen) => change({ controlTotal: { ...controlTotal, column: chosen ?? column } })}
        />
      )}
      {controlTotal.kind === 'above' ? (
        <Autocomplete
          label={t('What the cell before the total says')}
          description={cellsAbove.find(({ label }) => label === controlTotal.label)?.value}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          data={[...new Set(cellsAbove.map(({ label }) => label))]}
          maxLength={100}
          value={controlTotal.label}
          onChange={(label) => change({ controlTotal: { ...controlTotal, label } })}
        />
      ) : null}
      {controlTotal.kind === 'line' ? (
        <TextInput
          label={t('What the line says')}
          value={controlTotal.text}
          maxLength={100}
          onChange={({ currentTarget: { value } }) => change({ controlTotal: { ...controlTotal, text: value } })}
        />
      ) : null}
    </SimpleGrid>
  );
}
