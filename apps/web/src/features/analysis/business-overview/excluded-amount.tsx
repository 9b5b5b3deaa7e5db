import { Anchor, Text } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { mayOpenPage } from '@waybill/contract';
import { type DateRange, excludedSpend } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { moneyText } from '../../../lib/languages/formats.ts';
import { accountOptions } from '../../../lib/session/session-queries.ts';

interface Props {
  readonly clientId: number;
  readonly days: DateRange;
  readonly amount: number;
}

/** What Total Spend leaves out, with a link to the rows if the reader may open Spend Analysis. */
export function ExcludedAmount({ clientId, days, amount }: Props) {
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
