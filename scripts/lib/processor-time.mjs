import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import { countRenderers, fieldsOf } from './renderer-time.mjs';

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
export function countProgram(pid) {
  const spent = work.getStore();
  const endOfRenderers = spent === undefined ? undefined : countRenderers(pid);
  return () => {
    if (counted === undefined) return;
    const now = secondsOfEnded();
    if (spent !== undefined) spent.seconds += now - counted + endOfRenderers();
    counted = now;
  };
}

/** The system adds a program's time to its parent's when it has ended; undefined where there is no /proc. */
function secondsOfEnded() {
  try {
    // The 14th and 15th field after the name are those of children.
    const fields = fieldsOf(readFileSync('/proc/self/stat', 'utf8'));
    return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
  } catch {
    return undefined;
  }
}
