import { fileURLToPath } from 'node:url';

/** The root of the repository. */
export const house = fileURLToPath(new URL('../..', import.meta.url));
