import type { Endpoint } from '@waybill/contract';
import type { z } from 'zod';

type Part<Key extends string, Schema extends z.ZodType> =
  undefined extends z.input<Schema>
    ? { readonly [K in Key]?: z.input<Schema> }
    : { readonly [K in Key]: z.input<Schema> };

/** What a call of the endpoint needs: exactly the parts that the contract declares. */
export type RequestParts<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> = Part<'params', P> &
  Part<'query', Q> &
  Part<'body', B>;

interface LooseParts {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** The address of a call: path parameters filled in, query appended. */
export function addressOf(endpoint: Pick<Endpoint, 'path'>, { params, query }: LooseParts): string {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(entry(params, name))),
  );
  const search = new URLSearchParams(
    Object.entries(query ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();
  return search === '' ? path : `${path}?${search}`;
}

function entry(params: unknown, name: string): unknown {
  return Object.entries(params ?? {}).find(([key]) => key === name)?.[1];
}

/** The body that a call of the endpoint sends. */
export type RequestBody<E> = E extends { readonly body?: infer B }
  ? NonNullable<B> extends z.ZodType
    ? z.input<NonNullable<B>>
    : never
  : never;
