import { Skeleton } from '@mantine/core';
import { IconArrowDownRight, IconArrowUpRight, IconEqual } from '@tabler/icons-react';
import { type DateRange, percentageChange, periodsOf, rounded } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { readingOf } from '../../../../lib/analysis/reading-of.ts';
import { factText, listText, percentText } from '../../../../lib/languages/formats.ts';
import { isComparable } from '../difference.ts';
import { type Totals, totalOf } from '../use-totals.ts';
import classes from './sets.module.css';
import type { YearChange } from './year-change.ts';

export interface SetTotalProps {
  /** Undefined until it is known. */
  readonly total: Totals | undefined;
  /** Of the first set; undefined for the first set itself. */
  readonly first: Totals | undefined;
  /** Of its newest year against the one before; undefined without two years. */
  readonly change: YearChange | undefined;
}

/** What changed between the years of a set, its total in full, and its difference from the first set. */
export function SetTotal({ total, first, change }: SetTotalProps) {
  const { t } = useTranslation();
  if (total === undefined) return <Skeleton height={34} width={180} />;
  const { state } = total.series;
  return (
    <div className={classes.total} data-changed={change === undefined ? undefined : true}>
      {change === undefined ? null : (
        <>
          <span className={classes.lead}>{change.difference.percent}</span>
          <span>
            {t('{{year}} against the same days of {{before}}: {{amount}}', {
              year: String(change.year),
              before: String(change.before),
              amount: change.difference.amount,
            })}
          </span>
        </>
      )}
      <strong>{factText(totalOf(total), state.fact.unit, readingOf(state))}</strong>
      <span>{t(state.fact.text)}</span>
      <YearsTogether dates={state.dates} />
      {first === undefined ? null : <Change total={total} first={first} />}
    </div>
  );
}

/** Notes that the figure covers several years, if the set's dates do. */
function YearsTogether({ dates }: { readonly dates: DateRange }) {
  const { t } = useTranslation();
  const years = periodsOf(dates, 'year').map(({ start }) => start.slice(0, 4));
  if (years.length < 2) return null;
  return <span className={classes.facts}>{t('{{years}} together', { years: listText(years) })}</span>;
}

function Change({ total, first }: { readonly total: Totals; readonly first: Totals }) {
  const { t } = useTranslation();
  const { state } = total.series;
  const base = first.series.brief;
  if (!isComparable(state, first.series.state)) {
    return (
      <span className={classes.change}>
        {t('In a different currency from {{base}}, so no difference is shown.', { base })}
      </span>
    );
  }
  const difference = rounded(totalOf(total) - totalOf(first));
  const values = {
    base,
    amount: factText(Math.abs(difference), state.fact.unit, readingOf(state)),
    percent: percentText(Math.abs(percentageChange(totalOf(total), totalOf(first)) ?? 0)),
  };
  if (difference === 0) {
    return (
      <span className={classes.change}>
        <IconEqual size={15} stroke={2} aria-hidden />
        {t('the same as {{base}}', { base })}
      </span>
    );
  }
  const Icon = difference > 0 ? IconArrowUpRight : IconArrowDownRight;
  return (
    <span className={classes.change}>
      <Icon size={15} stroke={2} aria-hidden />
      {difference > 0
        ? t('{{amount}} ({{percent}}) more than {{base}}', values)
        : t('{{amount}} ({{percent}}) less than {{base}}', values)}
    </span>
  );
}
