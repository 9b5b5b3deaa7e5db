import { Text } from '@mantine/core';
import { type Fact, type ReconciliationLine, reconciliation } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { useGridAddress } from '../../../lib/analysis/use-grid-address.ts';
import { factText } from '../../../lib/languages/formats.ts';
import { TextButton } from '../../../ui/plain-buttons.tsx';
import { readingOf } from '../reading-of.ts';
import type { Drawn } from '../use-widget-data.ts';
import type { Amounts } from './prepare-amounts.ts';
import { countsExcludedCarriers } from './total-spend-scope.ts';
import classes from './total-spend-sum.module.css';

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
  const countsThem = countsExcludedCarriers(state);
  const sum = countsThem ? undefined : reconciliation(totals);
  const amountText = (amount: number) => factText(amount, 'currency', readingOf(state));
  return (
    <div className={classes.sum}>
      <Text size="sm" className="numeric">
        {countsThem ? (
          t('Only USPS and DHL are left by the filters: Total Spend is their net amount here.')
        ) : (
          <>
            {t('Total Spend leaves out USPS and DHL:')}{' '}
            {excluded === 0 ? (
              amountText(0)
            ) : (
              <TextButton
                aria-label={`${t('View rows of {{name}}', { name: t('Spend of USPS and DHL') })}: ${amountText(excluded)}`}
                onClick={() => openFact('excludedSpend')}
              >
                {amountText(excluded)}
              </TextButton>
            )}
            {'. '}
            {t('The other figures count all carriers.')}
          </>
        )}
      </Text>
      {sum === undefined ? null : (
        <details>
          <summary>{t('How Total Spend adds up')}</summary>
          <table>
            <caption>
              {sum.agrees
                ? t('The lines add up to the cent.')
                : t('The lines do not add up; the figures may be changing right now.')}
            </caption>
            <tbody>
              {sum.lines.map((line) => (
                <Line
                  key={line.key}
                  isSum={line.isSum}
                  fact={facts.get(line.key)}
                  text={amountText(line.amount)}
                  onRows={() => openFact(line.key)}
                />
              ))}
            </tbody>
          </table>
        </details>
      )}
    </div>
  );
}

interface LineProps extends Pick<ReconciliationLine, 'isSum'> {
  readonly fact: Fact | undefined;
  readonly text: string;
  readonly onRows: () => void;
}

function Line({ fact, isSum, text, onRows }: LineProps) {
  const { t } = useTranslation();
  const name = t(fact?.text ?? '');
  return (
    <tr data-sum={isSum || undefined}>
      <th scope="row">{isSum ? `= ${name}` : name}</th>
      <td>
        <TextButton aria-label={`${t('View rows of {{name}}', { name })}: ${text}`} onClick={onRows}>
          {text}
        </TextButton>
      </td>
    </tr>
  );
}
