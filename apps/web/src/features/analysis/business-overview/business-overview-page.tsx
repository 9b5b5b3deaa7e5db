import { Anchor, Button, Group, SegmentedControl, Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { mayOpenPage } from '@waybill/contract';
import {
  type BusinessSpan,
  businessNotes,
  businessSpans,
  currencyNotes,
  type DateRange,
  excludedSpend,
} from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { businessSearch } from '../../../lib/analysis/business-search.ts';
import { shownClientIds } from '../../../lib/analysis/newest-invoices.ts';
import { useSelectedClient } from '../../../lib/analysis/use-analysis.ts';
import { displayDate, moneyText } from '../../../lib/languages/formats.ts';
import { text } from '../../../lib/languages/text.ts';
import { accountOptions } from '../../../lib/session/session-queries.ts';
import { UnusableNote } from '../../../ui/analysis-choices/unusable-note.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { CardFailure, CardSkeleton } from '../../../ui/card/card-states.tsx';
import { figureText } from '../../../ui/cards/figure-text.ts';
import { ChartNotes } from '../../../ui/charts/chart-notes.tsx';
import { ClientField } from '../../../ui/fields/client-field.tsx';
import { InvoiceGapNotice } from '../../../ui/invoices/invoice-gap-notice.tsx';
import { CenteredScreen } from '../../../ui/screens/centered-screen.tsx';
import type { Compared } from './business-figures.ts';
import classes from './business-overview.module.css';
import { BusinessTable } from './business-table.tsx';
import { ChangeText } from './change-text.tsx';
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
  const { ranges, opensAt, lines, countsExcluded, error, retry } = useBusiness(client, span);
  const show = (changed: { client?: number; span?: BusinessSpan }) =>
    void navigate({ to: '.', search: (before) => ({ ...before, ...changed }), replace: true });
  const daysOf = ({ from, to }: { from: string; to: string }) => `${displayDate(from)} – ${displayDate(to)}`;
  const [all, ...others] = lines ?? [];
  return (
    <div className={classes.page}>
      <Group justify="space-between" mb="md" className="no-print" gap="sm">
        <Group gap="sm" maw="100%">
          <ClientField
            clients={clients}
            clientId={client.id}
            onClient={(id) => show({ client: id })}
            aria-label={t('Client')}
            w={{ base: '100%', xs: 260 }}
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
      <InvoiceGapNotice clientIds={shownClientIds(client, [])} from={ranges.now.from} opensAt={opensAt} />
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
        <ChartNotes notes={[...businessNotes(countsExcluded), currencyNotes.converted].map((note) => t(note))} />
      </Card>
      {all === undefined || others.length === 0 ? null : (
        <BusinessTable all={all} lines={others} countsExcluded={countsExcluded} />
      )}
    </div>
  );
}

/** Each figure for all clients together, its change, and its previous value. */
function BusinessTiles({ figures }: { readonly figures: readonly Compared[] }) {
  const { t } = useTranslation();
  return (
    <dl className={classes.tiles}>
      {figures.map((compared) => {
        const { figure, now, before } = compared;
        return (
          <div key={figure.name}>
            <dt>
              <Text size="sm" c="dimmed">
                {t(figure.text)}
              </Text>
            </dt>
            <dd>
              <Text fz={22} fw={600} className="numeric">
                {figureText(figure, now, {})}
              </Text>
              <ChangeText {...compared} />
              <Text size="xs" c="dimmed">
                {t('Before: {{amount}}', { amount: figureText(figure, before, {}) })}
              </Text>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

interface ExcludedAmountProps {
  readonly clientId: number;
  readonly days: DateRange;
  readonly amount: number;
}

/** What Total Spend leaves out, with a link to the rows if the reader may open Spend Analysis. */
function ExcludedAmount({ clientId, days, amount }: ExcludedAmountProps) {
  const { t } = useTranslation();
  const { data: user } = useSuspenseQuery(accountOptions);
  const text = moneyText(amount);
  const search = { client: clientId, ...days, fact: excludedSpend.key, grid: 'default' };
  const isLink = amount !== 0 && mayOpenPage('/aframe/dashboard/spend', user);
  return (
    <Text size="sm" mt="sm" className="numeric">
      {t('Total Spend leaves out USPS and DHL:')}{' '}
      {isLink ? (
        <Anchor
          renderRoot={(props) => <Link {...props} to="/aframe/dashboard/spend" search={search} />}
          aria-label={`${t('View rows of {{name}}', { name: t(excludedSpend.text) })}: ${text}`}
        >
          {text}
        </Anchor>
      ) : (
        text
      )}
    </Text>
  );
}
