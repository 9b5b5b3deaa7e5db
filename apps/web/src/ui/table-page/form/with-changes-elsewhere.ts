/**
 * What a form sends: the fields that were changed in it, and all others as they are now, so that it takes back nothing
 * that somebody saved in another window since it was opened.
 */
export function withChangesElsewhere<Values extends Record<string, unknown>>(
  values: Values,
  { opened, now }: { readonly opened: Values; readonly now: Values },
): Values {
  const untouched = Object.keys(values).filter((name) => isSame(values[name], opened[name]));
  return { ...values, ...Object.fromEntries(untouched.map((name) => [name, now[name]])) };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
