import type { z } from 'zod';

type Part<Key extends string, Schema extends z.ZodType> =
  undefined extends z.input<Schema>
    ? { readonly [K in Key]?: z.input<Schema> }
    : { readonly [K in Key]: z.input<Schema> };

/** What a call of the endpoint needs: exactly the parts that the contract declares. */
export type RequestParts<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> = Part<'params', P> &
  Part<'query', Q> &
  Part<'body', B>;

/** The body that a call of the endpoint sends. */
export type RequestBody<E> = E extends { readonly body?: infer B }
  ? NonNullable<B> extends z.ZodType
    ? z.input<NonNullable<B>>
    : never
  : never;
