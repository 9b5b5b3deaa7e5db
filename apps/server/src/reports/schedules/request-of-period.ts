import {
  type CalendarDay,
  type DateType,
  dateTypeLabels,
  dateWhereClause,
  isRollingPeriod,
  rollingRange,
} from '@waybill/model';
import { badRequest } from '../../platform/problems.ts';
import type { FullReportRequest } from '../stored-request.ts';

/**
 * The request with its dates replaced by those of a rolling period as of a day.
 * @throws ProblemError 400 for an invalid period, and if none of its conditions contains its own dates.
 */
export function requestOfPeriod(request: FullReportRequest, period: string, today: CalendarDay): FullReportRequest {
  const { dateType, fromDate, toDate, whereClauseDetails, innerQueries } = request;
  if (!isRollingPeriod(period))
    throw badRequest('There is no such period.', [{ field: 'period', message: 'is not known' }]);
  if (!isDateType(dateType)) throw badRequest('A report without a type of date cannot be scheduled.');
  const ownDays = dateWhereClause(dateType, { from: fromDate, to: toDate });
  if (!whereClauseDetails.includes(ownDays)) throw badRequest('A report without a date range cannot be scheduled.');
  const { from, to } = rollingRange(period, today);
  const days = dateWhereClause(dateType, { from, to });
  return {
    ...request,
    fromDate: from,
    toDate: to,
    whereClauseDetails: whereClauseDetails.map((clause) => (clause === ownDays ? days : clause)),
    ...(innerQueries === undefined ? {} : { innerQueries: inDays(innerQueries, ownDays, days) }),
  };
}

/** Inner queries with other dates, if they are limited to the same ones. */
function inDays<Value>(value: Value, ownDays: string, days: string): Value;
function inDays(value: unknown, ownDays: string, days: string): unknown {
  if (value === ownDays) return days;
  if (Array.isArray(value)) return value.map((part) => inDays(part, ownDays, days));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inDays(part, ownDays, days)]));
}

const isDateType = (name: string): name is DateType => Object.hasOwn(dateTypeLabels, name);
