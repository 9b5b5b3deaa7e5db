import { ActionIcon } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconSearch } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { lookUpTrackingNumbers, mostTrackingNumbers } from '@waybill/contract';
import { trackingSearch } from '@waybill/model';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Analysis } from '../../../lib/analysis/use-analysis.ts';
import { call } from '../../../lib/api/call.ts';
import { accountOptions } from '../../../lib/session/session-queries.ts';
import classes from '../../../ui/analysis-choices/analytics-header.module.css';

/** Filters the page by one or more tracking numbers, for users who may search them (S3 sections 2.4, 4.14 and 5). */
export function TrackingSearch({ analysis }: { analysis: Analysis }) {
  const { t } = useTranslation();
  const { data: user } = useSuspenseQuery(accountOptions);
  const { search, state, go } = analysis;
  const [typed, setTyped] = useState(state.trackingNumbers.join(', '));
  if (!user.permissions.includes('TRACKING_NUMBER_SEARCH_FILTER')) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = trackingSearch(typed, state.trackingNumbers);
    if (found.kind === 'apply') {
      go({ ...search, tracking: [...found.trackingNumbers] });
      rememberSearch(found.trackingNumbers);
    }
    if (found.kind === 'clear') go({ ...search, tracking: undefined });
    if (found.kind === 'refuse') notifications.show({ color: 'red', message: t(found.text) });
  };
  return (
    <search className={classes.tracking}>
      <form onSubmit={submit} className={classes.trackingForm}>
        <input
          aria-label={t('Tracking numbers')}
          placeholder={t('Tracking numbers')}
          className={classes.trackingInput}
          value={typed}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
        <ActionIcon type="submit" aria-label={t('Search')} className={classes.trackingSubmit}>
          <IconSearch size={16} stroke={1.6} />
        </ActionIcon>
      </form>
    </search>
  );
}

/** Adds a search to the history of look-ups; the page is filtered even if that fails. */
function rememberSearch(trackingNumbers: readonly string[]): void {
  const body = { trackingNumbers: trackingNumbers.slice(0, mostTrackingNumbers), source: 'search' as const };
  call(lookUpTrackingNumbers, { body }).catch(() => undefined);
}
