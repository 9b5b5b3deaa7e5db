/** As much of a schema of OpenAPI 3.0 as says what type a value has. */
export interface Schema {
  readonly type?: string;
  readonly nullable?: boolean;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

/** The type of TypeScript that a schema describes. */
export function typeText(schema: Schema): string {
  const text = plainText(schema);
  return schema.nullable === true && text !== 'unknown' ? `${text} | null` : text;
}

function plainText(schema: Schema): string {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return joined(choices, ' | ');
  if (schema.allOf !== undefined) return joined(schema.allOf, ' & ');
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.type === 'array') return `readonly ${inParentheses(typeText(schema.items ?? {}))}[]`;
  if (schema.type === 'object') return objectText(schema);
  return simpleTypes[schema.type ?? ''] ?? 'unknown';
}

const simpleTypes: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
};

const joined = (schemas: readonly Schema[], by: string): string =>
  [...new Set(schemas.map((schema) => inParentheses(typeText(schema))))].join(by);

/** Types with an operator, so that they can stand beside others; brackets that are not needed do no harm. */
const inParentheses = (text: string): string => (/[|&]|^readonly /.test(text) ? `(${text})` : text);

function objectText({ properties = {}, required = [], additionalProperties }: Schema): string {
  const fields = Object.entries(properties).map(([name, schema]) =>
    fieldText(name, typeText(schema), required.includes(name)),
  );
  const further = typeof additionalProperties === 'object' ? typeText(additionalProperties) : 'unknown';
  if (fields.length === 0) return `Readonly<Record<string, ${further}>>`;
  return `{ ${fields.join('; ')} }`;
}

/** One field of a type: `readonly name?: string`. */
export function fieldText(name: string, type: string, isRequired: boolean): string {
  const written = /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
  return `readonly ${written}${isRequired ? '' : '?'}: ${type}`;
}
