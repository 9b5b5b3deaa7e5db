import type { z } from 'zod';
import type { Audience } from './audience.ts';
import { type Access, endpoint } from './endpoint.ts';
import { idParam, type rowIdParam } from './ids.ts';
import { doneAnswer, tableAnswer } from './table.ts';

/** What users can do with the rows of a plain resource, and who may do it. */
interface Description<Query extends z.ZodType, Row extends z.ZodType, Input extends z.ZodType, New extends z.ZodType> {
  /** The names of its calls are made of these: `GlCode`, and `GlCodes` if it is not given. */
  readonly one: string;
  readonly many?: string;
  readonly path: string;
  /** Where its list is, if not at its path. */
  readonly listPath?: string;
  /** Who may read it; who may list it, add to it and change it are the same unless they are given. */
  readonly read: Calls;
  readonly list?: Calls;
  readonly add?: Calls;
  /** And delete it. */
  readonly change?: Calls;
  /** Default: the sections about the pages of the administration. */
  readonly source?: string;
  /** One sentence for each call. */
  readonly summaries: Readonly<Record<'list' | 'get' | 'create' | 'update', string>> & { readonly remove?: string };
  /** Which page of the list is asked for. */
  readonly query: Query;
  readonly row: Row;
  /** What may change about a row. */
  readonly input: Input;
  /** A new row. */
  readonly added: New;
  readonly params?: typeof idParam | typeof rowIdParam;
}

type Calls = Pick<Audience, 'internalOnly' | 'alsoFor'> & { readonly access: Access };

/**
 * Declares the five calls of a plain resource: list, get, create, update and remove. Export those that are served, each
 * under its own name.
 */
export function resource<
  Query extends z.ZodType,
  Row extends z.ZodType,
  Input extends z.ZodType,
  New extends z.ZodType,
>(description: Description<Query, Row, Input, New>) {
  const { one, many = `${one}s`, path, read, list = read, add = read, change = add } = description;
  const { listPath = path } = description;
  const { source = 'S3 sections 2.2 and 6', summaries, row } = description;
  const rowPath = `${path}/:id`;
  return {
    list: endpoint({
      name: `list${many}`,
      method: 'GET',
      path: listPath,
      ...list,
      source,
      summary: summaries.list,
      query: description.query,
      answer: tableAnswer(row),
    }),
    get: endpoint({
      name: `get${one}`,
      method: 'GET',
      path: rowPath,
      ...read,
      source,
      summary: summaries.get,
      params: description.params ?? idParam,
      answer: row,
    }),
    create: endpoint({
      name: `create${one}`,
      method: 'POST',
      path,
      ...add,
      source,
      summary: summaries.create,
      body: description.added,
      answer: row,
    }),
    update: endpoint({
      name: `update${one}`,
      method: 'PUT',
      path: rowPath,
      ...change,
      source,
      summary: summaries.update,
      params: description.params ?? idParam,
      body: description.input,
      answer: row,
    }),
    remove: endpoint({
      name: `delete${one}`,
      method: 'DELETE',
      path: rowPath,
      ...change,
      source,
      summary: summaries.remove ?? '',
      params: description.params ?? idParam,
      answer: doneAnswer,
    }),
  };
}
