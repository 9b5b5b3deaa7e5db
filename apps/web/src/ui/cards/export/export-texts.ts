import { appliedFilters, dateTypeLabels, leftOutGroups, leftOutOf } from '@waybill/model';
import type { Analysis } from '../../../lib/analysis/use-analysis.ts';
import { appliedFilterText, rangeText } from '../../../lib/languages/formats.ts';
import { texts } from '../../../lib/languages/texts.ts';

/** A label and its value in the head of an exported file. */
export type ExportText = readonly [label: string, value: string];

/** Whose figures a file holds, of which days, under which filters. */
export function exportTexts({
  client,
  state,
  dates,
  dashboardParts,
}: Pick<Analysis, 'client' | 'state' | 'dates' | 'dashboardParts'>): readonly ExportText[] {
  const children = client.childClients.filter(({ id }) => state.childClientIds.includes(id)).map(({ name }) => name);
  const filters = appliedFilters(state.filters).map((filter) => appliedFilterText(filter, client));
  const tracking =
    state.trackingNumbers.length === 0 ? [] : [`${texts.t('Tracking')}: ${state.trackingNumbers.join(', ')}`];
  const forAllPages = dashboardParts.map(({ label, values }) => `${label}: ${values.join(', ')}`);
  const leftOut = leftOutOf(state).map((name) => texts.t(leftOutGroups[name].text));
  const applied = [...forAllPages, ...filters, ...tracking];
  return [
    [texts.t('Client'), children.length === 0 ? client.name : `${client.name} (${children.join(', ')})`],
    [texts.t(dateTypeLabels[dates.type]), rangeText(dates)],
    [texts.t('Filters'), applied.length === 0 ? texts.t('none') : applied.join('; ')],
    ...leftOut.map((what): ExportText => [texts.t('Not counted'), what]),
    ...state.fact.notes.map((note): ExportText => [texts.t('Note'), texts.t(note)]),
  ];
}
