import { Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { pages } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { type SavedFilterSet, savedFilterSets, unreadableSets } from '../../../lib/filter-sets/saved-filter-sets.ts';
import { settingsOptions } from '../../../lib/settings/settings.ts';
import { Card } from '../../../ui/card/card.tsx';
import { CardFailure, CardSkeleton } from '../../../ui/card/card-states.tsx';
import { FilterSetLine } from './filter-set-line.tsx';
import classes from './profile-page.module.css';

const height = 120;

/** All saved filter sets of the user, by page, each to be deleted (S2 section 2). */
export function FilterSetsCard() {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery({ ...settingsOptions, refetchOnMount: 'always' });
  return (
    <Card
      title={t('Saved filter sets')}
      question={t('Filters that you saved, up to ten for each page.')}
      refreshing={data !== undefined && isFetching}
    >
      {data === undefined && error === null ? <CardSkeleton height={height} /> : null}
      {data === undefined && error !== null ? (
        <CardFailure error={error} height={height} onRetry={() => void refetch()} />
      ) : null}
      {data === undefined ? null : <SetsByPage sets={[...savedFilterSets(data), ...unreadableSets(data)]} />}
    </Card>
  );
}

function SetsByPage({ sets }: { sets: readonly SavedFilterSet[] }) {
  const { t } = useTranslation();
  if (sets.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {t('None yet. Choose filters on an analysis page and press ‘Save Filters’.')}
      </Text>
    );
  }
  const order = pages.map(({ name }): string => name);
  const names = [...new Set(sets.map(({ page }) => page))].toSorted(
    (one, other) => order.indexOf(one) - order.indexOf(other),
  );
  return names.map((page) => (
    <section key={page}>
      <Title order={3} mt="sm">
        {page === '' ? t('Other') : t(pages.find(({ name }) => name === page)?.displayName ?? page)}
      </Title>
      <ul className={classes.sets}>
        {sets
          .filter((set) => set.page === page)
          .map((set) => (
            <FilterSetLine key={set.key} set={set} />
          ))}
      </ul>
    </section>
  ));
}
