import { fileURLToPath } from 'node:url';

/** The folder of the repository: every path in these scripts starts here. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));
