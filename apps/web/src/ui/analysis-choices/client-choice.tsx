import { Button, Checkbox, Group, ScrollArea, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { searchOfClient } from '../../lib/analysis/search-parts.ts';
import type { Analysis } from '../../lib/analysis/use-analysis.ts';
import { useKeepsFilters } from '../../lib/analysis/use-keeps-filters.ts';
import { ClientField } from '../fields/client-field.tsx';

interface Props {
  readonly analysis: Analysis;
  readonly onChosen: () => void;
}

/** Choosing resets dates and filters, and closes (S1 section 4); the Overview does not warn of it (S3 section 4.10). */
export default function ClientChoice({ analysis, onChosen }: Props) {
  const { t } = useTranslation();
  const { clients, client, page, reset } = analysis;
  const keeps = useKeepsFilters();
  const choose = (id: number, children: readonly number[] = []) => {
    onChosen();
    reset(searchOfClient(id, children));
  };
  return (
    <Stack gap="sm">
      <ClientField
        clients={clients}
        clientId={client.id}
        onClient={(id) => choose(id)}
        comboboxProps={{ withinPortal: false }}
        maxDropdownHeight={240}
        data-autofocus
      />
      {client.parent && page.name !== 'comparison' ? (
        <SubClients analysis={analysis} onApply={(children) => choose(client.id, children)} />
      ) : null}
      {page.name === 'overview' ? null : (
        <Text size="xs" c="dimmed">
          {keeps
            ? t('Choosing a client or sub-client resets dates. Filters that apply to every client are kept.')
            : t('Choosing a client or sub-client resets dates and all filters.')}
        </Text>
      )}
    </Stack>
  );
}

interface SubClientsProps {
  readonly analysis: Analysis;
  readonly onApply: (children: readonly number[]) => void;
}

/** All boxes, like none, mean the parent with all its sub-clients. */
function SubClients({ analysis: { client, state }, onApply }: SubClientsProps) {
  const { t } = useTranslation();
  const options = [{ id: client.id, name: t('{{client}} (itself)', { client: client.name }) }, ...client.childClients];
  const all = options.map(({ id }) => id);
  const [chosen, setChosen] = useState(state.childClientIds.length === 0 ? all : [...state.childClientIds]);
  return (
    <>
      <Checkbox.Group
        label={t('Sub-Client(s)')}
        value={chosen.map(String)}
        onChange={(values) => setChosen(values.map(Number))}
      >
        <ScrollArea.Autosize mah={220} type="auto">
          <Stack gap={8} py={6}>
            {options.map(({ id, name }) => (
              <Checkbox key={id} value={String(id)} label={name} />
            ))}
          </Stack>
        </ScrollArea.Autosize>
      </Checkbox.Group>
      <Group justify="space-between">
        <Button variant="subtle" size="xs" onClick={() => setChosen(chosen.length === all.length ? [] : all)}>
          {chosen.length === all.length ? t('None') : t('All')}
        </Button>
        <Button
          size="xs"
          disabled={chosen.length === 0}
          onClick={() => onApply(chosen.length === all.length ? [] : chosen)}
        >
          {t('Apply')}
        </Button>
      </Group>
    </>
  );
}
