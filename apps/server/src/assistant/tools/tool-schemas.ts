import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import type { Endpoint } from '@waybill/contract';
import { z } from 'zod';

type JsonObject = Record<string, unknown>;
/** What a tool is given: the parameters, query and body of its call in one object. */
type Given = Readonly<Record<string, unknown>>;

const parts = ['params', 'query', 'body'] as const;

/** The arguments of a call, divided into its parts. */
export type CallParts = Readonly<Partial<Record<(typeof parts)[number], Given>>>;

/** What a tool takes. The call checks it, as it does for everybody, so that there is one wording of refusals. */
export function inputOf(endpoint: Endpoint): StandardSchemaWithJSON<Given> {
  const shapes = parts.flatMap((part) => (endpoint[part] === undefined ? [] : [jsonSchema(endpoint[part], 'input')]));
  return unchecked({
    type: 'object',
    properties: Object.assign({}, ...shapes.map(({ properties }) => properties)) as JsonObject,
    required: shapes.flatMap(({ required }) => (Array.isArray(required) ? required : [])),
    additionalProperties: false,
  });
}

/** What a tool answers; a list is named `items`, because results are objects. */
export function outputOf(endpoint: Endpoint): StandardSchemaWithJSON<Given> {
  const { $schema, ...schema } = jsonSchema(endpoint.answer, 'output');
  return unchecked(
    schema.type === 'array' ? { type: 'object', properties: { items: schema }, required: ['items'] } : schema,
  );
}

/** The answer of a call as a tool's result. */
export const resultOf = (answer: unknown): Record<string, unknown> =>
  Array.isArray(answer) ? { items: answer } : (answer as Record<string, unknown>);

/** Divides the arguments of a tool among the parts of its call. */
export function partsOf(endpoint: Endpoint, given: Given): CallParts {
  const named = parts.map((part) => {
    const schema = endpoint[part];
    if (!(schema instanceof z.ZodObject)) return [part, undefined] as const;
    return [part, Object.fromEntries(Object.entries(given).filter(([name]) => name in schema.shape))] as const;
  });
  return Object.fromEntries(named.filter(([, part]) => part !== undefined));
}

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): JsonObject =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' });

function unchecked(schema: JsonObject): StandardSchemaWithJSON<Given> {
  const jsonSchemas = { input: () => schema, output: () => schema };
  return {
    '~standard': {
      version: 1,
      vendor: 'waybill',
      validate: (value) => ({ value: value as Given }),
      jsonSchema: jsonSchemas,
    },
  };
}
