/**
 * The fields that were changed since a form was opened, and all others as they are now, so that nothing is taken back
 * that somebody saved elsewhere meanwhile.
 */
export function withChanges<Values extends object>(
  values: Partial<Values>,
  { opened, now }: { readonly opened: Partial<Values>; readonly now: Values },
): Values {
  const before = new Map<string, unknown>(Object.entries(opened));
  const changed = Object.entries(values).filter(([name, value]) => !isSame(value, before.get(name)));
  return { ...now, ...Object.fromEntries(changed) };
}

/** Whether two values are the same when they are sent. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
