import { Select, type SelectProps } from '@mantine/core';
import { dateOrders } from '@waybill/contract';
import { currencies } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { text } from '../../../lib/languages/text.ts';

const orderTexts = {
  'month first': text('Month first: 12/31/2025'),
  'day first': text('Day first: 31.12.2025'),
} as const;

/** Which part of a date is the day. */
export function DateOrderSelect(props: SelectProps) {
  const { t } = useTranslation();
  return <Select data={dateOrders.map((value) => ({ value, label: t(orderTexts[value]) }))} {...props} />;
}

interface Props {
  /** Connects a field to its form. */
  inputProps(name: 'currencyCode' | 'dateOrder'): object;
}

/** What always holds for files that leave their currency or the order of their dates open. */
export function ReadingFields({ inputProps }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <Select
        label={t('Currency of files that do not name it')}
        clearable
        searchable
        data={currencies.map(({ code }) => code)}
        {...inputProps('currencyCode')}
      />
      <DateOrderSelect
        label={t('Dates in files that may be read in two ways')}
        clearable
        {...inputProps('dateOrder')}
      />
    </>
  );
}
