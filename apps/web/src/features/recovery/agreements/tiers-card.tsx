import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { AgreementTier } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { displayDate, moneyText, percentText } from '../../../lib/languages/formats.ts';
import { Card } from '../../../ui/card/card.tsx';
import { CardFailure } from '../../../ui/card/card-states.tsx';
import { FactsTable } from '../../../ui/tables/facts-table.tsx';
import { tiersOptions } from './agreement-queries.ts';

const height = 120;

/** Where the client stands in each tier, what is missing to the next band, and what that is worth. */
export function TiersCard({ id, version }: { readonly id: number; readonly version: number }) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(tiersOptions(id, version));
  if (data === undefined && error !== null)
    return <CardFailure error={error} height={height} onRetry={() => void refetch()} />;
  if (data === undefined || data.length === 0) return null;
  return (
    <Card title={t('Tiers')} question={t('Revenue as billed to the accounts of the agreement')} refreshing={isFetching}>
      <Stack gap="md">
        {data.map((tier) => (
          <TierFacts key={tier.line} tier={tier} />
        ))}
      </Stack>
    </Card>
  );
}

function TierFacts({ tier }: { readonly tier: AgreementTier }) {
  const { t } = useTranslation();
  const { group, from, to, knownFrom, revenue, percent, isGrace, next, worth } = tier;
  return (
    <div>
      <Text fw={600} size="sm">
        {group}
      </Text>
      <FactsTable
        facts={[
          [t('Days'), `${displayDate(from)} – ${displayDate(to)}`],
          [t('Revenue'), moneyText(revenue / 100)],
          [isGrace ? t('Percentage, in the grace period') : t('Percentage'), percentText(percent, 1)],
          ...(next === null
            ? []
            : ([
                [t('Missing to {{percent}}', { percent: percentText(next.percent, 1) }), moneyText(next.missing / 100)],
                [t('Worth in a year'), moneyText((worth ?? 0) / 100)],
              ] as const)),
        ]}
      />
      {knownFrom === null || knownFrom > from ? (
        <Text size="xs" c="dimmed" mt={4}>
          {knownFrom === null
            ? t('No invoices of these days are loaded.')
            : t('The first invoice is of {{day}}: earlier revenue is not known.', { day: displayDate(knownFrom) })}
        </Text>
      ) : null}
    </div>
  );
}
