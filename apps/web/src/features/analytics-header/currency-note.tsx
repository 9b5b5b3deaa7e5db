import { Text } from '@mantine/core';
import { allCurrencies, currencyNotes } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import classes from './analytics-header.module.css';

/** The red note: one currency is shown as billed, several are converted (S1 section 9). */
export function CurrencyNote({ codes: [code, ...more] }: { codes: readonly string[] }) {
  const { t } = useTranslation();
  const isOne = code !== undefined && code !== allCurrencies.code && more.length === 0;
  return (
    <Text className={classes.note}>{isOne ? `${code}: ${t(currencyNotes.original)}` : t(currencyNotes.converted)}</Text>
  );
}
