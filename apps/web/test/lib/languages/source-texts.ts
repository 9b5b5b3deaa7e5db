import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync } from 'vite';
import { z } from 'zod';

const helpPages = z.array(
  z.strictObject({
    id: z.string(),
    title: z.string(),
    sections: z.array(z.strictObject({ title: z.string(), paragraphs: z.array(z.string()) })),
  }),
);

/** What a source says on screen. */
export interface SourceTexts {
  /** Every key that is handed to `t(…)`, marked by `text(…)`, or said by the help. */
  readonly keys: readonly string[];
  /** Texts that stand in the code without being translated, with their places. */
  readonly hardCoded: readonly string[];
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [part: string]: unknown;
}

const sources = join(import.meta.dirname, '..', '..', '..', 'src');
const formatters = new Set([
  'axisText',
  'cellText',
  'chartLabel',
  'countText',
  'displayDate',
  'displayDateTime',
  'factText',
  'longDate',
  'moneyText',
  'monthLabel',
  'noData',
  'percentText',
  'quarterLabel',
  'shortAmount',
  'shortDate',
  'shortFactText',
  'weightText',
]);
/** Attributes and properties that a reader sees or hears. */
const spoken = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'caption',
  'confirmLabel',
  'description',
  'header',
  'hint',
  'label',
  'legend',
  'message',
  'nothingFoundMessage',
  'placeholder',
  'question',
  'title',
  'tooltip',
]);
/** Names, formats and keys of the keyboard, which no language writes otherwise. */
const sameEverywhere = new Set(['Waybill', '© Waybill', 'G', 'CSV', 'Excel', 'UTC', 'Ctrl K', '⌘ K']);

/** Reads all of the web app. */
export function readSourceTexts(): SourceTexts {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).toSorted();
  const read = files.filter((name) => /\.tsx?$/.test(name)).map((name) => textsOf(join(sources, name)));
  const help = files.filter((name) => name.endsWith('-help.json')).flatMap((name) => helpTexts(join(sources, name)));
  return {
    keys: [...new Set([...read.flatMap(({ keys }) => keys), ...help])].toSorted(),
    hardCoded: read.flatMap(({ hardCoded }) => hardCoded),
  };
}

/** The texts of a file of help pages. */
const helpTexts = (file: string): readonly string[] =>
  helpPages
    .parse(JSON.parse(readFileSync(file, 'utf8')))
    .flatMap(({ title, sections }) => [
      title,
      ...sections.flatMap((section) => [section.title, ...section.paragraphs]),
    ]);

function textsOf(file: string): SourceTexts {
  const code = readFileSync(file, 'utf8');
  const name = relative(sources, file);
  const keys: string[] = [];
  const hardCoded: string[] = [];
  const report = (node: Node, text: string) => {
    if (isLanguage(text)) hardCoded.push(`${name}:${code.slice(0, node.start).split('\n').length}: ${text.trim()}`);
  };
  const marksTexts = /from '.*languages\/text\.ts'/.test(code);
  const { program } = parseSync(file, code);
  visit(program as unknown as Node, (node) => {
    if (node.type === 'CallExpression' && isTranslation(node.callee, marksTexts)) {
      const [first] = list(node.arguments);
      keys.push(...(first === undefined ? [] : literalsOf(first)));
    }
    if (node.type === 'JSXAttribute' && nameOf(node.name) === 'i18nKey' && isNode(node.value)) {
      keys.push(...literalsOf(node.value));
    }
    if (node.type === 'JSXText') report(node, String(node.value));
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      for (const child of list(node.children)) for (const text of shown(child.expression)) report(child, text);
    }
    if (node.type === 'JSXAttribute' && spoken.has(nameOf(node.name))) {
      const value =
        isNode(node.value) && node.value.type === 'JSXExpressionContainer' ? node.value.expression : node.value;
      for (const text of shown(value)) report(node, text);
    }
    if (node.type === 'Property' && spoken.has(nameOf(node.key))) {
      for (const text of shown(node.value)) report(node, text);
    }
    if (node.type === 'ImportDeclaration' && isNode(node.source) && node.source.value === '@waybill/model') {
      if (name.startsWith('lib/languages/')) return;
      for (const { imported } of list(node.specifiers)) {
        if (formatters.has(nameOf(imported))) report(node, `${nameOf(imported)} comes from lib/languages/formats.ts`);
      }
    }
  });
  return { keys, hardCoded };
}

/** Literals that an expression may show as they are: itself, the branches of a choice, the items of a list, the words of a template. */
function shown(value: unknown): readonly string[] {
  if (!isNode(value)) return [];
  if (value.type === 'ConditionalExpression') return [...shown(value.consequent), ...shown(value.alternate)];
  if (value.type === 'LogicalExpression') return [...shown(value.left), ...shown(value.right)];
  if (value.type === 'ArrayExpression') return list(value.elements).flatMap(shown);
  if (value.type === 'CallExpression' && isNode(value.callee) && value.callee.type === 'MemberExpression') {
    return isTranslation(value.callee, false) ? [] : shown(value.callee.object);
  }
  return literalsOf(value);
}

function literalsOf(value: Node): readonly string[] {
  if (value.type === 'Literal') return typeof value.value === 'string' ? [value.value] : [];
  if (value.type === 'ConditionalExpression') {
    return [value.consequent, value.alternate].flatMap((branch) => (isNode(branch) ? literalsOf(branch) : []));
  }
  if (value.type !== 'TemplateLiteral') return [];
  return [
    list(value.quasis)
      .map(({ value: words }) => String((words as { cooked: string }).cooked))
      .join(''),
  ];
}

function isTranslation(callee: unknown, marksTexts: boolean): boolean {
  if (!isNode(callee)) return false;
  if (callee.type === 'Identifier') return callee.name === 't' || (marksTexts && callee.name === 'text');
  return callee.type === 'MemberExpression' && nameOf(callee.property) === 't';
}

/** Something with two letters in a row, which is neither a name nor a path nor a style. */
function isLanguage(text: string): boolean {
  const said = text.trim();
  return /\p{L}{2}/u.test(said) && !sameEverywhere.has(said.replaceAll(/[·|]/g, '').replaceAll(/\s+/g, ' ').trim());
}

function visit(node: Node, onNode: (node: Node) => void): void {
  onNode(node);
  for (const part of Object.values(node)) {
    for (const child of Array.isArray(part) ? part : [part]) if (isNode(child)) visit(child, onNode);
  }
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const list = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

function nameOf(value: unknown): string {
  if (!isNode(value)) return '';
  return String(value.name ?? value.value ?? '');
}
