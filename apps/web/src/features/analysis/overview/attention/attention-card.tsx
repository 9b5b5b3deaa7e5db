import { Anchor, Text } from '@mantine/core';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { mayOpenPage, tallyClaims } from '@waybill/contract';
import { addDays, dayOf } from '@waybill/model';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shownClientIds } from '../../../../lib/analysis/newest-invoices.ts';
import type { Analysis } from '../../../../lib/analysis/use-analysis.ts';
import { call } from '../../../../lib/api/call.ts';
import { alertsOptions } from '../../../../lib/attention/alerts.ts';
import { expiringClaims } from '../../../../lib/attention/expiring-claims.ts';
import { ledgerOptions, needsAttention } from '../../../../lib/attention/invoice-ledger.ts';
import { displayDate, moneyText } from '../../../../lib/languages/formats.ts';
import { accountOptions } from '../../../../lib/session/session-queries.ts';
import { PortalLink } from '../../../../ui/buttons/portal-link.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { CardFailure, CardSkeleton } from '../../../../ui/card/card-states.tsx';
import classes from './attention.module.css';

const height = 40;
/** Alerts that fired in so many days, as the weekly mail counts them. */
const daysOfAlerts = 7;

/** What waits for somebody this week: claims that expire, late or missing invoices, and alerts that fired. */
export default function AttentionCard({ analysis }: { readonly analysis: Analysis }) {
  const { t } = useTranslation();
  const { parts, error, isPending, retry } = useAttention(analysis);
  return (
    <Card
      title={t('This week')}
      question={t('What needs attention, whatever dates the page shows')}
      refreshing={isPending}
    >
      {error !== undefined ? (
        <CardFailure error={error} height={height} onRetry={retry} />
      ) : isPending ? (
        <CardSkeleton height={height} />
      ) : parts.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('Nothing needs attention.')}
        </Text>
      ) : (
        <ul className={classes.lines}>{parts}</ul>
      )}
    </Card>
  );
}

/** A line for each part that the user may open and that has something in it. */
function useAttention({ client, state }: Analysis) {
  const { t } = useTranslation();
  const { data: user } = useSuspenseQuery(accountOptions);
  const shown = shownClientIds(client, state.childClientIds);
  const claims = useQuery({
    queryKey: ['exceptions', 'all', 'expiring', client.id],
    queryFn: ({ signal }) => call(tallyClaims, { query: { search: '', clientId: client.id } }, signal),
    enabled: mayOpenPage('/claims', user),
  });
  const ledger = useQuery({ ...ledgerOptions(client.id), enabled: mayOpenPage('/invoiceLedger', user) });
  const alerts = useQuery({ ...alertsOptions, enabled: mayOpenPage('/alerts', user) });
  const asked = [claims, ledger, alerts];
  const parts: ReactNode[] = [];
  const expiring = expiringClaims(claims.data?.tallies.filter(({ clientId }) => shown.includes(clientId)) ?? []);
  if (claims.data !== undefined && expiring.findings > 0) {
    const { soonBy } = claims.data;
    parts.push(
      <li key="claims">
        <Anchor
          underline="always"
          renderRoot={(props) => (
            <Link {...props} to="/claims" search={{ client: client.id, claimBy: soonBy, claimWindow: 'claimable' }} />
          )}
        >
          {t('Claims that expire')}
        </Anchor>
        <span className={classes.detail}>
          {[
            moneyText(expiring.amount),
            t('{{count, number}} findings', { count: expiring.findings }),
            t('by {{day}}', { day: displayDate(soonBy) }),
          ].join(' · ')}
        </span>
      </li>,
    );
  }
  const accounts =
    ledger.data?.accounts.filter(({ clientId }) => shown.includes(clientId)).filter(needsAttention) ?? [];
  if (accounts.length > 0) {
    parts.push(
      <li key="invoices">
        <Anchor
          underline="always"
          renderRoot={(props) => <Link {...props} to="/invoiceLedger" search={{ client: client.id, status: 'open' }} />}
        >
          {t('Late, missing or differing invoices')}
        </Anchor>
        <span className={classes.detail}>
          {accounts
            .map(({ carrierName, accountNumber }) => `${carrierName} ${accountNumber}`)
            .slice(0, 3)
            .join(', ')}
        </span>
      </li>,
    );
  }
  const since = addDays(dayOf(new Date()), -daysOfAlerts);
  for (const { id, name, found } of alerts.data?.filter(({ clientId }) => shown.includes(clientId)) ?? []) {
    const [event] = found.filter(
      ({ toldAt, recoveredAt }) => toldAt !== null && toldAt >= since && recoveredAt === null,
    );
    if (event === undefined) continue;
    parts.push(
      <li key={`alert ${id}`}>
        <PortalLink href={event.page} underline="always">
          {name}
        </PortalLink>
        <span className={classes.detail}>
          {[
            t('Alert for the week from {{day}}', { day: displayDate(event.from) }),
            ...(event.amount === null ? [] : [moneyText(event.amount)]),
          ].join(' · ')}
        </span>
      </li>,
    );
  }
  return {
    parts,
    error: asked.find(({ error }) => error !== null)?.error ?? undefined,
    isPending: asked.some(({ isLoading }) => isLoading),
    retry: () => {
      for (const { error, refetch } of asked) if (error !== null) void refetch();
    },
  };
}
