import type { AlertEvent, AlertRule } from '@waybill/contract';
import {
  type AskedFigure,
  addDays,
  addMonths,
  bandScaleOf,
  type Episode,
  episodesOf,
  findAlertFigure,
  growsWithInvoices,
  type JudgedWeek,
  judgeByLimit,
  judgeWeeks,
  settledWeeks,
} from '@waybill/model';
import { badRequest } from '../../platform/problems.ts';
import { type AlertQuestion, type FindServices, type Found, newestFirst } from './alert-question.ts';
import { figureLinks } from './figure-place.ts';
import { type FigureWeek, weeksOfFigure } from './weeks-of-figure.ts';

type WeeklyRule = Extract<AlertRule, { readonly figure: string }>;

const monthsBack = 12;
/** The weeks that a message shows. */
const weeksOfHistory = 13;

/**
 * The episodes of the last twelve months in which a figure's weeks were outside their band, or beyond the limit.
 * @throws ProblemError 400 for a figure that alerts do not know.
 */
export async function weeklyEvents(
  services: Pick<FindServices, 'warehouse'>,
  question: AlertQuestion,
  rule: WeeklyRule,
): Promise<Found> {
  const asked = findAlertFigure(rule.figure);
  if (asked === undefined) throw badRequest('There is no figure of that name.');
  const { series, whereClauses } = await weeksOfFigure(services, question, asked);
  const figure = { ...asked, whereClauses };
  const judged = rule.kind === 'band' ? judgeWeeks(series, bandScaleOf(figure)) : judgeByLimit(series, rule);
  const { today } = question;
  const since = addMonths(today, -monthsBack);
  const settled = settledWeeks(judged, { today, grows: growsWithInvoices(figure) });
  const byWeek = new Map(judged.map((each) => [each.week, each]));
  const events = episodesOf(settled, rule.side)
    .filter(({ weeks }) => (weeks.at(-1)?.week ?? '') >= since)
    .map((episode) => eventOf(episode, { question, figure, series }));
  return {
    events: events.toSorted(newestFirst),
    weeks: series
      .filter(({ week }) => week >= since)
      .map(({ week, value }) => {
        const { low = null, high = null } = byWeek.get(week) ?? {};
        return { week, value, low, high };
      }),
    unit: figure.unit,
    isTooShort: judged.length === 0,
  };
}

interface Told {
  readonly question: AlertQuestion;
  readonly figure: AskedFigure;
  readonly series: readonly FigureWeek[];
}

function eventOf({ side, weeks, over }: Episode, { question, figure, series }: Told): AlertEvent {
  const [first] = weeks;
  const last = weeks.at(-1);
  if (first === undefined || last === undefined) throw new Error('An episode has a week.');
  const dates = { from: first.week, to: addDays(last.week, 6) };
  const rowOf = new Map(series.map((each) => [each.week, each]));
  const end = series.findIndex(({ week }) => week === last.week);
  const counted = weeks.flatMap(({ week }) => rowOf.get(week)?.packages ?? []);
  const { clientId, filters } = question;
  return {
    key: `${side} ${first.week}`,
    kind: side,
    ...dates,
    value: first.value,
    low: first.low,
    high: first.high,
    unit: figure.unit,
    amount: amountOf(weeks, figure, rowOf),
    count: counted.length === 0 ? null : counted.reduce((sum, each) => sum + each, 0),
    name: null,
    over,
    ...figureLinks(figure, { clientId, dates, filters }),
    history: series.slice(Math.max(0, end + 1 - weeksOfHistory), end + 1).map(({ week, value }) => ({ week, value })),
  };
}

/** How far the weeks are from what was expected, in dollars; null where that is no money. */
function amountOf(
  weeks: readonly JudgedWeek[],
  { unit, measure }: AskedFigure,
  rowOf: ReadonlyMap<string, FigureWeek>,
): number | null {
  const isShare = unit === 'percent' && measure.sum.includes('_amount');
  if (unit !== 'currency' && !isShare) return null;
  const dollars = weeks.reduce((sum, { week, value, expected }) => {
    const whole = rowOf.get(week)?.whole ?? 1;
    return sum + (value - expected) * (isShare ? whole / 100 : whole);
  }, 0);
  return Math.round(Math.abs(dollars) * 100) / 100;
}
