import { Select } from '@mantine/core';
import type { PlaceAbove, TargetAbove } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { text } from '../../../../lib/languages/text.ts';
import type { InvoiceDraft } from './mapping-draft.ts';

const labels: Readonly<Record<TargetAbove, string>> = {
  accountNumber: text('Account number above the table'),
  invoiceNumber: text('Invoice number above the table'),
  billDate: text('Invoice date above the table'),
  currency: text('Currency above the table'),
};

interface Props {
  readonly draft: InvoiceDraft;
  readonly target: TargetAbove;
}

/** Chooses the cell above the table that states something for all rows; nothing where there are no such cells. */
export function CellAboveSelect({ draft, target }: Props) {
  const { t } = useTranslation();
  const { mapping, change } = draft;
  const { [target]: chosen, ...others } = mapping.above;
  return (
    <PlaceAboveSelect
      draft={draft}
      label={t(labels[target])}
      value={chosen}
      onChange={(place) => change({ above: { ...others, ...(place === undefined ? {} : { [target]: place }) } })}
    />
  );
}

interface SelectProps {
  readonly draft: InvoiceDraft;
  readonly label: string;
  readonly value: PlaceAbove | undefined;
  readonly clearable?: boolean;
  onChange(place: PlaceAbove | undefined): void;
}

/** Chooses a cell above the table: by the words beside it, or by its place. */
export function PlaceAboveSelect({ draft, label, value, clearable = true, onChange }: SelectProps) {
  const { t } = useTranslation();
  const { cellsAbove, placesAbove } = draft;
  const byWords = new Map(cellsAbove.toReversed().map((cell) => [cell.label, `${cell.label}: ${cell.value}`]));
  const byPlace = new Map(placesAbove.map((place) => [place.cell, `${place.cell}: ${place.text}`]));
  if (typeof value === 'string' && !byWords.has(value)) byWords.set(value, value);
  if (typeof value === 'object' && !byPlace.has(value.cell)) byPlace.set(value.cell, value.cell);
  if (byWords.size + byPlace.size === 0) return null;
  const places: ReadonlyMap<string, PlaceAbove> = new Map([
    ...[...byWords.keys()].map((words): [string, PlaceAbove] => [keyOf(words), words]),
    ...[...byPlace.keys()].map((cell): [string, PlaceAbove] => [keyOf({ cell }), { cell }]),
  ]);
  return (
    <Select
      label={label}
      clearable={clearable}
      allowDeselect={clearable}
      searchable
      placeholder={t('No cell')}
      data={[
        {
          group: t('By the words beside it'),
          items: [...byWords].map(([words, shown]) => ({ value: keyOf(words), label: shown })),
        },
        {
          group: t('By its place'),
          items: [...byPlace].map(([cell, shown]) => ({ value: keyOf({ cell }), label: shown })),
        },
      ]}
      value={value === undefined ? null : keyOf(value)}
      onChange={(key) => onChange(places.get(key ?? ''))}
    />
  );
}

const keyOf = (place: PlaceAbove): string => (typeof place === 'string' ? `words ${place}` : `cell ${place.cell}`);
