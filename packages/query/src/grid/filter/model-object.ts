import { QueryError } from '../../query-error.ts';
import { shown } from '../shown.ts';

/** A part of the filter model: its own properties only, whatever their names. */
export type ModelObject = ReadonlyMap<string, unknown>;

/** Reads a part of the filter model. Throws QueryError if it is not one. */
export function modelObject(value: unknown, path: string): ModelObject {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return new Map(Object.entries(value));
  throw new QueryError({ field: path, message: 'Expected a filter.' });
}

/** Refuses a filter's type that is not known for its kind. */
export function refuseType(type: unknown, path: string): never {
  throw new QueryError({
    field: `${path}.type`,
    position: 0,
    word: shown(type),
    message: 'There is no such type of filter.',
  });
}
