import { useQuery } from '@tanstack/react-query';
import { amountOf, amountsQuery, netOfAllCarriers, scopeOfTotalSpend, totalSpend } from '@waybill/model';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useComparableRange } from '../../../../lib/analysis/comparable-range.ts';
import { dataOptions } from '../../../../lib/analysis/data-queries.ts';
import { readingOf } from '../../../../lib/analysis/reading-of.ts';
import type { Analysis } from '../../../../lib/analysis/use-analysis.ts';
import { factText, rangeText } from '../../../../lib/languages/formats.ts';
import { changeText } from '../change-text.ts';
import { showsFourWeeks } from '../shows-four-weeks.ts';
import classes from './lead.module.css';

const CountedCarriers = lazy(() => import('./counted-carriers.tsx'));
const paid: readonly string[] = [netOfAllCarriers.key, totalSpend.key];

/** What was paid, and against the days before, in one sentence; and whether Total Spend is meant instead (S1 section 9). */
export function Lead({ analysis }: { readonly analysis: Analysis }) {
  const { t } = useTranslation();
  const { state, page, search, opensAt, go } = analysis;
  const { range } = useComparableRange(page, state);
  const { data: now } = useQuery(dataOptions(page.name, 'tiles', amountsQuery(state)));
  const { data: before } = useQuery({
    ...dataOptions(page.name, 'tiles', amountsQuery({ ...state, dates: range ?? state.dates })),
    enabled: range !== undefined,
  });
  const differs = scopeOfTotalSpend(state) === 'counted' && paid.includes(state.fact.key);
  return (
    <section className={classes.lead} aria-label={t('What was paid')}>
      <p className={classes.sentence} aria-busy={now === undefined}>
        {sentence()}
      </p>
      {differs ? (
        <Suspense fallback={null}>
          <CountedCarriers
            fact={state.fact.key}
            onFact={(fact) => go({ ...search, fact: fact === page.defaultFact ? undefined : fact })}
          />
        </Suspense>
      ) : null}
    </section>
  );

  function sentence(): string {
    if (now === undefined) return '';
    const value = amountOf(state.fact, now[0]);
    const isPaid = state.fact.key === netOfAllCarriers.key;
    const words = {
      fact: t(state.fact.text),
      amount: factText(value, state.fact.unit, readingOf(state)),
      days: !showsFourWeeks(analysis)
        ? rangeText(state.dates)
        : opensAt === undefined
          ? t('the last four weeks')
          : t('the four weeks up to the newest invoice'),
    };
    const earlier = before && amountOf(state.fact, before[0]);
    const change = earlier === undefined || earlier === value ? undefined : changeText(t, value, earlier);
    if (change === undefined || range === undefined) {
      return isPaid
        ? t('{{amount}} was paid to all carriers in {{days}}.', words)
        : t('{{fact}}: {{amount}} in {{days}}.', words);
    }
    const compared = {
      ...words,
      change,
      before: showsFourWeeks(analysis) ? t('the four weeks before') : rangeText(range),
    };
    return isPaid
      ? t('{{amount}} was paid to all carriers in {{days}}, {{change}} than in {{before}}.', compared)
      : t('{{fact}}: {{amount}} in {{days}}, {{change}} than in {{before}}.', compared);
  }
}
