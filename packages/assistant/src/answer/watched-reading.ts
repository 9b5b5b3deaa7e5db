import type { WatchedRows } from '@waybill/contract';
import { aggregateOf } from '../ask/aggregate-of.ts';
import { figuresQuery } from '../ask/figures-query.ts';
import { rowConditions } from '../ask/row-conditions.ts';
import { UnanswerableReading } from '../ask/unanswerable-reading.ts';
import { tableOf } from '../measures/table-of.ts';
import type { Reading } from '../reading/reading.ts';
import { measureLabel } from '../say/labels.ts';
import { sayMeasure, sayNarrowing } from '../say/say-reading.ts';
import { sentencesIn } from '../say/sentences-in.ts';
import { unitOfFigure } from './answer-table.ts';

/** What an alert can watch of an answer. */
export type WatchedReading = Omit<WatchedRows, 'page'>;

/**
 * The first figure of a reading as an alert watches it, week by week: of all its rows, without its days, groups and
 * comparisons. A list is watched by the number of its rows. Undefined for what weeks do not tell: averages over periods,
 * and what something lacks.
 */
export function watchedReading(reading: Reading): WatchedReading | undefined {
  const { filters, conditions, anyOf, include, language, clientNames } = reading;
  const [asked] = reading.measures;
  const isOfPeriods = asked?.kind === 'mean' || (asked?.kind === 'count' && asked.periods !== undefined);
  if (isOfPeriods || reading.lacking !== undefined) return undefined;
  const plain: Reading = {
    ...{ filters, conditions, anyOf, include, language, clientNames },
    measures: asked === undefined ? [] : [asked],
    ...{ dimensions: [], groupConditions: [], compare: undefined, share: undefined, sort: undefined },
    ...{ rowsBy: undefined, limit: undefined, show: 'number' },
    time: { field: 'bill_date', range: undefined, assumed: false },
  };
  const tableName = tableOf(plain);
  if (tableName === undefined) return undefined;
  const said = asked === undefined ? measureLabel('packages', language ?? 'en') : sayMeasure(asked, language);
  const narrowed = sayNarrowing(plain);
  const name = (narrowed === '' ? said : `${said}${sentencesIn(language).comma}${narrowed}`).slice(0, longestName);
  if (asked === undefined) {
    const whereClauses = rowConditions(plain, tableName, undefined);
    return { name, tableName, whereClauses, measure: { kind: 'grid', column: null, filterModel: {} } };
  }
  try {
    const { whereClauseDetails, innerQueries } = figuresQuery(plain, tableName, undefined, everybody);
    if (innerQueries !== undefined) return undefined;
    const { expression, divisor = null } = aggregateOf(asked, tableName, true, undefined);
    const measure = { kind: 'aggregate', expression, divisor, unit: unitOfFigure(asked) } as const;
    return { name, tableName, whereClauses: whereClauseDetails ?? [], measure };
  } catch (error) {
    if (error instanceof UnanswerableReading) return undefined;
    throw error;
  }
}

const longestName = 300;
/** Whose rows they are is the alert’s to say. */
const everybody = { clientId: 0, childClientIds: [] };
