import { Skeleton, Text } from '@mantine/core';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { clientsOptions } from '../../lib/analysis/client-queries.ts';
import { errorText } from '../../lib/api/api-error.ts';
import { settingsOptions } from '../../lib/settings/settings.ts';
import { savedViews } from '../../lib/views/saved-views.ts';
import { ViewEntry } from './view-entry.tsx';
import classes from './views.module.css';

interface Props {
  readonly onOpen: () => void;
}

/** The user's views by name. */
export function ViewsList({ onOpen }: Props) {
  const { t } = useTranslation();
  const { data: clients } = useSuspenseQuery(clientsOptions);
  const { data, error } = useQuery({ ...settingsOptions, refetchOnMount: 'always' });
  const views = data && savedViews(data);
  if (views === undefined && error === null) return <Skeleton h={60} />;
  return (
    <>
      {error === null ? null : (
        <Text size="sm" role="alert" c="var(--wb-danger-text)">
          {errorText(error)}
        </Text>
      )}
      {views?.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('No views yet. A view saves the page with its client, dates and filters under a name.')}
        </Text>
      ) : null}
      {views === undefined || views.length === 0 ? null : (
        <ul className={classes.views} aria-label={t('Views')}>
          {views.map((view) => (
            <ViewEntry key={view.key} view={view} clients={clients} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </>
  );
}
