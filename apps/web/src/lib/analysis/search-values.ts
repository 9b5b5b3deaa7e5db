import { z } from 'zod';

const asList = (value: unknown) => (value === undefined || Array.isArray(value) ? value : [value]);

/** What is invalid in an address counts as absent. */
export const ifValid = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined);

/** One or several of the same parameter. */
export const listOf = <Schema extends z.ZodType>(schema: Schema, most: number) =>
  z.preprocess(asList, ifValid(z.array(schema).min(1).max(most)));

export const textList = listOf(z.coerce.string().min(1), 3_000);

/** The keys of a record, as a schema of one of them takes them. */
export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] {
  return Object.keys(record) as Key[];
}
