import { exit, kill, pid } from 'node:process';

/**
 * Ends the process. The usual way waits for every thread of it, so a query that the engine does not end would keep it
 * for ever; then the process is killed, which loses nothing that was committed.
 */
export function endProcess(code: number, runningQueries: number): void {
  if (runningQueries > 0) kill(pid, 'SIGKILL');
  else exit(code);
}
