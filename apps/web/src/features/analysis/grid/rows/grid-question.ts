import { queryOptions } from '@tanstack/react-query';
import { type DataRow, type GetRowsBody, getRows } from '@waybill/contract';
import {
  type GridRequest,
  getRowsBodyOf,
  groupingByOwner,
  type PageName,
  type PageState,
  type WeightUnit,
  withOwnedKeys,
} from '@waybill/model';
import { callVersioned } from '../../../../lib/api/call.ts';
import { blockRequest, type GroupPath, totalsRequest, valuesRequest } from '../request/grid-request.ts';
import type { GridSetup } from '../request/grid-setup.ts';
import { pathId } from './row-tree.ts';

/** Everything that determines the grid's rows, except which part of them is visible. */
export interface GridQuestion {
  readonly page: PageName;
  readonly state: PageState;
  readonly setup: GridSetup;
  readonly unit: WeightUnit;
}

/** A part of the answer: rows of a level, and how many the level has. */
export interface RowsBlock {
  readonly data: readonly DataRow[];
  readonly lastRow: number;
  readonly secondaryColumnFields: readonly string[];
  /** Blocks of different versions do not fit together: rows may be missing or doubled between them. */
  readonly dataVersion: number;
}

/** What all blocks of a question have in common in the cache. */
export function questionKey(question: GridQuestion): readonly unknown[] {
  const first = bodyOf(question, blockRequest(question.setup, question.state.analysis.gridColumns, [], 0));
  return ['rows', question.page, JSON.stringify(first)];
}

/** A block of rows; requested only once. */
export function blockOptions(question: GridQuestion, path: GroupPath, block: number) {
  const request = blockRequest(question.setup, question.state.analysis.gridColumns, path, block);
  return queryOptions({
    queryKey: [...questionKey(question), pathId(path), block],
    queryFn: async ({ signal }): Promise<RowsBlock> => {
      const body = groupingByOwner(question.state, bodyOf(question, request));
      const answer = await answerTo(question, body, signal);
      return { ...answer, data: withOwnedKeys(answer.data, question.setup.arrangement.groups[path.length]) };
    },
  });
}

/** The sums over all rows. */
export function totalsOptions(question: GridQuestion) {
  const request = totalsRequest(question.setup, question.state.analysis.gridColumns);
  return queryOptions({
    queryKey: ['rowTotals', question.page, bodyOf(question, request)],
    queryFn: async ({ signal }): Promise<DataRow | null> => (await answerOf(question, request, signal)).data[0] ?? null,
  });
}

/** The values of a column, the most frequent first, with the number of rows of each. */
export function valuesOptions(question: GridQuestion, field: string, searched: string, most: number) {
  const request = valuesRequest(question.setup, question.state.analysis.gridColumns, field, searched, most);
  return queryOptions({
    queryKey: ['rowValues', question.page, bodyOf(question, request)],
    queryFn: ({ signal }): Promise<RowsBlock> => answerOf(question, request, signal),
  });
}

function answerOf(question: GridQuestion, request: GridRequest, signal: AbortSignal): Promise<RowsBlock> {
  return answerTo(question, bodyOf(question, request), signal);
}

async function answerTo({ page }: GridQuestion, body: GetRowsBody, signal: AbortSignal): Promise<RowsBlock> {
  const parts = { params: { pageName: page }, body };
  const { answer, dataVersion } = await callVersioned(getRows, parts, signal);
  return { ...answer, dataVersion };
}

function bodyOf({ state, unit }: GridQuestion, request: GridRequest) {
  return getRowsBodyOf(state, request, unit);
}
