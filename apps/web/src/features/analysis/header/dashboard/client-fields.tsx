import { MultiSelect, Select } from '@mantine/core';
import type { Client } from '@waybill/contract';
import { useTranslation } from 'react-i18next';

interface Props {
  readonly clients: readonly Client[];
  readonly clientId: number;
  readonly childClientIds: readonly number[];
  /** Another client or other sub-clients: what follows begins again. */
  readonly onChange: (clientId: number, childClientIds: readonly number[]) => void;
}

/** The client, and the sub-clients of a parent; none chosen, like all of them, means the parent with all. */
export function ClientFields({ clients, clientId, childClientIds, onChange }: Props) {
  const { t } = useTranslation();
  const client = clients.find(({ id }) => id === clientId);
  const family =
    client === undefined
      ? []
      : [{ id: client.id, name: t('{{client}} (itself)', { client: client.name }) }, ...client.childClients];
  return (
    <>
      <Select
        label={t('Client')}
        searchable
        allowDeselect={false}
        data={clients.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={String(clientId)}
        nothingFoundMessage={t('No client with that name')}
        onChange={(value) => {
          if (value !== null && Number(value) !== clientId) onChange(Number(value), []);
        }}
      />
      {client?.parent ? (
        <MultiSelect
          label={t('Sub-Client(s)')}
          searchable
          clearable
          placeholder={childClientIds.length === 0 ? t('All sub-clients') : ''}
          data={family.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={childClientIds.map(String)}
          onChange={(values) => onChange(clientId, values.length === family.length ? [] : values.map(Number))}
        />
      ) : null}
    </>
  );
}
