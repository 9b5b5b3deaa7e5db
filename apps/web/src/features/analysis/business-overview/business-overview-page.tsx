import { Button, Group, SegmentedControl, Select, Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type BusinessSpan, businessNotes, businessSpans, currencyNotes } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { businessSearch } from '../../../lib/analysis/business-search.ts';
import { useSelectedClient } from '../../../lib/analysis/use-analysis.ts';
import { displayDate } from '../../../lib/languages/formats.ts';
import { text } from '../../../lib/languages/text.ts';
import { UnusableNote } from '../../../ui/analysis-choices/unusable-note.tsx';
import { Card } from '../../../ui/card.tsx';
import { CardFailure, CardSkeleton } from '../../../ui/card-states.tsx';
import { CenteredScreen } from '../../../ui/centered-screen.tsx';
import classes from './business-overview.module.css';
import { BusinessTable } from './business-table.tsx';
import { BusinessTiles } from './business-tiles.tsx';
import { ExcludedAmount } from './excluded-amount.tsx';
import { useBusiness } from './use-business.ts';

const labels: Readonly<Record<BusinessSpan, string>> = {
  month: text('Last month'),
  quarter: text('Last quarter'),
  year: text('Last year'),
};

/** A page for management, for reading and printing: the last full period compared with the one before. */
export function BusinessOverviewPage() {
  const { t } = useTranslation();
  const { clients, client } = useSelectedClient();
  if (client === undefined) {
    return (
      <CenteredScreen
        title={clients.length === 0 ? t('No client yet') : t('Not one of your clients')}
        text={t('No client is assigned to your account. Ask your administrator to assign one.')}
      />
    );
  }
  return <ClientOverview clients={clients} client={client} />;
}

interface Props {
  readonly clients: ReturnType<typeof useSelectedClient>['clients'];
  readonly client: NonNullable<ReturnType<typeof useSelectedClient>['client']>;
}

function ClientOverview({ clients, client }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const search = useSearch({ strict: false, select: (address) => businessSearch(address) });
  const { span = 'month' } = search;
  const { ranges, lines, countsExcluded, error, retry } = useBusiness(client, span);
  const show = (changed: { client?: number; span?: BusinessSpan }) =>
    void navigate({ to: '.', search: (before) => ({ ...before, ...changed }), replace: true });
  const daysOf = ({ from, to }: { from: string; to: string }) => `${displayDate(from)} – ${displayDate(to)}`;
  const [all, ...others] = lines ?? [];
  return (
    <div className={classes.page}>
      <Group justify="space-between" mb="md" className="no-print" gap="sm">
        <Group gap="sm" maw="100%">
          <Select
            aria-label={t('Client')}
            w={{ base: '100%', xs: 260 }}
            searchable
            allowDeselect={false}
            data={clients.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={String(client.id)}
            onChange={(value) => value !== null && show({ client: Number(value) })}
          />
          <SegmentedControl
            className={classes.spans ?? ''}
            classNames={{ label: classes.span ?? '' }}
            aria-label={t('Time span')}
            data={businessSpans.map((value) => ({ value, label: t(labels[value]) }))}
            value={span}
            onChange={(value) => show({ span: businessSpans.find((known) => known === value) ?? 'month' })}
          />
        </Group>
        <Button variant="default" leftSection={<IconPrinter size={16} stroke={1.6} />} onClick={() => window.print()}>
          {t('Print')}
        </Button>
      </Group>
      <UnusableNote search={search} dates={ranges.now} />
      <Card
        title={client.name}
        question={t('{{days}}, compared with {{before}}', { days: daysOf(ranges.now), before: daysOf(ranges.before) })}
        refreshing={false}
      >
        {error === undefined ? null : <CardFailure error={error} height={200} onRetry={retry} />}
        {error === undefined && all === undefined ? <CardSkeleton height={200} /> : null}
        {error === undefined && all !== undefined ? <BusinessTiles figures={all.figures} /> : null}
        {all === undefined || countsExcluded || all.excluded === 0 ? null : (
          <ExcludedAmount clientId={client.id} days={ranges.now} amount={all.excluded} />
        )}
        {[...businessNotes(countsExcluded), currencyNotes.converted].map((note) => (
          <Text key={note} size="xs" c="dimmed" mt={6}>
            {t(note)}
          </Text>
        ))}
      </Card>
      {all === undefined || others.length === 0 ? null : (
        <BusinessTable all={all} lines={others} countsExcluded={countsExcluded} />
      )}
    </div>
  );
}
