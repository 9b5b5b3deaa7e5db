import type { AlertEvent, AlertRule } from '@waybill/contract';
import {
  addDays,
  addMonths,
  bandScaleOf,
  type Episode,
  episodesOf,
  findAlertFigure,
  type JudgedWeek,
  judgeByLimit,
  judgeWeeks,
  settledWeeks,
} from '@waybill/model';
import { badRequest } from '../../platform/problems.ts';
import { type AlertQuestion, type FindServices, type Found, newestFirst } from './alert-question.ts';
import { watchFigure } from './watch-figure.ts';
import { watchRows } from './watch-rows.ts';
import type { FigureWeek, WatchedFigure } from './watched-figure.ts';

type WeeklyRule = Extract<AlertRule, { readonly figure: string }>;

const monthsBack = 12;
/** The weeks that a message shows. */
const weeksOfHistory = 13;

/**
 * The episodes of the last twelve months in which a figure's weeks were outside their band, or beyond the limit.
 * @throws ProblemError 400 for a figure that alerts do not know; QueryError for rows that cannot be asked for.
 */
export async function weeklyEvents(
  services: Pick<FindServices, 'warehouse'>,
  question: AlertQuestion,
  rule: WeeklyRule,
): Promise<Found> {
  const watched = await watch(services, question, rule);
  const { series, unit, grows } = watched;
  const judged = rule.kind === 'band' ? judgeWeeks(series, bandScaleOf({ unit })) : judgeByLimit(series, rule);
  const { today } = question;
  const since = addMonths(today, -monthsBack);
  const settled = settledWeeks(judged, { today, grows });
  const byWeek = new Map(judged.map((each) => [each.week, each]));
  const events = episodesOf(settled, rule.side)
    .filter(({ weeks }) => (weeks.at(-1)?.week ?? '') >= since)
    .map((episode) => eventOf(episode, watched));
  return {
    events: events.toSorted(newestFirst),
    weeks: series
      .filter(({ week }) => week >= since)
      .map(({ week, value }) => {
        const { low = null, high = null } = byWeek.get(week) ?? {};
        return { week, value, low, high };
      }),
    unit,
    isTooShort: judged.length === 0,
  };
}

function watch(
  services: Pick<FindServices, 'warehouse'>,
  question: AlertQuestion,
  { figure, rows }: WeeklyRule,
): Promise<WatchedFigure> {
  if (rows !== undefined) return watchRows(services, question, rows);
  const asked = findAlertFigure(figure);
  if (asked === undefined) throw badRequest('There is no figure of that name.');
  return watchFigure(services, question, asked);
}

function eventOf({ side, weeks, over }: Episode, watched: WatchedFigure): AlertEvent {
  const { series, unit, linksOf } = watched;
  const [first] = weeks;
  const last = weeks.at(-1);
  if (first === undefined || last === undefined) throw new Error('An episode has a week.');
  const dates = { from: first.week, to: addDays(last.week, 6) };
  const rowOf = new Map(series.map((each) => [each.week, each]));
  const end = series.findIndex(({ week }) => week === last.week);
  const counted = weeks.flatMap(({ week }) => rowOf.get(week)?.packages ?? []);
  return {
    key: `${side} ${first.week}`,
    kind: side,
    ...dates,
    value: first.value,
    low: first.low,
    high: first.high,
    unit,
    amount: amountOf(weeks, watched, rowOf),
    count: counted.length === 0 ? null : counted.reduce((sum, each) => sum + each, 0),
    name: null,
    over,
    ...linksOf(dates),
    history: series.slice(Math.max(0, end + 1 - weeksOfHistory), end + 1).map(({ week, value }) => ({ week, value })),
  };
}

/** How far the weeks are from what was expected, in dollars; null where that is no money. */
function amountOf(
  weeks: readonly JudgedWeek[],
  { unit, isShareOfDollars: isShare }: WatchedFigure,
  rowOf: ReadonlyMap<string, FigureWeek>,
): number | null {
  if (unit !== 'currency' && !isShare) return null;
  const dollars = weeks.reduce((sum, { week, value, expected }) => {
    const whole = rowOf.get(week)?.whole ?? 1;
    return sum + (value - expected) * (isShare ? whole / 100 : whole);
  }, 0);
  return Math.round(Math.abs(dollars) * 100) / 100;
}
