import { type AlertDraft, figureOfRows } from '@waybill/contract';
import { appliedFilters, datelessWhereClauses, partWhereClause } from '@waybill/model';
import { partTitle } from '../../../../lib/analysis/rows-part.ts';
import type { Analysis } from '../../../../lib/analysis/use-analysis.ts';
import { appliedFilterText } from '../../../../lib/languages/formats.ts';
import { texts } from '../../../../lib/languages/texts.ts';
import { filterModelOf } from '../request/filter-model.ts';
import { filterText } from '../request/filter-text.ts';
import type { GridAsked } from '../setup/use-grid-setup.ts';

const longestAlertName = 100;
const longestRowsName = 300;

/** A new alert about the grid's rows: its clients, parts and filters, but for days, since an alert goes on week by week. */
export function watchedGrid(
  { page, client, state, dashboardParts }: Analysis,
  { question, parts }: Pick<GridAsked, 'question' | 'parts'>,
  address: string,
): AlertDraft {
  const { fact, childClientIds, analysis } = state;
  const { gridColumns, table } = analysis;
  const kept = parts.filter(({ kind }) => kind !== 'days');
  const columnOf = (field: string) => gridColumns.find((column) => column.field === field);
  const filters = question.setup.filters.filter(({ field }) => columnOf(field)?.filter !== 'date');
  const said = [
    texts.t(page.displayName),
    texts.t(fact.text),
    ...client.childClients.filter(({ id }) => childClientIds.includes(id)).map(({ name }) => name),
    ...dashboardParts.map(({ label, values }) => `${label}: ${values.join(', ')}`),
    ...appliedFilters(state.filters).map((filter) => appliedFilterText(filter, client)),
    ...kept.map((part) => partTitle(part, table, client)),
    ...filters.flatMap((filter) => {
      const column = columnOf(filter.field);
      return column === undefined ? [] : [filterText(filter, column, texts.t(column.header))];
    }),
  ];
  const name = [...new Set(said)].join(' · ');
  return {
    name: name.slice(0, longestAlertName),
    clientId: state.clientId,
    rule: {
      kind: 'band',
      figure: figureOfRows,
      side: 'above',
      rows: {
        name: name.slice(0, longestRowsName),
        tableName: table,
        whereClauses: [
          ...datelessWhereClauses(state),
          ...fact.whereClauses,
          ...(childClientIds.length === 0 ? [] : [`client_id in (${childClientIds.join(',')})`]),
          ...kept.map((part) => partWhereClause(part, state.dateType)),
        ],
        measure: { kind: 'grid', column: null, filterModel: filterModelOf(filters, gridColumns) },
        page: address,
      },
    },
  };
}
