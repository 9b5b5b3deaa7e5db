import { Text, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  appliedFilters,
  comparisonsKey,
  comparisonTexts,
  dayOf,
  readComparisons,
  type SavedComparisonSet,
  withoutSavedGroup,
  withoutSavedSet,
} from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { clientsOptions } from '../../../lib/analysis/client-queries.ts';
import { changeComparisons } from '../../../lib/comparison/saved-comparisons.ts';
import { appliedFilterText, displayDate } from '../../../lib/languages/formats.ts';
import { settingsOptions } from '../../../lib/settings/settings.ts';
import { Card } from '../../../ui/card/card.tsx';
import { CardFailure, CardSkeleton } from '../../../ui/card/card-states.tsx';
import classes from './profile-page.module.css';
import { SavedLine } from './saved-line.tsx';

const height = 120;

/** The saved comparison sets and groups, each to be deleted. */
export function ComparisonsCard() {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery({ ...settingsOptions, refetchOnMount: 'always' });
  return (
    <Card
      title={t('Saved comparisons')}
      question={t('Sets and groups that you saved on the comparison page, up to ten of each.')}
      refreshing={data !== undefined && isFetching}
    >
      {data === undefined && error === null ? <CardSkeleton height={height} /> : null}
      {data === undefined && error !== null ? (
        <CardFailure error={error} height={height} onRetry={() => void refetch()} />
      ) : null}
      {data === undefined ? null : <Comparisons value={data.get(comparisonsKey)} />}
    </Card>
  );
}

function Comparisons({ value }: { readonly value: string | undefined }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { sets, groups, isUnreadable } = readComparisons(value, dayOf(new Date()));
  if (isUnreadable) {
    return (
      <Text size="sm">
        {t('Your saved comparisons are from an older version and cannot be read. Saving a set replaces them.')}
      </Text>
    );
  }
  if (sets.length + groups.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {t('None yet. Save a set or a group on the comparison page.')}
      </Text>
    );
  }
  const groupsOf = (name: string) => groups.filter((group) => group.sets.includes(name)).map((group) => group.name);
  return (
    <>
      {sets.length === 0 ? null : <Title order={3}>{t('Sets')}</Title>}
      <ul className={classes.sets}>
        {sets.map((saved) => (
          <SavedLine
            key={saved.name}
            name={saved.name}
            label={t('Delete the comparison set {{name}}', { name: saved.name })}
            details={<SetDetails saved={saved} groups={groupsOf(saved.name)} />}
            failure={t(comparisonTexts.setsNotSaved)}
            success={t(comparisonTexts.setsSaved)}
            onDelete={() => changeComparisons(queryClient, (newest) => withoutSavedSet(newest, saved.name))}
          />
        ))}
      </ul>
      {groups.length === 0 ? null : (
        <Title order={3} mt="sm">
          {t('Groups')}
        </Title>
      )}
      <ul className={classes.sets}>
        {groups.map(({ name, sets: members }) => (
          <SavedLine
            key={name}
            name={name}
            label={t('Delete the comparison group {{name}}', { name })}
            details={
              <Text size="sm" c="dimmed">
                {members.join(', ')}
              </Text>
            }
            failure={t(comparisonTexts.groupsNotSaved)}
            success={t(comparisonTexts.groupsSaved)}
            onDelete={() => changeComparisons(queryClient, (newest) => withoutSavedGroup(newest, name))}
          />
        ))}
      </ul>
    </>
  );
}

function SetDetails({ saved: { set }, groups }: { saved: SavedComparisonSet; groups: readonly string[] }) {
  const { t } = useTranslation();
  const { data: clients } = useQuery(clientsOptions);
  if (set === undefined) return <Text size="sm">{t('Saved by an older version; it cannot be opened.')}</Text>;
  const owner = clients?.find(({ id }) => id === set.clientId);
  const client = owner?.name ?? t('Client {{id}}', { id: set.clientId });
  const filters = appliedFilters(set.filters).map((filter) => appliedFilterText(filter, owner));
  return (
    <>
      <Text size="sm" c="dimmed">
        {[client, `${displayDate(set.dates.from)} – ${displayDate(set.dates.to)}`].join(' · ')}
      </Text>
      {filters.length === 0 ? null : <Text size="sm">{filters.join(' · ')}</Text>}
      {groups.length === 0 ? null : (
        <Text size="sm" c="dimmed">
          {t('In the groups: {{groups}}', { groups: groups.join(', ') })}
        </Text>
      )}
    </>
  );
}
