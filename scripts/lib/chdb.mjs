import { join } from 'node:path';
import { projectRoot } from './project-root.mjs';

/** ClickHouse's own engine comes from npm as chdb, which is 566 MB, so it is installed apart, in exactly this version. */
export const chdbVersion = '3.4.0';
export const chdbFolder = join(projectRoot, 'node_modules', '.chdb', chdbVersion);
export const chdbEntry = join(chdbFolder, 'node_modules', 'chdb', 'index.mjs');
