import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

interface Node {
  readonly type: string;
  readonly [part: string]: unknown;
}

const house = join(import.meta.dirname, '..', '..', '..', '..', '..');

/** Where sentences for users are made. */
const sources = [
  'apps/server/src',
  'packages/contract/src',
  'packages/invoices/src',
  'packages/query/src/scope',
  'packages/warehouse/src/engine',
  'packages/warehouse-duckdb/src/engine',
];
/**
 * What only operators and programmers read, in English: the command, the log, files, refusals of queries and parameters
 * that no screen sends. Mails are translated by the server itself.
 */
const forOperators =
  /^(?:packages\/contract\/src\/reports\/data-out|apps\/server\/src\/(?:operation\/(?:backup\/(?!backups)|endpoints\/internal)|platform\/(?:data-directory|files\/(?!files-gone)|mail|metrics|http\/(?:open-api|token-scope)|internal-calls|logger)|start\/(?!error-answers)|main|organisation\/(?:exchange-rates\/open-exchange-rates|tenants|clients\/endpoints\/currency-codes)|assistant\/(?:language-model|questions|tools)|analysis\/(?:data|filter-settings\/check-setting)|reports\/(?:about-report|data-out|file)|identity\/(?:scim|idempotency\/(?:key|kept)|users\/command|tokens\/(?:user-of-token|token-limit))|intake\/(?:unknown-charges|fetches|file-layouts)\/command|intake\/fetches\/reception|recovery\/rule-packs\/command|[a-z]+\/[a-z-]+\/endpoints\/internal))\b/;
/** Words of which every one that is answered is a text. */
const saysAll = /platform\/http\/issue-text\.ts$/;
/** Calls whose texts stay inside: mistakes of ours, what a log or a list of bad lines keeps, what queries are made of. */
const inside = new Set([
  'Error',
  'TypeError',
  'RangeError',
  'Warehouse',
  'WarehouseNotWritable',
  'WarehouseCorrupt',
  'WarehouseLocked',
  'WarehouseNewer',
  'LoadRejected',
  'UnreadableRow',
  'UnknownCarrier',
  'SsoRefusal',
  'failed',
  'addGauge',
  'getAttribute',
  'select',
  'where',
  'join',
]);
/** Calls whose first text a user reads, whatever its form. */
const says = new Set([
  'badRequest',
  'forbidden',
  'notFound',
  'unauthorized',
  'conflict',
  'notFit',
  'ReportFailure',
  'ScopeError',
  'RateFileError',
  'unknown',
]);
/** Parts of the contract that describe it to programmers. */
const described = new Set(['summary', 'summaries', 'deleted', 'source', 'name', 'path', 'description']);
/** Calls that say something of one field, which need not be a whole sentence. */
const ofFields = new Set([
  'fieldProblem',
  'fault',
  'min',
  'max',
  'regex',
  'refine',
  'email',
  'url',
  'string',
  'length',
  'text',
  'required',
]);

/** Every text that the server says to users, with `{{name}}` where a value stands. */
export function readServerTexts(): readonly string[] {
  const files = sources.flatMap((source) =>
    readdirSync(join(house, source), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `${source}/${name.replaceAll('\\', '/')}`),
  );
  const texts = files.filter((file) => !forOperators.test(file)).flatMap((file) => textsOf(file));
  return [...new Set(texts)].toSorted();
}

function textsOf(file: string): readonly string[] {
  const { program } = parseSync(file, readFileSync(join(house, file), 'utf8'));
  const found: string[] = [];
  visit(program as unknown as Node, saysAll.test(file), found);
  if (file.startsWith('packages/invoices/')) return found.filter(isSentence);
  return found;
}

/** `ofField`: the texts below say something of one field, so that a few words are a text too. */
function visit(node: Node, ofField: boolean, found: string[]): void {
  if (node.type === 'ImportDeclaration' || node.type === 'TaggedTemplateExpression') return;
  const callee = node.type === 'CallExpression' || node.type === 'NewExpression' ? calleeOf(node) : '';
  if (inside.has(callee) || isDoneAnswer(node)) return;
  const text = templateOf(node);
  if (text !== undefined) {
    if (isSentence(text) || (ofField && isWords(text))) found.push(text.replace(/^LOGOFFCHECK /, ''));
    return;
  }
  if (node.type === 'Property' && isNode(node.key) && described.has(String(node.key.name))) return;
  const isField =
    (ofField && node.type !== 'CallExpression') ||
    says.has(callee) ||
    ofFields.has(callee) ||
    (node.type === 'Property' && isNode(node.key) && node.key.name === 'message') ||
    (ofField && node.type === 'ConditionalExpression');
  for (const [name, part] of Object.entries(node)) {
    if (name === 'callee' && isNode(part) && part.type !== 'MemberExpression') continue;
    for (const child of Array.isArray(part) ? part : [part]) {
      if (isNode(child)) visit(child, isField && name !== 'callee', found);
    }
  }
}

/** An answer `{ message: … }`: screens say in their own words what is done. */
function isDoneAnswer(node: Node): boolean {
  const [property, ...others] = node.type === 'ObjectExpression' ? list(node.properties) : [];
  return others.length === 0 && property !== undefined && isNode(property.key) && property.key.name === 'message';
}

/** The text of a literal or a template; a value is named after what it is in the code. */
function templateOf(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type !== 'TemplateLiteral') return undefined;
  const names = list(node.expressions).map(nameOf);
  return list(node.quasis)
    .map(({ value }, index) => {
      const { cooked } = value as { cooked: string };
      if (index === names.length) return cooked;
      const name = names[index] ?? 'value';
      return `${cooked}{{${names.indexOf(name) === index ? name : `${name}${index + 1}`}}}`;
    })
    .join('');
}

/** `report.name` is a name, `rows.length` rows, `countText(rows)` rows. */
function nameOf(expression: Node): string {
  if (expression.type === 'Identifier') return String(expression.name);
  if (expression.type === 'MemberExpression' && isNode(expression.property) && isNode(expression.object)) {
    const property = String(expression.property.name ?? 'value');
    return property === 'length' || property === 'size' ? nameOf(expression.object) : property;
  }
  const [first] = list(expression.arguments);
  return first === undefined ? 'value' : nameOf(first);
}

const isSentence = (text: string): boolean =>
  /^['‘{\p{Lu}][^\n]* [^\n]*[.!?]$/u.test(text) && /\p{Ll}{2}/u.test(text.replaceAll(/\{\{\w+\}\}/g, ''));
const isWords = (text: string): boolean => /\p{Ll}{2,} [\p{L}{]/u.test(text);

function calleeOf(node: Node): string {
  const callee = node.callee;
  if (!isNode(callee)) return '';
  if (callee.type === 'Identifier') return String(callee.name);
  return callee.type === 'MemberExpression' && isNode(callee.property) ? String(callee.property.name) : '';
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const list = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : []);
