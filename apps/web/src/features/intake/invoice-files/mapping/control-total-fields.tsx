import { Select, SimpleGrid, TextInput } from '@mantine/core';
import type { InvoiceMapping } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { text } from '../../../../lib/languages/text.ts';
import { ColumnSelect } from './column-select.tsx';
import { type InvoiceDraft, problemOf } from './mapping-draft.ts';

type ControlTotal = InvoiceMapping['controlTotal'];

const kinds = ['none', 'column', 'line'] as const;
const kindTexts: Readonly<Record<ControlTotal['kind'], string>> = {
  none: text('The file states none'),
  column: text('A column repeats it in every row'),
  line: text('A separate line states it'),
};

/** The total that the rows of the file must meet. */
export function ControlTotalFields({ draft }: { readonly draft: InvoiceDraft }) {
  const { t } = useTranslation();
  const { mapping, columns, change } = draft;
  const { controlTotal, charges } = mapping;
  const total = charges.kind === 'rows' ? charges.amount : (charges.rowTotal ?? charges.columns[0]?.column);
  const column = controlTotal.kind === 'none' ? (total ?? columns[0]?.name ?? '') : controlTotal.column;
  const setKind = (chosen: string | null) => {
    const kind = kinds.find((each) => each === chosen) ?? controlTotal.kind;
    if (kind === 'none') change({ controlTotal: { kind } });
    else if (kind === 'column') change({ controlTotal: { kind, column } });
    else change({ controlTotal: { kind, column, text: 'Total' } });
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
      {controlTotal.kind === 'none' ? null : (
        <ColumnSelect
          label={t('Column of the total')}
          columns={columns}
          clearable={false}
          value={controlTotal.column}
          problem={problemOf(draft, 'controlTotal.column')}
          onChange={(chosen) => change({ controlTotal: { ...controlTotal, column: chosen ?? column } })}
        />
      )}
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
