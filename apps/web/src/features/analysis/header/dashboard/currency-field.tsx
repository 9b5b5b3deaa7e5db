import { Select } from '@mantine/core';
import type { Currency } from '@waybill/contract';
import { allCurrencies } from '@waybill/model';
import { useTranslation } from 'react-i18next';

interface Props {
  readonly currencies: readonly Currency[] | undefined;
  readonly code: string;
  readonly onChange: (code: string) => void;
}

/** The currencies of the chosen carriers; one is shown as it was billed, all are converted. */
export function CurrencyField({ currencies, code, onChange }: Props) {
  const { t } = useTranslation();
  const others = currencies ?? (code === allCurrencies.code ? [] : [{ code, symbol: '' }]);
  return (
    <Select
      label={t('Currency')}
      searchable
      allowDeselect={false}
      data={[
        { value: allCurrencies.code, label: t(allCurrencies.code) },
        ...others.map(({ code: each, symbol }) => ({ value: each, label: `${each} ${symbol}`.trim() })),
      ]}
      value={code}
      onChange={(chosen) => onChange(chosen ?? allCurrencies.code)}
    />
  );
}
