import { Anchor, Text } from '@mantine/core';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { mayOpenPage, recoverySummary } from '@waybill/contract';
import type { PageState } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../lib/api/call.ts';
import { moneyText } from '../../../../lib/languages/formats.ts';
import { accountOptions } from '../../../../lib/session/session-queries.ts';

interface Props {
  readonly clientId: number;
  readonly dates: PageState['dates'];
}

/**
 * How much was credited to a client for claims, shown to those who may open the ledger. The ledger also counts what the
 * page leaves out, such as duplicate freight bills, so the sums can differ from those of the card.
 */
export function RecoveredLine({ clientId, dates: { from, to } }: Props) {
  const { t } = useTranslation();
  const { data: user } = useSuspenseQuery(accountOptions);
  const { data } = useQuery({
    queryKey: ['recoveries', 'summary', clientId, from, to],
    queryFn: ({ signal }) => call(recoverySummary, { query: { clientId, from, to } }, signal),
    enabled: mayOpenPage('/recoveries', user),
  });
  if (data === undefined) return null;
  return (
    <Text size="sm" mb={8}>
      {t('All carriers, nothing left out: {{recovered}} credited for claims, {{unclaimed}} without a claim.', {
        recovered: moneyText(data.recovered),
        unclaimed: moneyText(data.unclaimed),
      })}{' '}
      {data.toDecide === 0 ? null : `${t('{{amount}} is to be decided.', { amount: moneyText(data.toDecide) })} `}
      <Anchor
        fz="sm"
        underline="always"
        renderRoot={(props) => <Link {...props} to="/recoveries" search={{ client: clientId, from, to }} />}
      >
        {t('Recovered money')}
      </Anchor>
    </Text>
  );
}
