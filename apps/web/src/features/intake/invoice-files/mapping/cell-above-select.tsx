import { Select } from '@mantine/core';
import type { TargetAbove } from '@waybill/contract';
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
export function CellAboveSelect({ draft: { mapping, cellsAbove, change }, target }: Props) {
  const { t } = useTranslation();
  const { [target]: chosen, ...others } = mapping.above;
  const values = new Map(cellsAbove.toReversed().map(({ label, value }) => [label, `${label}: ${value}`]));
  if (chosen !== undefined && !values.has(chosen)) values.set(chosen, chosen);
  if (values.size === 0) return null;
  return (
    <Select
      label={t(labels[target])}
      clearable
      searchable
      placeholder={t('No cell')}
      data={[...values].map(([value, label]) => ({ value, label }))}
      value={chosen ?? null}
      onChange={(label) => change({ above: { ...others, ...(label === null ? {} : { [target]: label }) } })}
    />
  );
}
