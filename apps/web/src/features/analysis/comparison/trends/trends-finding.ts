import { type PageState, rounded, type WidgetDimension } from '@waybill/model';
import { isolated } from '../../../../lib/languages/isolated.ts';
import { texts } from '../../../../lib/languages/texts.ts';
import { choiceLabels } from '../../../../ui/cards/choice-labels.ts';
import { hasShares } from '../../../../ui/cards/has-shares.ts';
import { trendsFinding as lineFinding } from '../../../../ui/cards/trends/trends-finding.ts';
import { type Difference, differenceOf, isComparable } from '../difference.ts';
import type { Series } from '../series.ts';
import type { ComparedTrend, Panel } from './prepare.ts';

/**
 * What the lines say in a sentence: by how much each series is more or less than the one it is compared with, over the
 * periods that both have whole; of a split trend the part that differs most.
 */
export function trendsFinding(trend: ComparedTrend, state: PageState, dimension: WidgetDimension): string {
  const { t } = texts;
  const pairs = trend.series.flatMap((series, index) => pairOf(trend, series, index) ?? []);
  if (pairs.length === 0) return singleFinding(trend, state, dimension);
  const found = pairs.flatMap((pair) => {
    const { series, base, places } = pair;
    const differences = trend.panels.flatMap((panel) => {
      const difference = differenceIn(panel, pair);
      return difference === undefined ? [] : { panel, difference };
    });
    const [most] = differences.toSorted(
      (one, other) => Math.abs(other.difference.value) - Math.abs(one.difference.value),
    );
    if (most === undefined) return [];
    const words = {
      set: isolated(series.brief),
      base: isolated(base.live === series.live ? base.name : base.brief),
      periods: placesText(trend, places),
      percent: isolated(most.difference.percent),
      amount: isolated(most.difference.amount),
      part: most.panel.name,
    };
    if (dimension !== '')
      return t('{{set}} against {{base}} in {{periods}}: {{part}} differs the most, {{amount}} ({{percent}})', words);
    return rounded(most.difference.value) === 0
      ? t('{{set}} is the same as {{base}} in {{periods}}', words)
      : t('{{set}} against {{base}} in {{periods}}: {{amount}} ({{percent}})', words);
  });
  if (found.length === 0) return singleFinding(trend, state, dimension);
  const finding = `${t(state.fact.text)}: ${found.join('; ')}`;
  return dimension === ''
    ? finding
    : t('By {{dimension}}: {{finding}}', { dimension: t(choiceLabels[dimension]).toLowerCase(), finding });
}

interface Pair {
  readonly series: Series;
  readonly base: Series;
  readonly at: number;
  readonly baseAt: number;
  /** The places at which both have a whole period; of an average the newest alone, since averages do not add up. */
  readonly places: readonly number[];
}

function pairOf({ series: all, slots, panels }: ComparedTrend, series: Series, at: number): Pair | undefined {
  const baseAt = series.base;
  const base = baseAt === undefined ? undefined : all[baseAt];
  if (base === undefined || baseAt === undefined || !isComparable(series.state, base.state)) return undefined;
  const isWhole = (place: number, index: number) => slots[place]?.periods[index]?.partial === false;
  const hasFigures = (index: number) => panels.some(({ lines }) => lines[index]?.some((value) => value !== null));
  const whole = slots.flatMap((_, place) => (isWhole(place, at) && isWhole(place, baseAt) ? [place] : []));
  const places = hasShares(series.state.fact) ? whole : whole.slice(-1);
  return places.length === 0 || !hasFigures(at) || !hasFigures(baseAt)
    ? undefined
    : { series, base, at, baseAt, places };
}

/**
 * Undefined if there is nothing meaningful to say: compared with nothing or a negative sum, or with an unknown average.
 */
function differenceIn({ lines }: Panel, { series, at, baseAt, places }: Pair): Difference | undefined {
  const addsUp = hasShares(series.state.fact);
  const sumOf = (index: number) => {
    const values = places.map((place) => lines[index]?.[place] ?? (addsUp ? 0 : null));
    return values.reduce<number | null>((sum, value) => (sum === null || value === null ? null : sum + value), 0);
  };
  const before = sumOf(baseAt);
  return before === null || before <= 0 ? undefined : differenceOf(sumOf(at), before, series.state);
}

function placesText({ slots }: ComparedTrend, places: readonly number[]): string {
  const labels = places.map((place) => slots[place]?.label ?? '');
  const [first = '', last = ''] = [labels[0], labels.at(-1)];
  return first === last ? first : `${first} – ${last}`;
}

/** What the first series shows on its own. */
function singleFinding(
  { series: [first], slots, panels }: ComparedTrend,
  state: PageState,
  dimension: WidgetDimension,
): string {
  if (first === undefined) return '';
  const places = slots.flatMap(({ periods: [period] }, place) => (period === undefined ? [] : [{ period, place }]));
  const lines = panels.map(({ name, value, lines: [line = []] }) => ({
    name,
    filter: value,
    values: places.map(({ place }) => line[place] ?? null),
  }));
  const trend = {
    periods: places.map(({ period }) => period),
    series: lines,
    count: lines.length,
    alone: lines.length,
  };
  const finding = lineFinding(trend, { ...state, dates: first.state.dates }, dimension);
  return finding === '' ? '' : `${isolated(first.brief)}: ${finding}`;
}
