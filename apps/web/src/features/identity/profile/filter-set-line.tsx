import { Button, Group, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { appliedFilters, readFilterSetValue } from '@waybill/model';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clientsOptions } from '../../../lib/analysis/client-queries.ts';
import { errorText } from '../../../lib/api/api-error.ts';
import type { SavedFilterSet } from '../../../lib/filter-sets/saved-filter-sets.ts';
import { appliedFilterText } from '../../../lib/languages/formats.ts';
import { deleteSetting } from '../../../lib/settings/settings.ts';
import classes from './profile-page.module.css';

/** One saved set: its name, whose it is, its filters; deleted after a question. */
export function FilterSetLine({ set }: { set: SavedFilterSet }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { data: clients } = useQuery(clientsOptions);
  const { mutate, isPending, error } = useMutation({ mutationFn: () => deleteSetting(queryClient, set.key) });
  const owner = clients?.find(({ id }) => id === set.client);
  const client =
    set.client === 'allclients' ? t('All clients') : (owner?.name ?? t('Client {{id}}', { id: set.client }));
  const stored = readFilterSetValue(set.value);
  const filters = stored === undefined ? [] : appliedFilters(stored.filters);
  return (
    <li className={classes.set}>
      <div style={{ minWidth: 0 }}>
        <Text fw={500}>{set.name}</Text>
        <Text size="sm" c="dimmed">
          {client}
        </Text>
        <Text size="sm" lineClamp={3}>
          {filters.length > 0
            ? filters.map((filter) => appliedFilterText(filter, owner)).join(' · ')
            : t('Saved by an older version; it cannot be opened.')}
        </Text>
        {error === null ? null : (
          <Text size="sm" c="var(--wb-danger-text)" role="alert">
            {t('Not deleted. {{reason}}', { reason: errorText(error) })}
          </Text>
        )}
      </div>
      {isAsking ? (
        <Group gap="xs" wrap="nowrap">
          <Button size="xs" color="red" loading={isPending} onClick={() => mutate()} data-autofocus autoFocus>
            {t('Delete')}
          </Button>
          <Button size="xs" variant="subtle" color="gray" onClick={() => setAsking(false)}>
            {t('Keep')}
          </Button>
        </Group>
      ) : (
        <Button
          size="xs"
          variant="subtle"
          color="red"
          aria-label={t('Delete the filter set {{name}}', { name: set.name })}
          onClick={() => setAsking(true)}
        >
          {t('Delete')}
        </Button>
      )}
    </li>
  );
}
