import type { Rollup } from '@waybill/query';
import { ledgerTables, tableNames } from '@waybill/warehouse';

/** In `until_load`: the row has been neither replaced nor removed. */
export const never = 2_147_483_647;

/**
 * The loads between which a row is visible: from the one that added or changed it until one that replaces or removes
 * it. So rows never change under a reader, and nobody sees what an interrupted load left behind.
 */
export const versionColumns: readonly string[] = [
  '"since_load" Int32 default load_id',
  `"until_load" Int32 default ${never}`,
];
export const versionColumnNames: readonly string[] = ['since_load', 'until_load'];

/** The settings of a table whose rows are ended with `update`. */
export const updatable = 'settings enable_block_number_column = 1, enable_block_offset_column = 1';

/** The condition on rows that are visible while the given load, or the value of a parameter, is the published one. */
export const seenAt = (load: number | string, table = ''): string =>
  `${table}since_load <= ${load} and ${table}until_load > ${load}`;

/** Tables other than the fact tables whose rows come from loads. */
export const versionedLedger: readonly string[] = ledgerTables
  .filter(({ columns }) => columns.some(({ name }) => name === 'load_id'))
  .map(({ name }) => name);

/** Every table whose rows come from loads. */
export const versionedTables = (rollups: readonly Rollup[]): readonly string[] => [
  ...tableNames,
  ...versionedLedger,
  ...rollups.map(({ name }) => name),
];
