import type { QueryClient } from '@tanstack/react-query';
import type { DataRow } from '@waybill/contract';
import type { GroupKey, GroupPath } from '../request/grid-request.ts';
import { blockOptions, type GridQuestion, type RowsBlock } from '../rows/grid-question.ts';
import { groupKeyOf, pathId } from '../rows/row-tree.ts';

/** A row of the view with the groups that it is in; of a group the last one is its own. */
export interface ViewRow {
  readonly groups: readonly GroupKey[];
  readonly isGroup: boolean;
  readonly row: DataRow;
}

/**
 * A block of the view's top level as it is on screen, requested if it is not loaded yet: after each opened group, the
 * first block of its contents. Blocks from different versions of the data are requested again. Rejects as the calls do.
 */
export async function viewRows(
  queryClient: QueryClient,
  question: GridQuestion,
  opened: ReadonlySet<string>,
  block: number,
): Promise<readonly ViewRow[]> {
  const versions = new Set<number>();
  const rows = await rowsOfView(question, opened, block, async (path, wanted) => {
    const answer = await queryClient.ensureQueryData(blockOptions(question, path, wanted));
    versions.add(answer.dataVersion);
    return answer;
  });
  if (versions.size === 1) return rows;
  return rowsOfView(question, opened, block, (path, wanted) =>
    queryClient.fetchQuery({ ...blockOptions(question, path, wanted), staleTime: 0 }),
  );
}

async function rowsOfView(
  question: GridQuestion,
  opened: ReadonlySet<string>,
  block: number,
  blockOf: (path: GroupPath, block: number) => Promise<RowsBlock>,
): Promise<readonly ViewRow[]> {
  const fields = question.setup.arrangement.groups;
  return rowsOf([], block);

  async function rowsOf(path: GroupPath, wanted: number): Promise<readonly ViewRow[]> {
    const { data } = await blockOf(path, wanted);
    const field = fields[path.length];
    if (field === undefined) return data.map((row) => ({ groups: path, isGroup: false, row }));
    const rows: ViewRow[] = [];
    for (const row of data) {
      const own = [...path, groupKeyOf(row, field)];
      rows.push({ groups: own, isGroup: true, row });
      if (opened.has(pathId(own))) rows.push(...(await rowsOf(own, 0)));
    }
    return rows;
  }
}
