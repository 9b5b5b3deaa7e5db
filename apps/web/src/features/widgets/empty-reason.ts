import type { Client } from '@waybill/contract';
import { appliedFilters, dateTypeLabels, displayDate, type PageState } from '@waybill/model';

/** Why a widget has nothing to draw, and what to change. */
export function emptyReason(client: Client, state: PageState): string {
  const { dates, dateType } = state;
  const days = `${displayDate(dates.from)} to ${displayDate(dates.to)}`;
  const where = `${client.name} has no ${state.fact.text} by ${dateTypeLabels[dateType].toLowerCase()} from ${days}`;
  return appliedFilters(state.filters).length === 0
    ? `${where}. Try other dates.`
    : `${where} under the filters in force. Remove a filter or try other dates.`;
}
