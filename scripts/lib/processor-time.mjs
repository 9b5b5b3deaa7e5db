import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';

const work = new AsyncLocalStorage();
const ticksPerSecond = 100;
let counted = secondsOfEnded();

/**
 * Does the task; returns the outcome, and the processor seconds of the programs that it ran and of all that these
 * started. Only Linux tells: elsewhere they are undefined.
 */
export async function withProcessorTime(task) {
  const spent = { seconds: 0 };
  const outcome = await work.run(spent, task);
  return { outcome, processorSeconds: counted === undefined ? undefined : spent.seconds };
}

/** Call it where a program begins, and what it returns when the program has ended: its time belongs to this task. */
export function countProgram() {
  const spent = work.getStore();
  return () => {
    if (counted === undefined) return;
    const now = secondsOfEnded();
    if (spent !== undefined) spent.seconds += now - counted;
    counted = now;
  };
}

/** The system adds a program's time to its parent's when it has ended; undefined where there is no /proc. */
function secondsOfEnded() {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8');
    // The name of the program, in brackets, may hold spaces. The 14th and 15th field after it are those of children.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
  } catch {
    return undefined;
  }
}
