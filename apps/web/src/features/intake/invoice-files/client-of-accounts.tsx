import { Select, type SelectProps } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { clientChoices } from '../../../ui/table-page/choices.ts';

interface Props extends Pick<SelectProps, 'value' | 'onChange' | 'error' | 'onBlur' | 'onFocus'> {
  /** Says below the field what it is for. */
  readonly isExplained?: boolean;
}

/** Chooses the client for whom accounts in a file are created that nobody has yet. */
export function ClientOfAccounts({ isExplained = false, ...field }: Props) {
  const { t } = useTranslation();
  const { data: clients } = useSuspenseQuery(clientChoices);
  return (
    <Select
      label={t('Assign new accounts to')}
      description={isExplained ? t('New accounts found in the file are created for this client.') : undefined}
      clearable
      searchable
      limit={100}
      placeholder={t('Choose a client')}
      data={clients.map(({ id, name }) => ({ value: String(id), label: `${name} (${id})` }))}
      {...field}
    />
  );
}
