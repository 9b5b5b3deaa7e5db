import type { DataRow } from '@waybill/contract';
import type { Reading } from '@waybill/model';
import { useMemo } from 'react';
import { columnWidths, shownColumns } from '../columns/shown-columns.ts';
import { useColumnLayout } from '../columns/use-column-layout.ts';
import { useColumns } from '../columns/use-columns.ts';
import { groupColumnId } from '../request/column-sort.ts';
import { viewKeyOf } from '../request/grid-setup.ts';
import type { useGridRows } from '../rows/use-grid-rows.ts';

const sampleSize = 40;

interface Given {
  readonly rows: ReturnType<typeof useGridRows>;
  readonly totals: DataRow | null | undefined;
  readonly reading: Reading;
  /** Whether carriers' responses are shown next to the rows. */
  readonly showsResponses: boolean;
}

/** The columns of the answer that is shown, as wide as its first rows need, arranged as the reader left them. */
export function useGridColumns({ rows: { question, picture, pivotFields }, totals, reading, showsResponses }: Given) {
  const { page, setup, state, unit } = question;
  const { arrangement } = setup;
  const { gridColumns } = state.analysis;
  const made = pivotFields.join();
  // The fields are new with every block; their text says whether they changed.
  const shown = useMemo(
    () => shownColumns(gridColumns, arrangement, pivotFields, unit, showsResponses),
    [gridColumns, arrangement, made, unit, showsResponses],
  );
  const byId = useMemo(() => new Map(shown.map((column) => [column.id, column])), [shown]);
  const sample = [...picture.known.arrived([])].slice(0, sampleSize).map(([, row]) => row);
  const sampled = `${sample.length} ${totals === undefined}`;
  // Widths follow the first rows of a question, not every block.
  const widths = useMemo(
    () => columnWidths(shown, totals ? [...sample, totals] : sample, reading),
    [shown, question, sampled],
  );
  const viewKey = viewKeyOf(arrangement);
  const pinned = arrangement.groups.length > 0 ? [groupColumnId] : [];
  const { layout, change, reset } = useColumnLayout(page, viewKey, pinned);
  const table = useColumns({ shown, widths, layout, onLayout: change });
  return { table, byId, viewKey, resetColumns: reset };
}
