import { Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Analysis } from '../../../lib/analysis/use-analysis.ts';
import { errorText } from '../../../lib/api/api-error.ts';
import { settingsOptions } from '../../../lib/settings/settings.ts';
import { savedViews } from '../../../lib/views/saved-views.ts';
import { SaveView } from './save-view.tsx';
import { ViewEntry } from './view-entry.tsx';
import classes from './views.module.css';

interface Props {
  readonly analysis: Analysis;
  readonly onClose: () => void;
}

/** The views by name, then what is on screen: to be named, or shared by its link. */
export default function ViewsPanel({ analysis, onClose }: Props) {
  const { t } = useTranslation();
  const { data, error } = useQuery({ ...settingsOptions, refetchOnMount: 'always' });
  const views = data && savedViews(data);
  return (
    <Stack gap="md" w={{ base: 'calc(100vw - 56px)', xs: 420 }}>
      {views === undefined && error === null ? <Skeleton h={60} /> : null}
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
            <ViewEntry key={view.key} view={view} clients={analysis.clients} onOpen={onClose} />
          ))}
        </ul>
      )}
      <SaveView analysis={analysis} />
    </Stack>
  );
}
