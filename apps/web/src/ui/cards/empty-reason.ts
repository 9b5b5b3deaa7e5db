import type { Client } from '@waybill/contract';
import {
  appliedFilters,
  chosenWhereClauses,
  dateTypeLabels,
  type PageState,
  scopeOfTotalSpend,
  totalSpend,
} from '@waybill/model';
import { displayDate } from '../../lib/languages/formats.ts';
import { texts } from '../../lib/languages/texts.ts';

/** Why a widget has nothing to draw, and what to change. */
export function emptyReason(client: Client, state: PageState): string {
  const { dates, dateType } = state;
  const { t } = texts;
  const values = {
    client: client.name,
    fact: t(state.fact.text),
    dateType: t(dateTypeLabels[dateType]),
    from: displayDate(dates.from),
    to: displayDate(dates.to),
  };
  const isOfSome = state.fact.key === totalSpend.key && scopeOfTotalSpend(state) === 'counted';
  const carriers = isOfSome ? state.fact.notes.map((note) => ` ${t(note)}`).join('') : '';
  const isNarrowed = chosenWhereClauses(state.whereClauses).length > 0 || state.trackingNumbers.length > 0;
  const reason =
    appliedFilters(state.filters).length === 0 && !isNarrowed
      ? t('{{client}} has no {{fact}} by {{dateType}} from {{from}} to {{to}}. Try other dates.', values)
      : t(
          '{{client}} has no {{fact}} by {{dateType}} from {{from}} to {{to}} with the active filters. Remove a filter or try other dates.',
          values,
        );
  return `${reason}${carriers}`;
}
