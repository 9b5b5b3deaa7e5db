export { querySettings } from './engine/settings.ts';
export { fillRollup, rollupDdl } from './rollup/rollup-table.ts';
export { factTableDdl } from './schema/fact-table-ddl.ts';
