import { QueryCancelled, QueryTimeout, type WarehouseError } from '../errors.ts';
import type { RunOptions } from './statement.ts';

const defaultTimeoutMs = 30_000;

/** The moment at which a query has to stop, because its time is up or its caller is gone. */
export interface Deadline extends Disposable {
  /** Calls back once; immediately if it has already passed. */
  onPassed(stop: (reason: WarehouseError) => void): void;
}

/** Starts the clock of a query (an infinite `timeoutMs`: no limit). Dispose it when the query has ended. */
export function startDeadline({ signal, timeoutMs = defaultTimeoutMs, waitedMs = 0 }: RunOptions): Deadline {
  let reason: WarehouseError | undefined;
  const listeners: ((reason: WarehouseError) => void)[] = [];
  const pass = (why: WarehouseError): void => {
    if (reason) return;
    reason = why;
    for (const listener of listeners) listener(why);
  };
  const cancel = (): void => pass(new QueryCancelled('The query was cancelled.'));
  const expire = (): void => pass(new QueryTimeout(`The query took longer than ${timeoutMs / 1000} seconds.`));
  const timer = Number.isFinite(timeoutMs) ? setTimeout(expire, timeoutMs - waitedMs) : undefined;
  if (signal?.aborted) cancel();
  else signal?.addEventListener('abort', cancel, { once: true });

  return {
    onPassed(stop) {
      if (reason) stop(reason);
      else listeners.push(stop);
    },
    [Symbol.dispose]() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
    },
  };
}
