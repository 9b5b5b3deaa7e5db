import { useQuery } from '@tanstack/react-query';
import {
  amountOf,
  amountsQuery,
  avoidableCosts,
  billedBySizeQuery,
  breakdownQuery,
  factOf,
  groundInstead,
  groundInsteadQuery,
  rounded,
} from '@waybill/model';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { dataOptions } from '../../../../lib/analysis/data-queries.ts';
import type { Analysis } from '../../../../lib/analysis/use-analysis.ts';

/** The rows behind an avoidable cost. */
export type AvoidableRows =
  | { readonly kind: 'fact'; readonly fact: string }
  | { readonly kind: 'accessorial'; readonly accessorial: string }
  | { readonly kind: 'service'; readonly service: string; readonly zones: readonly string[] };

/** An avoidable cost: its amount, what to do about it, and where its rows are. */
export interface Avoidable {
  readonly key: string;
  readonly name: string;
  readonly advice: string;
  readonly amount: number;
  /** Whether the amount is an estimate rather than billed as such. */
  readonly isEstimate: boolean;
  readonly rows: AvoidableRows;
}

/** What can be avoided for the dates and filters in effect, the most expensive first; undefined while unknown. */
export function useAvoidable({ page, state }: Pick<Analysis, 'page' | 'state'>) {
  const { t } = useTranslation();
  const totals = useQuery(dataOptions(page.name, 'amounts', amountsQuery(state)));
  const accessorials = useQuery(dataOptions(page.name, 'breakdown', breakdownQuery(state, 'accessorial')));
  const ground = useQuery(dataOptions(page.name, 'breakdown', groundInsteadQuery(state)));
  const size = useQuery(dataOptions(page.name, 'breakdown', billedBySizeQuery(state)));
  const asked = [totals, accessorials, ground, size];
  const costs = useMemo(() => {
    if (totals.data === undefined || accessorials.data === undefined) return undefined;
    if (ground.data === undefined || size.data === undefined) return undefined;
    const byGroup = new Map(accessorials.data.map(({ NAME, VALUE }) => [String(NAME ?? ''), Number(VALUE ?? 0)]));
    const billed = avoidableCosts.map(({ key, text, advice, source }): Avoidable => {
      const amount =
        source.kind === 'fact'
          ? amountOf(factOf(state.analysis, source.fact), totals.data[0])
          : (byGroup.get(source.accessorial) ?? 0);
      return { key, name: t(text), advice: t(advice), amount, isEstimate: false, rows: source };
    });
    const excess = rounded(Number(size.data[0]?.EXCESS ?? 0));
    const all = [...billed, ...fasterOf(t, groundInstead(ground.data)), bySize(t, excess)];
    return all.filter(({ amount }) => amount > 0).toSorted((one, other) => other.amount - one.amount);
  }, [t, state.analysis, totals.data, accessorials.data, ground.data, size.data]);
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

function fasterOf(t: TFunction, services: ReturnType<typeof groundInstead>): readonly Avoidable[] {
  return services.map(({ service, zones, packages, saving }) => ({
    key: service,
    name: t('{{service}} where Ground is as fast', { service }),
    advice: t('{{count, number}} packages to zones {{zones}}: send them by Ground, which arrives as fast on average.', {
      count: packages,
      zones: zones.join(', '),
    }),
    amount: saving,
    isEstimate: true,
    rows: { kind: 'service', service, zones },
  }));
}

function bySize(t: TFunction, amount: number): Avoidable {
  return {
    key: 'dimensionalTransportation',
    name: t('Billed by size, not weight'),
    advice: t('Use boxes that fit, or negotiate the divisor. The amount is the most this can save.'),
    amount,
    isEstimate: true,
    rows: { kind: 'fact', fact: 'dimensionalTransportation' },
  };
}
