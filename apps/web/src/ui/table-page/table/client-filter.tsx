import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { clientChoices, idOf, optionsOf } from '../choices.ts';

interface Props {
  readonly value: number | undefined;
  readonly onClient: (clientId: number | undefined) => void;
}

/** Limits a table to the rows of one client; a parent stands for its sub-clients where the page says so. */
export function ClientFilter({ value, onClient }: Props) {
  const { t } = useTranslation();
  const { data: clients } = useQuery(clientChoices);
  return (
    <Select
      label={t('Client')}
      placeholder={t('All clients')}
      w={200}
      clearable
      searchable
      limit={100}
      data={optionsOf(clients)}
      value={value === undefined ? null : String(value)}
      onChange={(chosen) => onClient(idOf(chosen) ?? undefined)}
    />
  );
}
