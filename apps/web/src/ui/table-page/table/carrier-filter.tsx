import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { carrierChoices, idOf, optionsOf } from '../choices.ts';

interface Props {
  readonly value: number | undefined;
  readonly onCarrier: (carrierId: number | undefined) => void;
}

/** Limits a table to the rows of one carrier. */
export function CarrierFilter({ value, onCarrier }: Props) {
  const { t } = useTranslation();
  const { data: carriers } = useQuery(carrierChoices);
  return (
    <Select
      label={t('Carrier')}
      placeholder={t('All Carriers')}
      w={220}
      clearable
      searchable
      data={optionsOf(carriers)}
      value={value === undefined ? null : String(value)}
      onChange={(chosen) => onCarrier(idOf(chosen) ?? undefined)}
    />
  );
}
