import { useQueries } from '@tanstack/react-query';
import {
  type AvoidableAmount,
  type AvoidableQueryName,
  avoidableAmounts,
  avoidableCosts,
  avoidableQueries,
  billedBySize,
} from '@waybill/model';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { dataOptions } from '../../../../lib/analysis/data-queries.ts';
import type { Analysis } from '../../../../lib/analysis/use-analysis.ts';
import { evidenceOf } from './evidence.ts';

/** An avoidable cost: what of it a change would save, why, what to do about it, and where its rows are. */
export interface Avoidable extends AvoidableAmount {
  readonly name: string;
  readonly advice: string;
  readonly evidence: string;
}

const names = Object.keys(avoidableQueries) as AvoidableQueryName[];

/** What can be avoided for the dates and filters in effect, the highest saving first; undefined while unknown. */
export function useAvoidable({ page, state }: Pick<Analysis, 'page' | 'state'>) {
  const { t } = useTranslation();
  const asked = useQueries({
    queries: names.map((name) =>
      dataOptions(page.name, name === 'totals' ? 'amounts' : 'breakdown', avoidableQueries[name](state)),
    ),
  });
  const isKnown = asked.every(({ data }) => data !== undefined);
  const answers = Object.fromEntries(names.map((name, place) => [name, asked[place]?.data ?? []]));
  const costs = isKnown
    ? avoidableAmounts(state, answers).map(
        (each): Avoidable => ({ ...each, ...costTexts(t, each.key), evidence: evidenceOf(t, each) }),
      )
    : undefined;
  return {
    costs,
    error: asked.find(({ error }) => error !== null)?.error ?? undefined,
    refreshing: asked.some(({ isFetching }) => isFetching),
    stale: false,
    retry: () => {
      for (const { refetch } of asked) void refetch();
    },
  };
}

/** What an avoidable cost is called, and what to do about it. */
export function costTexts(t: TFunction, key: string): { readonly name: string; readonly advice: string } {
  if (key === billedBySize)
    return { name: t('Billed by size, not weight'), advice: t('Use boxes that fit, or negotiate the divisor.') };
  const cost = avoidableCosts.find((each) => each.key === key);
  return cost === undefined
    ? {
        name: t('{{service}} where Ground is as fast', { service: key }),
        advice: t('Send them by Ground, which arrives as fast on average.'),
      }
    : { name: t(cost.text), advice: t(cost.advice) };
}
