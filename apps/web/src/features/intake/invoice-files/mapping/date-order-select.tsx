import { Select } from '@mantine/core';
import { dateOrders } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { text } from '../../../../lib/languages/text.ts';
import type { Draft } from './mapping-draft.ts';

const orderTexts = {
  'month first': text('Month first: 12/31/2025'),
  'day first': text('Day first: 31.12.2025'),
} as const;

/** Which part of a date is the day. */
export function DateOrderSelect({ draft: { mapping, change } }: { readonly draft: Draft }) {
  const { t } = useTranslation();
  return (
    <Select
      label={t('Dates')}
      allowDeselect={false}
      data={dateOrders.map((value) => ({ value, label: t(orderTexts[value]) }))}
      value={mapping.dateOrder}
      onChange={(value) => change({ dateOrder: dateOrders.find((each) => each === value) ?? mapping.dateOrder })}
    />
  );
}
