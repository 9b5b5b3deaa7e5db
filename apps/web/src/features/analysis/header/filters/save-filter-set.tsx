import { Alert, Anchor, Button, Group, Radio, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { appliedFilters, filterSetTexts, isFilterSetName, maximumFilterSets, type PageFilters } from '@waybill/model';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Analysis } from '../../../../lib/analysis/use-analysis.ts';
import { errorText } from '../../../../lib/api/api-error.ts';
import { saveFilterSet } from '../../../../lib/filter-sets/save-filter-set.ts';
import type { SavedFilterSet } from '../../../../lib/filter-sets/saved-filter-sets.ts';
import { appliedFilterText } from '../../../../lib/languages/formats.ts';
import { Dialog } from '../../../../ui/dialog.tsx';

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
