import type { WeightUnit } from '@waybill/model';
import { partWhereClause } from '@waybill/model';
import { useMemo } from 'react';
import { partText, partTitle, readPart } from '../../../lib/analysis/rows-part.ts';
import type { Analysis } from '../../../lib/analysis/use-analysis.ts';
import { useGridAddress } from '../../../lib/analysis/use-grid-address.ts';
import type { ColumnFilter } from '../filters/column-filter.ts';
import { filterParameter, filterText, readFilter } from '../filters/filter-text.ts';
import { type ColumnSort, readSort, sortParameter } from '../request/column-sort.ts';
import { arrangementOf, knownSorts, usableFilters } from '../request/grid-setup.ts';
import type { GridQuestion } from '../rows/grid-question.ts';
import type { Chip } from './grid-summary.tsx';

/** What the address asks of the grid, as far as it fits the page, and the ways to ask for something else. */
export function useGridSetup({ page, state, unit }: Analysis) {
  const { address, change, close } = useGridAddress();
  const written = JSON.stringify(address);
  // The address is new with every reading; its text says whether it changed.
  const { question, parts } = useMemo(() => {
    const { analysis } = state;
    const { gridColumns, table } = analysis;
    const found = (address.part ?? []).flatMap((text) => readPart(text, table) ?? []);
    const arrangement = arrangementOf(analysis, address.grid, address.group);
    const narrowed = found.map((part) => partWhereClause(part, state.dateType));
    const asked: GridQuestion = {
      page: page.name,
      state: { ...state, whereClauses: [...state.whereClauses, ...narrowed] },
      setup: {
        arrangement,
        filters: usableFilters(
          (address.where ?? []).flatMap((text) => readFilter(text) ?? []),
          gridColumns,
        ),
        sorts: knownSorts(
          (address.sort ?? []).flatMap((text) => readSort(text) ?? []),
          arrangement,
          gridColumns,
        ),
      },
      unit,
    };
    return { question: asked, parts: found };
  }, [page, state, unit, written]);
  const setFilters = (filters: readonly ColumnFilter[]) => change({ where: listOf(filters.map(filterParameter)) });
  const { filters } = question.setup;
  const chips: Chip[] = [
    ...parts.map((part) => ({
      text: partTitle(part, state.analysis.table),
      onRemove: () => change({ part: listOf(parts.filter((other) => other !== part).map(partText)) }),
    })),
    ...filters.flatMap((filter) => {
      const column = state.analysis.gridColumns.find(({ field }) => field === filter.field);
      const onRemove = () => setFilters(filters.filter((other) => other !== filter));
      return column === undefined ? [] : [{ text: filterText(filter, column, column.header), onRemove }];
    }),
  ];
  return {
    question,
    chips,
    close,
    hasOwnGroups: address.group !== undefined,
    setView: (name: string) => change({ grid: name, group: undefined, sort: undefined }),
    setGroups: (groups: readonly string[]) => change({ group: listOf(groups), sort: undefined }),
    setSorts: (sorts: readonly ColumnSort[]) => change({ sort: listOf(sorts.map(sortParameter)) }),
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
