import { Alert, Anchor, Button, Group, Radio, Stack, Text, TextInput } from '@mantine/core';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  appliedFilters,
  filterSetKey,
  filterSetTexts,
  filterSetValue,
  isFilterSetName,
  maximumFilterSets,
  type PageFilters,
  textOfFilterSetKey,
} from '@waybill/model';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Analysis } from '../../../../lib/analysis/use-analysis.ts';
import { ApiError, errorText } from '../../../../lib/api/api-error.ts';
import { offeredSets, type SavedFilterSet } from '../../../../lib/filter-sets/saved-filter-sets.ts';
import { appliedFilterText } from '../../../../lib/languages/formats.ts';
import { saveSetting, settingsOptions } from '../../../../lib/settings/settings.ts';
import { Dialog } from '../../../../ui/dialogs/dialog.tsx';

interface Props {
  readonly analysis: Analysis;
  readonly filters: PageFilters;
  /** The sets whose names are taken. */
  readonly sets: readonly SavedFilterSet[];
  /** How many sets the page has, for whichever client. */
  readonly saved: number;
  readonly onSaved: (key: string) => void;
  readonly onClose: () => void;
}

/** Names the working filters and keeps them (S2 sections 2, 4 and 5). */
export function SaveFilterSet({ analysis, filters, sets, saved, onSaved, onClose }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [name, setName] = useState('');
  const [overwrite, setOverwrite] = useState('no');
  const { page, client } = analysis;
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: () =>
      saveFilterSet(queryClient, {
        page: page.name,
        clientId: client.id,
        name,
        filters,
        overwrite: overwrite === 'yes',
      }),
    onSuccess: (key) => (key === 'exists' ? undefined : onSaved(key)),
  });
  const exists = sets.some((set) => set.name === name);
  const isFull = saved >= maximumFilterSets && !exists;
  const isReady = isFilterSetName(name) && (!exists || overwrite === 'yes') && !isFull;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) mutate();
  };
  return (
    <Dialog onClose={onClose} title={t('Save a New Filter Set')} overPopovers>
      <form onSubmit={submit}>
        <Stack gap="md">
          <TextInput
            label={t('Name')}
            data-autofocus
            required
            value={name}
            onChange={({ currentTarget: { value } }) => {
              setName(value);
              setOverwrite('no');
            }}
            error={name !== '' && !isFilterSetName(name) ? t(filterSetTexts.name) : undefined}
          />
          <Text size="sm" c="dimmed">
            {appliedFilters(filters)
              .map((filter) => appliedFilterText(filter, client))
              .join(' · ')}
          </Text>
          {exists || data === 'exists' ? (
            <Radio.Group label={t(filterSetTexts.overwrite)} value={overwrite} onChange={setOverwrite}>
              <Group mt={6}>
                <Radio value="yes" label={t('Yes')} />
                <Radio value="no" label={t('No')} />
              </Group>
            </Radio.Group>
          ) : null}
          {isFull ? (
            <Alert color="red" role="alert">
              {t(filterSetTexts.limit)}{' '}
              <Anchor component={Link} to="/profile">
                {t('Go to your profile')}
              </Anchor>
            </Alert>
          ) : null}
          {error === null ? null : (
            <Alert color="red" role="alert">
              {t('The filter set was not saved. {{reason}}', { reason: errorText(error) })}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button variant="subtle" color="gray" onClick={onClose}>
              {t('Cancel')}
            </Button>
            <Button type="submit" disabled={!isReady} loading={isPending}>
              {t('Save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

/** What is to be saved, for which page and client. */
interface FilterSetToSave {
  readonly page: string;
  readonly clientId: number;
  readonly name: string;
  readonly filters: PageFilters;
  readonly overwrite: boolean;
}

/**
 * Saves a filter set and returns its key. Another tab may have saved meanwhile, so the names are fetched again:
 * 'exists' means that the name is taken and nothing was saved. Overwriting stores the new set and deletes the old one
 * in one step of the server.
 */
async function saveFilterSet(
  queryClient: QueryClient,
  { page, clientId, name, filters, overwrite }: FilterSetToSave,
): Promise<string | 'exists'> {
  const settings = await queryClient.fetchQuery({ ...settingsOptions, staleTime: 0 });
  const old = offeredSets(settings, page, clientId).filter((set) => set.name === name);
  if (old.length > 0 && !overwrite) return 'exists';
  const key = textOfFilterSetKey(filterSetKey(page, clientId, name, filters));
  const replaced = overwrite ? { overwrite, replaces: old.map((set) => set.key) } : {};
  try {
    await saveSetting(queryClient, { filter_key: key, filter_value: filterSetValue(filters), ...replaced });
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) return 'exists';
    throw error;
  }
  await queryClient.invalidateQueries({ queryKey: settingsOptions.queryKey });
  return key;
}
