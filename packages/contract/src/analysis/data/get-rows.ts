import { z } from 'zod';
import { audiences } from '../../foundation/audience.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { orAbsent } from '../../foundation/or-absent.ts';
import { wholeNumber } from '../../foundation/whole-number.ts';
import { dataRow } from './data-query.ts';

const gridColumn = z.object({
  id: z.string().max(200).optional(),
  displayName: z.string().max(200).optional(),
  field: z.string().max(200).optional(),
  aggFunc: z.string().max(40).nullish(),
});

/** The grid's own nine fields, along with the client, the table and the conditions in effect (S2 section 7). */
export const getRowsBody = z.object({
  startRow: z.number().int().nullish(),
  endRow: z.number().int().nullish(),
  rowGroupCols: z.array(gridColumn).max(20).optional().default([]),
  valueCols: z.array(gridColumn).max(100).optional().default([]),
  pivotCols: z.array(gridColumn).max(5).optional().default([]),
  pivotMode: z.boolean().optional().default(false),
  groupKeys: z
    .array(z.union([z.string(), z.number(), z.boolean(), z.null()]))
    .max(20)
    .optional()
    .default([]),
  filterModel: z.record(z.string(), z.unknown()).nullish(),
  sortModel: z
    .array(z.looseObject({ colId: z.string().max(200), sort: z.enum(['asc', 'desc']) }))
    .max(50)
    .optional()
    .default([]),
  clientId: wholeNumber,
  childClientIdsCSV: orAbsent(z.string().max(20_000), ''),
  tableName: z.string().max(100).optional(),
  whereClauses: orAbsent(z.array(z.string().max(200_000)).max(200), []),
  selectColumnNames: z.array(z.string().max(4_000)).max(200).optional(),
});
export type GetRowsBody = z.input<typeof getRowsBody>;

export const getRows = endpoint({
  name: 'getRows',
  method: 'POST',
  path: '/aiparcelweb/api/aidashboards/getRows/:pageName',
  ...audiences.analysisData,
  source: 'S2 section 7',
  summary: 'A window of rows for the detail grid, with the exact number of rows of that level.',
  params: z.object({ pageName: z.string().max(60) }),
  body: getRowsBody,
  answer: z.object({
    data: z.array(dataRow),
    lastRow: z.number().int(),
    secondaryColumnFields: z.array(z.string()),
  }),
});
