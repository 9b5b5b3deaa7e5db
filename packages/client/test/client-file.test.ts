import { expect, it } from 'vitest';
import { type ApiDescription, clientFile } from '../src/written/index.ts';
import { typeText } from '../src/written/type-text.ts';

it.each([
  [{ type: 'integer' }, 'number'],
  [{}, 'unknown'],
  [{ type: 'string', nullable: true }, 'string | null'],
  [{ type: 'string', enum: ['a', "it's"] }, '"a" | "it\'s"'],
  [{ type: 'array', items: { type: 'string', nullable: true } }, 'readonly (string | null)[]'],
  [{ type: 'object', additionalProperties: { type: 'number' } }, 'Readonly<Record<string, number>>'],
  [
    { type: 'object', properties: { id: { type: 'number' }, 'a-b': { type: 'boolean' } }, required: ['id'] },
    '{ readonly id: number; readonly "a-b"?: boolean }',
  ],
  [{ anyOf: [{ type: 'number' }, { type: 'string', enum: ['a', 'b'] }] }, 'number | ("a" | "b")'],
  [
    { allOf: [{ type: 'object', properties: { a: {} } }, { oneOf: [{ type: 'null' }, { type: 'string' }] }] },
    '{ readonly a?: unknown } & (null | string)',
  ],
])('says %j in TypeScript', (schema, text) => {
  expect(typeText(schema)).toBe(text);
});

const answer = { '200': { content: { 'application/json': { schema: { type: 'string' } } } } };
const description: ApiDescription = {
  paths: {
    '/things/{id}': {
      get: {
        operationId: 'getThing',
        summary: 'A thing. */ Really.',
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
          { name: 'size', in: 'query', schema: { type: 'string' } },
          { name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } },
        ],
        responses: answer,
      },
      put: { operationId: 'putThing', responses: answer },
      delete: { operationId: 'hiddenThing', responses: answer },
    },
  },
};

it('writes the wanted calls, sorted by name, and the client behind them', async () => {
  const text = await clientFile(description, ({ name }) => name !== 'hiddenThing');
  expect(text).toContain(
    '  /** A thing. * / Really.  */\n  getThing: { readonly params: { readonly id: number }; readonly query?: { readonly size?: string }; readonly answer: string };',
  );
  expect(text).toContain('  putThing: { readonly body?: Blob | Uint8Array<ArrayBuffer>; readonly answer: string };');
  expect(text).toContain("  getThing: 'GET /things/:id',\n  putThing: 'PUT /things/:id',\n");
  expect(text).toContain('export const openWaybill');
  expect(text).not.toMatch(/hiddenThing|^import /m);
});
