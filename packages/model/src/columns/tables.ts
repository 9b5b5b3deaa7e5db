import { chargeLevelInfoColumns } from './charge-level-info.ts';
import type { Column } from './column.ts';
import { packageLevelInfoColumns } from './package-level-info.ts';

/** The two fact tables of the warehouse, by the names that queries use (S1 section 3). */
export const tables = {
  package_level_info: packageLevelInfoColumns,
  charge_level_info: chargeLevelInfoColumns,
} as const satisfies Record<string, readonly Column[]>;

export type TableName = keyof typeof tables;
