import { isDeepStrictEqual } from 'node:util';
import type { Change } from './write-audit.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The fields whose values differ, each with both; a field that one side lacks counts as null there. */
export function changesBetween(before: Fields, after: Fields): Record<string, Change> {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return Object.fromEntries(
    names
      .map((name) => [name, { before: before[name] ?? null, after: after[name] ?? null }] as const)
      .filter(([, change]) => !isDeepStrictEqual(change.before, change.after)),
  );
}
