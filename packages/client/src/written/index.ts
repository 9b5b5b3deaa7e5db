import { readFile } from 'node:fs/promises';
import { fieldText, type Schema, typeText } from './type-text.ts';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Schema;
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

/** A call, as OpenAPI 3.0 describes it. */
export interface Operation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Content;
  /** What authorises it; a public call has none. */
  readonly security?: unknown;
  readonly responses: Readonly<Record<string, Content>>;
}

/** As much of an OpenAPI description as a client needs. */
export interface ApiDescription {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface NamedCall {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

const head = `// Written by the portal from the description of its own calls: fetch it again when the portal is updated.`;

const door = `/** The calls of a portal for which a token can be used. */
export const openWaybill = (portal: Portal): Waybill<Calls> => new Waybill<Calls>(calls, portal);`;

/** A file of TypeScript, without any import, that makes these calls with their types. */
export async function clientFile(description: ApiDescription, isWanted: (call: NamedCall) => boolean): Promise<string> {
  const calls = callsOf(description).filter(isWanted);
  const runtime = await readFile(new URL('../index.ts?text', import.meta.url), 'utf8');
  const types = calls.map(callText).join('\n');
  const places = calls.map(({ name, method, path }) => `  ${name}: '${method} ${path}',`).join('\n');
  return [
    head,
    `/** What each call takes and answers. */\nexport interface Calls {\n${types}\n}`,
    `const calls: Readonly<Record<keyof Calls, string>> = {\n${places}\n};`,
    runtime.trim(),
    `${door}\n`,
  ].join('\n\n');
}

function callsOf({ paths }: ApiDescription): readonly NamedCall[] {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) => {
      const { operationId: name } = operation;
      const place = { method: method.toUpperCase(), path: path.replaceAll(/\{(\w+)\}/g, ':$1') };
      return name === undefined ? [] : [{ name, ...place, operation }];
    }),
  );
  return calls.sort((one, other) => (one.name < other.name ? -1 : 1));
}

function callText({ name, method, operation }: NamedCall): string {
  const { parameters = [], requestBody, responses, summary = '', description = '' } = operation;
  const body = schemaOf(requestBody);
  const parts = [
    ...partText('params', parameters, 'path'),
    ...partText('query', parameters, 'query'),
    ...bodyText(method, body),
    fieldText('answer', typeText(schemaOf(responses['200']) ?? {}), true),
  ];
  return `  /** ${`${summary} ${description}`.replaceAll('*/', '* /')} */\n  ${name}: { ${parts.join('; ')} };`;
}

/** Calls without a described body may take a file. */
function bodyText(method: string, body: Schema | undefined): readonly string[] {
  if (body !== undefined) return [fieldText('body', typeText(body), true)];
  return method === 'GET' ? [] : [fieldText('body', 'Blob | Uint8Array<ArrayBuffer>', false)];
}

function partText(part: string, all: readonly Parameter[], place: string): readonly string[] {
  const parameters = all.filter((parameter) => parameter.in === place);
  if (parameters.length === 0) return [];
  const fields = parameters.map(({ name, schema, required = false }) => fieldText(name, typeText(schema), required));
  const isNeeded = parameters.some(({ required }) => required);
  return [fieldText(part, `{ ${fields.join('; ')} }`, isNeeded)];
}

const schemaOf = (content: Content | undefined): Schema | undefined => content?.content?.['application/json']?.schema;
