import type { Endpoint, TableQuery } from '@waybill/contract';
import type { Settings, SettingsSchema, Transaction } from '@waybill/db';
import type { FastifyInstance } from 'fastify';
import { type Expression, sql, type Updateable } from 'kysely';
import type { z } from 'zod';
import { lockRow } from '../../platform/database/lock-row.ts';
import { route } from '../../platform/http/route.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { notFound } from '../../platform/problems.ts';
import type { Services } from '../../platform/services.ts';
import { tablePage } from '../../platform/tables/table-page.ts';
import { changesBetween } from '../audit/changes-between.ts';
import { type Change, writeAudit } from '../audit/write-audit.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A plain resource: rows of a table that users list, read, add, change and delete; every change is recorded. */
interface Description<
  Table extends keyof SettingsSchema,
  Query,
  Row extends { readonly id: number },
  Shown extends { readonly id: number },
  Input,
  New extends Input,
> {
  readonly table: Table;
  readonly calls: Calls<Query, Shown, Input, New>;
  /** Nothing of it is deleted: `remove` is not served. */
  readonly isKept?: true;
  /** The refusal of an id that does not exist: `There is no such GL code.` */
  readonly missing: string;
  /** The answer after one was deleted. */
  readonly deleted: string;
  /** The rows that the user may see, unordered; `query` is empty unless they are listed. */
  readonly rows: (settings: Settings, user: SignedInUser, query: Partial<Query>, now: Date) => Promise<Expression<Row>>;
  /** A row as the contract shows it. */
  readonly shown: (row: Row) => Shown;
  /** The text columns that a search looks in. */
  readonly searched: readonly (keyof NoInfer<Row> & string)[];
  /** Its name in the audit log. */
  readonly nameOf: (shown: Shown) => string;
  /** What the audit log compares. */
  readonly audited: (shown: Shown) => Fields;
  /** Columns whose values are never told, only that they were set. */
  readonly secrets?: readonly string[];
  /** @throws ProblemError for input that does not fit; `before` is undefined for a new row. */
  readonly check?: (
    transaction: Transaction,
    user: SignedInUser,
    input: Input,
    before: Shown | undefined,
  ) => Promise<void>;
  /** The same for what only a new row has. It comes first. */
  readonly checkNew?: (transaction: Transaction, user: SignedInUser, input: New) => Promise<void>;
  /** @throws ProblemError if the row may not be deleted. */
  readonly checkDeletion?: (
    transaction: Transaction,
    user: SignedInUser,
    before: Shown,
    services: ResourceServices,
  ) => Promise<void>;
  /** The columns that may change. */
  readonly columns: (
    input: Input,
    at: { readonly services: ResourceServices; readonly transaction: Transaction; readonly before: Shown | undefined },
  ) => Updateable<SettingsSchema[Table]> | Promise<Updateable<SettingsSchema[Table]>>;
  /** The columns that only a new row is given. */
  readonly newColumns?: (
    input: New,
    user: SignedInUser,
    transaction: Transaction,
  ) => Updateable<SettingsSchema[Table]> | Promise<Updateable<SettingsSchema[Table]>>;
  /** Writes what other tables hold of it. */
  readonly writeOthers?: (transaction: Transaction, id: number, input: Input, user: SignedInUser) => Promise<void>;
  /** What follows every change once it is stored. */
  readonly afterwards?: (services: ResourceServices) => Promise<void>;
}

/** What changes of resources need from the app. */
export type ResourceServices = Pick<Services, 'settings' | 'clock' | 'files' | 'warehouse' | 'webhookHosts'>;

/** The calls of a resource; see `resource` of the contract. */
interface Calls<Query, Shown, Input, New> {
  readonly list: Endpoint<
    z.ZodUndefined,
    z.ZodType<Query>,
    z.ZodUndefined,
    z.ZodType<unknown, { rows: Shown[]; total: number }>
  >;
  readonly get: Endpoint<z.ZodType<{ id: number }>, z.ZodUndefined, z.ZodUndefined, z.ZodType<unknown, Shown>>;
  readonly create: Endpoint<z.ZodUndefined, z.ZodUndefined, z.ZodType<New>, z.ZodType<unknown, Shown>>;
  readonly update: Endpoint<z.ZodType<{ id: number }>, z.ZodUndefined, z.ZodType<Input>, z.ZodType<unknown, Shown>>;
  readonly remove: Endpoint<
    z.ZodType<{ id: number }>,
    z.ZodUndefined,
    z.ZodUndefined,
    z.ZodType<unknown, { message: string }>
  >;
}

const masked = '••••';

/** Describes a plain resource. Whatever is checked is checked in the transaction of the change, on a locked row. */
export function resource<
  Table extends keyof SettingsSchema,
  Query extends TableQuery & { readonly sort: string },
  Row extends { readonly id: number } & Readonly<Record<Query['sort'], unknown>>,
  Shown extends { readonly id: number },
  Input,
  New extends Input,
>(described: Description<Table, Query, Row, Shown, Input, New>) {
  const { table, missing, deleted, nameOf, audited, secrets = [] } = described;

  /** @throws ProblemError 404 when there is no such row, or none that the user may see. */
  async function find(settings: Settings, user: SignedInUser, id: number, now: Date): Promise<Shown> {
    const rows = await described.rows(settings, user, {}, now);
    const found = await sql<Row>`select * from (${rows}) as found where id = ${id}`.execute(settings);
    const [row] = found.rows;
    if (row === undefined) throw notFound(missing);
    return described.shown(row);
  }

  async function findToChange(transaction: Transaction, user: SignedInUser, id: number, now: Date): Promise<Shown> {
    await lockRow(transaction, table, id);
    return await find(transaction, user, id, now);
  }

  const record = (
    transaction: Transaction,
    user: SignedInUser,
    verb: string,
    { now, before, after, columns = {} }: { now: Date; before?: Shown; after?: Shown; columns?: Fields },
  ): Promise<void> => {
    const subject = after ?? before;
    const told = (shown: Shown | undefined) => (shown === undefined ? {} : audited(shown));
    const secret = (of: Shown | undefined) => (of === undefined ? null : masked);
    const hidden = secrets
      .filter((name) => after === undefined || columns[name] !== undefined)
      .map((name): [string, Change] => [name, { before: secret(before), after: secret(after) }]);
    return writeAudit(transaction, user, now, {
      action: `${table}.${verb}`,
      ...(subject === undefined ? {} : { subject: { id: subject.id, name: nameOf(subject) } }),
      changes: { ...changesBetween(told(before), told(after)), ...Object.fromEntries(hidden) },
    });
  };

  async function changing<Result>(
    services: ResourceServices,
    work: (transaction: Transaction, now: Date) => Promise<Result>,
  ): Promise<Result> {
    const result = await services.settings.transaction().execute((transaction) => work(transaction, services.clock()));
    await described.afterwards?.(services);
    return result;
  }

  /** Adds a row within a transaction. @throws ProblemError 400 for invalid input. */
  async function add(
    transaction: Transaction,
    user: SignedInUser,
    input: New,
    services: ResourceServices,
  ): Promise<Shown> {
    const now = services.clock();
    await described.checkNew?.(transaction, user, input);
    await described.check?.(transaction, user, input, undefined);
    const columns: Fields = {
      ...(await described.columns(input, { services, transaction, before: undefined })),
      ...(await described.newColumns?.(input, user, transaction)),
    };
    const given = Object.entries(columns).filter(([, value]) => value !== undefined);
    const names = sql.join(given.map(([name]) => sql.ref(name)));
    const values = sql.join(given.map(([, value]) => value));
    const inserted = await sql<{ id: number }>`insert into ${sql.table(table)} (${names}) values (${values})
      returning id`.execute(transaction);
    const id = inserted.rows[0]?.id ?? 0;
    await described.writeOthers?.(transaction, id, input, user);
    const after = await find(transaction, user, id, now);
    await record(transaction, user, 'create', { now, after, columns });
    return after;
  }

  return {
    find,
    add,

    /** Serves its calls. */
    serve(app: FastifyInstance, services: Services): void {
      const { settings, clock } = services;
      const { calls } = described;
      route(app, calls.list, async ({ user, query }) => {
        const rows = await described.rows(settings, user, query, clock());
        const sort = query.sort as keyof Row & string;
        const page = await tablePage(
          settings,
          rows,
          { ...query, sort },
          { searched: described.searched, unique: 'id' },
        );
        return { rows: page.rows.map(described.shown), total: page.total };
      });
      route(app, calls.get, ({ user, params }) => find(settings, user, params.id, clock()));
      route(app, calls.create, ({ user, body }) =>
        changing(services, (transaction) => add(transaction, user, body, services)),
      );
      route(app, calls.update, ({ user, params: { id }, body }) =>
        changing(services, async (transaction, now) => {
          const before = await findToChange(transaction, user, id, now);
          await described.check?.(transaction, user, body, before);
          const columns: Fields = await described.columns(body, { services, transaction, before });
          const set = Object.entries(columns)
            .filter(([, value]) => value !== undefined)
            .map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
          await sql`update ${sql.table(table)} set ${sql.join(set)} where id = ${id}`.execute(transaction);
          await described.writeOthers?.(transaction, id, body, user);
          const after = await find(transaction, user, id, now);
          await record(transaction, user, 'update', { now, before, after, columns });
          return after;
        }),
      );
      if (described.isKept) return;
      route(app, calls.remove, ({ user, params: { id } }) =>
        changing(services, async (transaction, now) => {
          const before = await findToChange(transaction, user, id, now);
          await described.checkDeletion?.(transaction, user, before, services);
          await sql`delete from ${sql.table(table)} where id = ${id}`.execute(transaction);
          await record(transaction, user, 'delete', { now, before });
          return { message: deleted };
        }),
      );
    },
  };
}
