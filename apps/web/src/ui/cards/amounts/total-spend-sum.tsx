import { Text } from '@mantine/core';
import { reconciliation, scopeOfTotalSpend } from '@waybill/model';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { readingOf } from '../../../lib/analysis/reading-of.ts';
import { useGridAddress } from '../../../lib/analysis/use-grid-address.ts';
import { factText } from '../../../lib/languages/formats.ts';
import { TextButton } from '../../buttons/plain-buttons.tsx';
import type { Drawn } from '../use-widget-data.ts';
import type { Amounts } from './prepare-amounts.ts';
import classes from './total-spend-sum.module.css';

const ReconciliationTable = lazy(() => import('./reconciliation-table.tsx'));

type Props = Pick<Drawn<Amounts>, 'picture' | 'state'>;

/** How Total Spend comes about, line by line from published rates; every line opens its rows. */
export function TotalSpendSum({ picture, state }: Props) {
  const { t } = useTranslation();
  const { openFact } = useGridAddress();
  const all = [...picture.amounts, ...picture.behind];
  const facts = new Map(all.map(({ fact }) => [fact.key, fact]));
  const totals = new Map(all.map(({ fact, value }) => [fact.key, value]));
  const excluded = totals.get('excludedSpend');
  if (excluded === undefined) return null;
  const countsThem = scopeOfTotalSpend(state) === 'excluded';
  const sum = countsThem ? undefined : reconciliation(totals);
  const amountText = (amount: number) => factText(amount, 'currency', readingOf(state));
  return (
    <div className={classes.sum}>
      {countsThem ? (
        <Text size="sm">
          {t('There is nothing but USPS and DHL for this client and filters, so Total Spend is their net amount here.')}
        </Text>
      ) : null}
      {countsThem || excluded === 0 ? null : (
        <Text size="sm" className="numeric">
          {t('Total Spend leaves out USPS and DHL:')}{' '}
          <span className={classes.amount}>
            <TextButton
              aria-label={`${t('View rows of {{name}}', { name: t('Spend of USPS and DHL') })}: ${amountText(excluded)}`}
              onClick={() => openFact('excludedSpend')}
            >
              {amountText(excluded)}
            </TextButton>
            .
          </span>{' '}
          {t('The other figures count all carriers.')}
        </Text>
      )}
      {sum === undefined ? null : (
        <details>
          <summary>{t('How Total Spend adds up')}</summary>
          <Suspense fallback={null}>
            <ReconciliationTable sum={sum} facts={facts} amountText={amountText} onRows={openFact} />
          </Suspense>
        </details>
      )}
    </div>
  );
}
