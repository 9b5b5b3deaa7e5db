import type { Rollup } from '@waybill/query';
import { ledgerTables, tableNames } from '@waybill/warehouse';

/** In `until_load`: nothing has replaced the row, or taken it away. */
export const never = 2_147_483_647;

/**
 * Between which loads a row is seen: from the one that brought it, or changed it, until one replaces it or takes it
 * away. So rows are never changed under a reader, and what a load that was cut off has left is seen by nobody.
 */
export const versionColumns: readonly string[] = [
  '"since_load" Int32 default load_id',
  `"until_load" Int32 default ${never}`,
];
export const versionColumnNames: readonly string[] = ['since_load', 'until_load'];

/** What a table needs whose rows are ended by `update`. */
export const updatable = 'settings enable_block_number_column = 1, enable_block_offset_column = 1';

/** The condition on rows that are seen while a load, or the value of a parameter, is the published one. */
export const seenAt = (load: number | string, table = ''): string =>
  `${table}since_load <= ${load} and ${table}until_load > ${load}`;

/** Tables beside the facts whose rows came with loads. */
export const versionedLedger: readonly string[] = ledgerTables
  .filter(({ columns }) => columns.some(({ name }) => name === 'load_id'))
  .map(({ name }) => name);

/** Every table whose rows came with loads. */
export const versionedTables = (rollups: readonly Rollup[]): readonly string[] => [
  ...tableNames,
  ...versionedLedger,
  ...rollups.map(({ name }) => name),
];
