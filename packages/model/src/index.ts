export { type ChargeFamily, chargeFamilies } from './charge-family.ts';
export { type ChargeRow, chargeLevelInfoColumns } from './columns/charge-level-info.ts';
export type { Column, ColumnType, Unit } from './columns/column.ts';
export { type PackageRow, packageLevelInfoColumns } from './columns/package-level-info.ts';
export { type TableName, tables } from './columns/tables.ts';
