import { fileURLToPath } from 'node:url';

/** The root of the repository, at which every path in these scripts starts. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));
