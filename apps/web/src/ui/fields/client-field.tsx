import { Select, type SelectProps } from '@mantine/core';
import type { Named } from '@waybill/contract';
import { useTranslation } from 'react-i18next';

interface Props extends Omit<SelectProps, 'data' | 'value' | 'onChange' | 'allowDeselect' | 'searchable'> {
  readonly clients: readonly Named[];
  readonly clientId: number | undefined;
  /** Another client is chosen. */
  readonly onClient: (clientId: number) => void;
}

/** The one client that a page or a form is about. */
export function ClientField({ clients, clientId, onClient, ...rest }: Props) {
  const { t } = useTranslation();
  return (
    <Select
      {...(rest['aria-label'] === undefined ? { label: t('Client') } : {})}
      searchable
      allowDeselect={false}
      limit={100}
      data={clients.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={clientId === undefined ? null : String(clientId)}
      nothingFoundMessage={t('No client with that name')}
      onChange={(chosen) => {
        if (chosen !== null && Number(chosen) !== clientId) onClient(Number(chosen));
      }}
      {...rest}
    />
  );
}
