import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DataRow } from '@waybill/contract';
import { useCallback, useMemo, useState } from 'react';
import { useGridAddress } from '../../../../lib/analysis/use-grid-address.ts';
import { blockSize, type GroupPath } from '../request/grid-request.ts';
import { viewKeyOf } from '../request/grid-setup.ts';
import { CachedRows } from './cached-rows.ts';
import { blockOptions, type GridQuestion, questionKey, totalsOptions } from './grid-question.ts';
import { pathId, treeOf } from './row-tree.ts';
import { blockId, type Picture } from './shown-row.ts';
import { useNewestData } from './use-newest-data.ts';
import type { WantedBlock } from './wanted-blocks.ts';

/** The rows of the top level that may be shown: a page of them, or all. */
export interface TopRows {
  readonly from: number;
  readonly to: number;
}

/** The blocks that are on screen, by the paths of the view that they were opened in. */
interface BlocksInView {
  readonly viewKey: string;
  readonly blocks: readonly WantedBlock[];
}

const nothingInView: BlocksInView = { viewKey: '', blocks: [] };

/**
 * The part of the answer that is needed: blocks are requested when they come into view, and kept. Until the first block
 * of a new query arrives, the old rows remain, and no more of them are requested.
 */
export function useGridRows(asked: GridQuestion, opened: ReadonlySet<string>, { from, to }: TopRows) {
  const queryClient = useQueryClient();
  const firstBlock = Math.floor(from / blockSize);
  const first = useQuery(blockOptions(asked, [], firstBlock));
  const question = useSettledQuestion(asked, first.isSuccess || first.isError);
  const viewKey = viewKeyOf(question.setup.arrangement);
  const [inView, setBlocksInView] = useState<BlocksInView>(nothingInView);
  const setInView = useCallback((blocks: readonly WantedBlock[]) => setBlocksInView({ viewKey, blocks }), [viewKey]);
  const isAnswered = question === asked;
  const wanted = useMemo(() => {
    if (!isAnswered) return [];
    return distinct([{ path: [], block: firstBlock }, ...(inView.viewKey === viewKey ? inView.blocks : [])]);
  }, [isAnswered, firstBlock, inView, viewKey]);
  const { version, failed } = useQueries({
    queries: wanted.map(({ path, block }) => blockOptions(question, path, block)),
    combine: (results) => ({
      version: results.map(({ dataUpdatedAt }) => dataUpdatedAt).join(),
      failed: wanted.filter((_, index) => results[index]?.isError).map(({ path, block }) => blockId(path, block)),
    }),
  });
  // The version says when the cache has other blocks.
  const known = useMemo(
    () => new CachedRows(queryClient, question),
    [queryClient, question, version, first.dataUpdatedAt],
  );
  const { arrangement } = question.setup;
  const picture: Picture = useMemo(
    () => ({
      tree: treeOf(known, arrangement.groups, opened, from, to),
      known,
      arrangement,
      opened,
      failed: new Set(failed),
    }),
    [known, arrangement, opened, from, to, failed],
  );
  useNewestData(known, question);
  const retry = useCallback(
    () =>
      void queryClient.refetchQueries({
        queryKey: questionKey(asked),
        predicate: ({ state }) => state.status === 'error',
      }),
    [queryClient, asked],
  );
  return {
    question,
    picture,
    count: known.count([]),
    pivotFields: known.pivotFields(),
    error: first.error ?? undefined,
    refreshing: first.isFetching && known.count([]) !== undefined,
    stale: !isAnswered,
    setInView,
    retry,
  };
}

function distinct(blocks: readonly WantedBlock[]): readonly WantedBlock[] {
  return [...new Map(blocks.map((wanted) => [blockId(wanted.path, wanted.block), wanted])).values()];
}

/** The question whose answer is shown: the one before, until the new one is answered. */
function useSettledQuestion(asked: GridQuestion, isAnswered: boolean): GridQuestion {
  const [settled, setSettled] = useState(asked);
  if (settled !== asked && isAnswered) setSettled(asked);
  return isAnswered ? asked : settled;
}

/** The sums over all rows: undefined while loading, null if there are none to show. */
export function useTotals(question: GridQuestion, count: number | undefined): DataRow | null | undefined {
  const hasSums = question.setup.arrangement.values.length > 0;
  const { data, isError } = useQuery({ ...totalsOptions(question), enabled: hasSums && count !== 0 });
  return !hasSums || isError ? null : data;
}

/** Which groups stand open, as the address says; another grouping begins with all closed, another sort or filter keeps them. */
export function useOpenedGroups() {
  const { address, change } = useGridAddress();
  const written = JSON.stringify(address.open ?? []);
  const opened: ReadonlySet<string> = useMemo(() => new Set<string>(JSON.parse(written)), [written]);
  const toggle = useCallback(
    (path: GroupPath) => {
      const changed = new Set(opened);
      const id = pathId(path);
      if (!changed.delete(id)) changed.add(id);
      change({ open: changed.size === 0 ? undefined : [...changed] });
    },
    [opened, change],
  );
  return { opened, toggle };
}
