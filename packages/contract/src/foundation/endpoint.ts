import type { z } from 'zod';
import type { NarrowRole } from './audience.ts';
import type { Permission } from './permission.ts';

/** How an endpoint is called. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call: `public` needs no token; `signed-in` any valid session, even with an expired password; `active` a
 * session whose password has not expired; a list of permissions: an active session that holds at least one of them.
 */
export type Access = 'public' | 'signed-in' | 'active' | readonly [Permission, ...Permission[]];

/** What an endpoint is, but for what it may share with others. */
interface Declaration<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
> {
  readonly name: string;
  readonly method: Method;
  /** Path with parameters in Fastify's form, e.g. `/aiparcelweb/api/accountGroups/byClientDashboards/:id`. */
  readonly path: string;
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly answer: Answer;
}

/** What the endpoints of a resource have in common. */
export interface Shared {
  readonly access: Access;
  /** Only internal users may call it, whatever their permissions. */
  readonly internalOnly?: true;
  /** Guests and carriers may make calls that require a permission only if the call lists their role here. */
  readonly alsoFor?: readonly NarrowRole[];
  /** Where the rule comes from, e.g. `S1 section 7`. */
  readonly source: string;
}

/** One call of the product, named once for server, browser, tests and documentation. */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> extends Declaration<Params, Query, Body, Answer>,
    Shared {}

/** Declares an endpoint and keeps the precise types of its schemas. */
export function endpoint<
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Answer extends z.ZodType = z.ZodUnknown,
>(declaration: Endpoint<Params, Query, Body, Answer>): Endpoint<Params, Query, Body, Answer> {
  return declaration;
}

/** Declares endpoints that share their access and source; one that names its own access shares the source only. */
export function endpoints(shared: Shared) {
  return <
    Params extends z.ZodType = z.ZodUndefined,
    Query extends z.ZodType = z.ZodUndefined,
    Body extends z.ZodType = z.ZodUndefined,
    Answer extends z.ZodType = z.ZodUnknown,
  >(
    declaration: Declaration<Params, Query, Body, Answer> & Partial<Shared>,
  ): Endpoint<Params, Query, Body, Answer> => {
    const { access, source } = shared;
    return declaration.access === undefined
      ? { ...shared, ...declaration, access }
      : { source, ...declaration, access: declaration.access };
  };
}
