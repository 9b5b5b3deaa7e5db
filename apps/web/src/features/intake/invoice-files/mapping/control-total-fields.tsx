import { Select, SimpleGrid, TextInput } from '@mantine/core';
import type { InvoiceMapping, PlaceAbove } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { text } from '../../../../lib/languages/text.ts';
import { PlaceAboveSelect } from './cell-above-select.tsx';
import { ColumnSelect } from './column-select.tsx';
import { type InvoiceDraft, problemOf } from './mapping-draft.ts';

type ControlTotal = InvoiceMapping['controlTotal'];

const kinds = ['none', 'column', 'line', 'above'] as const;
type Kind = (typeof kinds)[number];
const kindTexts: Readonly<Record<Kind, string>> = {
  none: text('The file states none'),
  column: text('A column repeats it in every row'),
  line: text('A separate line states it'),
  above: text('A cell above the table states it'),
};

/** The total that the rows of the file must meet. */
export function ControlTotalFields({ draft }: { readonly draft: InvoiceDraft }) {
  const { t } = useTranslation();
  const { mapping, columns, cellsAbove, placesAbove, change } = draft;
  const { controlTotal, charges } = mapping;
  const total = charges.kind === 'rows' ? charges.amount : (charges.rowTotal ?? charges.columns[0]?.column);
  const column = 'column' in controlTotal ? controlTotal.column : (total ?? columns[0]?.name ?? '');
  const setKind = (chosen: string | null) => {
    const kind = kinds.find((each) => each === chosen) ?? 'none';
    if (kind === 'none') change({ controlTotal: { kind } });
    else if (kind === 'column') change({ controlTotal: { kind, column } });
    else if (kind === 'line') change({ controlTotal: { kind, column, text: 'Total' } });
    else change({ controlTotal: totalAt(cellsAbove[0]?.label ?? { cell: placesAbove[0]?.cell ?? 'A1' }) });
  };
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" verticalSpacing="sm">
      <Select
        label={t('Total that the rows must add up to')}
        allowDeselect={false}
        data={kinds.map((value) => ({ value, label: t(kindTexts[value]) }))}
        value={controlTotal.kind === 'cell' ? 'above' : controlTotal.kind}
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
      {controlTotal.kind === 'above' || controlTotal.kind === 'cell' ? (
        <PlaceAboveSelect
          draft={draft}
          label={t('Cell with the total')}
          clearable={false}
          value={controlTotal.kind === 'cell' ? { cell: controlTotal.cell } : controlTotal.label}
          onChange={(place) => (place === undefined ? undefined : change({ controlTotal: totalAt(place) }))}
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

const totalAt = (place: PlaceAbove): ControlTotal =>
  typeof place === 'string' ? { kind: 'above', label: place } : { kind: 'cell', cell: place.cell };
