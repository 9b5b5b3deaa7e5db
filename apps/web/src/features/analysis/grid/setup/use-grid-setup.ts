import { useSuspenseQuery } from '@tanstack/react-query';
import { mayOpenPage } from '@waybill/contract';
import type { WeightUnit } from '@waybill/model';
import { offersFindings, partText, partWhereClause, readPart, withFindingColumns } from '@waybill/model';
import { useMemo } from 'react';
import type { GridSearch } from '../../../../lib/analysis/grid-search.ts';
import { partTitle } from '../../../../lib/analysis/rows-part.ts';
import type { Analysis } from '../../../../lib/analysis/use-analysis.ts';
import { useGridAddress } from '../../../../lib/analysis/use-grid-address.ts';
import { accountOptions } from '../../../../lib/session/session-queries.ts';
import type { ColumnFilter } from '../request/column-filter.ts';
import { type ColumnSort, readSort, sortParameter } from '../request/column-sort.ts';
import { filterParameter, filterText, readFilter } from '../request/filter-text.ts';
import { arrangementOf, knownSorts, usableFilters } from '../request/grid-setup.ts';
import type { GridQuestion } from '../rows/grid-question.ts';

/** A part or filter of the rows, shown with a button that takes it away. */
export interface RemovableChip {
  readonly text: string;
  readonly onRemove: () => void;
}

/** What is reset by choosing another view or grouping (S2 section 4). */
const ofView = { sort: undefined, open: undefined, columns: undefined } as const;

/** The grid's setup from the address, as far as it is valid for the page, with functions to change it. */
export function useGridSetup({ page, client, state: given, unit }: Analysis) {
  const { address, change, close } = useGridAddress();
  const { data: user } = useSuspenseQuery(accountOptions);
  const offers = offersFindings(given.analysis) && mayOpenPage('/aframe/dashboard/findings', user);
  const isShown = offers && address.findings === 'shown';
  const state = useMemo(
    () => (isShown ? { ...given, analysis: withFindingColumns(given.analysis) } : given),
    [given, isShown],
  );
  const ask = (changed: Partial<GridSearch>) => change({ page: undefined, ...changed });
  const { grid, part, group, sort, where } = address;
  const written = JSON.stringify({ grid, part, group, sort, where });
  // The address is new with every reading; its text says whether it changed.
  const { question, parts } = useMemo(() => {
    const { analysis } = state;
    const { gridColumns, table } = analysis;
    const found = (part ?? []).flatMap((text) => readPart(text, table) ?? []);
    const arrangement = arrangementOf(analysis, grid, group);
    const narrowed = found.map((part) => partWhereClause(part, state.dateType));
    const asked: GridQuestion = {
      page: page.name,
      state: { ...state, whereClauses: [...state.whereClauses, ...narrowed] },
      setup: {
        arrangement,
        newestBy: state.dateType.toUpperCase(),
        filters: usableFilters(
          (where ?? []).flatMap((text) => readFilter(text) ?? []),
          gridColumns,
        ),
        sorts: knownSorts(
          (sort ?? []).flatMap((text) => readSort(text) ?? []),
          arrangement,
          gridColumns,
        ),
      },
      unit,
    };
    return { question: asked, parts: found };
  }, [page, state, unit, written]);
  const setFilters = (filters: readonly ColumnFilter[]) => ask({ where: listOf(filters.map(filterParameter)) });
  const { filters } = question.setup;
  const chips: RemovableChip[] = [
    ...parts.map((part) => ({
      text: partTitle(part, state.analysis.table, client),
      onRemove: () => ask({ part: listOf(parts.filter((other) => other !== part).map(partText)) }),
    })),
    ...filters.flatMap((filter) => {
      const column = state.analysis.gridColumns.find(({ field }) => field === filter.field);
      const onRemove = () => setFilters(filters.filter((other) => other !== filter));
      return column === undefined ? [] : [{ text: filterText(filter, column, column.header), onRemove }];
    }),
  ];
  return {
    question,
    parts,
    chips,
    close,
    hasOwnGroups: group !== undefined,
    /** Whether the columns of findings are shown; undefined where they are not offered. */
    findings: offers ? isShown : undefined,
    showFindings: (wanted: boolean) => ask({ findings: wanted ? 'shown' : undefined }),
    setView: (name: string) => ask({ ...ofView, grid: name, group: undefined }),
    setGroups: (groups: readonly string[]) => ask({ ...ofView, group: listOf(groups) }),
    setSorts: (sorts: readonly ColumnSort[]) => ask({ sort: listOf(sorts.map(sortParameter)) }),
    setFilter: (field: string, filter: ColumnFilter | undefined) =>
      setFilters([...filters.filter((other) => other.field !== field), ...(filter === undefined ? [] : [filter])]),
    clearFilters: () => setFilters([]),
    setUnit: (chosen: WeightUnit) => change({ unit: chosen }),
  };
}

export type GridAsked = ReturnType<typeof useGridSetup>;

function listOf(texts: readonly string[]): string[] | undefined {
  return texts.length === 0 ? undefined : [...texts];
}
