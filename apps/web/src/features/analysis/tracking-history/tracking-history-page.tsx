import { Button, SegmentedControl } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type LookupSource, listTrackingLookups, type TrackingLookup } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { countText } from '../../../lib/languages/formats.ts';
import { momentText } from '../../../lib/languages/moment-text.ts';
import { text } from '../../../lib/languages/text.ts';
import { mayOpen } from '../../../lib/session/may-open.ts';
import { accountOptions } from '../../../lib/session/session-queries.ts';
import { AdministrationTable } from '../../../ui/table-page/table/administration-table.tsx';
import { DayFilter } from '../../../ui/table-page/table/day-filter.tsx';
import type { TableColumn } from '../../../ui/table-page/table/table-column.ts';
import { useTableAddress } from '../../../ui/table-page/table/use-table-address.ts';

type Sort = 'at' | 'login' | 'asked' | 'found';

const sources: Readonly<Record<LookupSource, string>> = {
  page: text('Tracking'),
  search: text('Search in the header'),
};

/** Who looked up which tracking numbers, and how many were found (S3 section 2.3). */
export function TrackingHistoryPage() {
  const { t } = useTranslation();
  const { search, ask } = useTableAddress();
  const { from, to } = search;
  const own = search.status === 'own';
  return (
    <AdministrationTable<TrackingLookup, Sort>
      caption={t('Tracking history')}
      searchLabel={t('Search user or tracking number')}
      purpose={t(
        'Who looked up which tracking numbers and when, on the Tracking page or with the search in the header, and how many were found. Internal users see look-ups of the whole tenant; others see their own.',
      )}
      columns={useColumns()}
      order={{ sort: 'at', descending: true }}
      queryKey={['tracking-history', own, from, to]}
      ask={(question, signal) =>
        call(listTrackingLookups, { query: { ...question, own: String(own), from, to } }, signal)
      }
      opens={false}
      filters={
        <>
          <SegmentedControl
            aria-label={t('Whose look-ups')}
            value={own ? 'own' : 'all'}
            onChange={(value) => ask({ status: value === 'own' ? value : undefined })}
            data={[
              { value: 'all', label: t('Everything I can see') },
              { value: 'own', label: t('My own') },
            ]}
          />
          <DayFilter label={t('From')} value={from} onDay={(day) => ask({ from: day })} />
          <DayFilter label={t('To')} value={to} onDay={(day) => ask({ to: day })} />
        </>
      }
    />
  );
}

function useColumns(): readonly TableColumn<TrackingLookup, Sort>[] {
  const { t } = useTranslation();
  const { data: user } = useSuspenseQuery(accountOptions);
  const mayRepeat = mayOpen(['TRACKING'], user.permissions);
  return [
    { header: t('Time (UTC)'), sort: 'at', cell: ({ at }) => momentText(at) },
    { header: t('User'), sort: 'login', cell: ({ login }) => login },
    { header: t('Where'), cell: ({ source }) => t(sources[source]), wide: true },
    { header: t('Tracking numbers'), cell: ({ numbers, asked }) => listed(numbers, asked) },
    { header: t('Looked up'), sort: 'asked', cell: ({ asked }) => countText(asked), numeric: true },
    { header: t('Found'), sort: 'found', cell: ({ found }) => countText(found), numeric: true },
    ...(mayRepeat
      ? [
          {
            header: t('Repeat'),
            cell: ({ id }: TrackingLookup) => (
              <Button
                size="compact-xs"
                variant="default"
                renderRoot={(props) => <Link {...props} to="/tracking" search={{ open: id }} />}
              >
                {t('Repeat')}
              </Button>
            ),
          },
        ]
      : []),
  ];
}

const listed = (numbers: readonly string[], asked: number): string =>
  `${numbers.join(', ')}${asked > numbers.length ? ', …' : ''}`;
