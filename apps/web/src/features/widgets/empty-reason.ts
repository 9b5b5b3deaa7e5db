import { appliedFilters, dateTypeLabels, displayDate } from '@waybill/model';
import type { Analysis } from '../../lib/analysis/use-analysis.ts';

/** Why a widget has nothing to draw, and what to change. */
export function emptyReason({ client, dates, state }: Analysis): string {
  const days = `${displayDate(dates.from)} to ${displayDate(dates.to)}`;
  const where = `${client.name} has no ${state.fact.text} by ${dateTypeLabels[dates.type].toLowerCase()} from ${days}`;
  return appliedFilters(state.filters).length === 0
    ? `${where}. Try other dates.`
    : `${where} under the filters in force. Remove a filter or try other dates.`;
}
