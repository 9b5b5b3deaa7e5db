import { UnreadableRow } from '../layout.ts';

/** What was read, or undefined if it cannot be read. */
export function readable<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnreadableRow) return undefined;
    throw error;
  }
}
