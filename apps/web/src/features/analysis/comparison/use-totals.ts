import type { DataRow } from '@waybill/contract';
import { amountOf, amountsQuery } from '@waybill/model';
import { fixedSettings } from '../../../ui/cards/fixed-settings.ts';
import type { WidgetData } from '../../../ui/cards/use-widget-data.ts';
import type { Series } from './series.ts';
import { useComparedData } from './use-compared-data.ts';

/** What a series adds up to. */
export interface Totals {
  readonly series: Series;
  /** By the key of the fact; of the days that are compared. */
  readonly amounts: ReadonlyMap<string, number>;
}

/** The totals of every fact, by series. */
export function useTotals(series: readonly Series[]): WidgetData<readonly Totals[]> {
  return useComparedData(series, fixedSettings, 'amounts', totalsQuery, totalsOf);
}

const totalsQuery = ({ comparedState }: Series) => amountsQuery(comparedState);

function totalsOf(series: readonly Series[], rows: readonly (readonly DataRow[])[]): readonly Totals[] {
  return series.map((each, index) => ({
    series: each,
    amounts: new Map(each.state.analysis.facts.map((fact) => [fact.key, amountOf(fact, rows[index]?.[0])])),
  }));
}

/** The total of the chosen fact. */
export function totalOf({ series, amounts }: Totals): number {
  return amounts.get(series.state.fact.key) ?? 0;
}
