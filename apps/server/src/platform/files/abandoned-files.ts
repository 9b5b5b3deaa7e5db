import { hourlyChore } from '../servers/hourly-chore.ts';

/** How long what was begun may take to become a file. */
const mostMilliseconds = 24 * 60 * 60_000;

/** Removes what killed servers left of files that they were storing. */
export const abandonedFiles = hourlyChore('abandoned files', ({ files }) =>
  files.removeAbandoned(new Date(Date.now() - mostMilliseconds)),
);
