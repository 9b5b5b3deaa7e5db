import { parseAst } from 'vitest/node';

const swapped = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
};
const swappedCalls = { every: 'some', some: 'every', min: 'max', max: 'min', floor: 'ceil', ceil: 'floor' };
/** SQL operators, as passed to the query builder. */
const swappedTexts = {
  '=': '<>',
  '<>': '=',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  in: 'not in',
  'not in': 'in',
  and: 'or',
  or: 'and',
  is: 'is not',
  'is not': 'is',
};
/** Calls that can be left out of a chain that still runs. */
const dropped = new Set([
  ...['where', 'whereRef', 'on', 'onRef', 'having', 'distinct', 'limit', 'orderBy'],
  ...['filter', 'slice', 'toSorted', 'sort', 'trim', 'toLowerCase', 'toUpperCase', 'replace', 'replaceAll'],
]);
const inSql = [
  [' and ', ' or '],
  [' or ', ' and '],
  [' <= ', ' < '],
  [' < ', ' <= '],
  [' >= ', ' > '],
  [' > ', ' >= '],
  [' = ', ' <> '],
  [' in ', ' not in '],
  ['is not null', 'is null'],
];

/** Every way in which this tool breaks a module: which characters are replaced, and by what. */
export function mutationsOf(source) {
  const found = [];
  const replace = (start, end, text) =>
    found.push({ start, end, text, line: source.slice(0, start).split('\n').length });
  const textOf = (node) => source.slice(node.start, node.end);
  walk(parseAst(source, { lang: 'ts' }), (node) => breaksOf[node.type]?.(node, { source, replace, textOf }));
  return found;
}

const swapTest = ({ test }, { replace }) => {
  replace(test.start, test.end, 'true');
  replace(test.start, test.end, 'false');
};
const remove = ({ start, end }, { replace }) => replace(start, end, ';');

const breaksOf = {
  BinaryExpression(node, { source, replace }) {
    const isText = [node.left, node.right].some(
      ({ type, value }) => type === 'TemplateLiteral' || typeof value === 'string',
    );
    const other = swapped[node.operator];
    if (other === undefined || (isText && node.operator === '+')) return;
    const at = source.indexOf(node.operator, node.left.end);
    replace(at, at + node.operator.length, other);
  },
  /** Each side alone, which also covers swapping `&&` and `||`. */
  LogicalExpression({ start, end, left, right }, { replace, textOf }) {
    replace(start, end, `(${textOf(left)})`);
    replace(start, end, `(${textOf(right)})`);
  },
  ConditionalExpression: swapTest,
  IfStatement: swapTest,
  ThrowStatement: remove,
  ExpressionStatement: remove,
  AwaitExpression({ start, argument }, { replace }) {
    replace(start, argument.start, '');
  },
  UnaryExpression({ operator, start }, { replace }) {
    if (operator === '!') replace(start, start + 1, '');
  },
  Literal({ value, raw, start, end }, { replace }) {
    if (typeof value === 'number') replace(start, end, `(${raw} + 1)`);
    if (typeof value === 'boolean') replace(start, end, String(!value));
    if (swappedTexts[value] !== undefined) replace(start, end, `'${swappedTexts[value]}'`);
  },
  TaggedTemplateExpression({ quasi }, { replace }) {
    for (const { start, end, value } of quasi.quasis) {
      for (const [text, other] of inSql) {
        if (value.raw.includes(text)) replace(start, end, value.raw.replace(text, other));
      }
    }
  },
  ArrayExpression({ elements }, { replace }) {
    if (elements.length < 2) return;
    for (const [index, element] of elements.entries()) {
      const before = elements[index - 1];
      if (element === null || before === null) continue;
      if (before === undefined) replace(element.start, elements[1].start, '');
      else replace(before.end, element.end, '');
    }
  },
  CallExpression({ callee, end }, { replace }) {
    if (callee.type !== 'MemberExpression') return;
    const { property, object } = callee;
    const other = swappedCalls[property.name];
    if (other !== undefined) replace(property.start, property.end, other);
    if (dropped.has(property.name)) replace(object.end, end, '');
  },
};

function walk(node, visit) {
  if (node === null || typeof node !== 'object') return;
  if (Array.isArray(node)) {
    for (const each of node) walk(each, visit);
    return;
  }
  if (typeof node.type !== 'string' || node.type.startsWith('TSType') || node.type === 'TSInterfaceDeclaration') return;
  visit(node);
  for (const [key, value] of Object.entries(node)) if (key !== 'typeAnnotation') walk(value, visit);
}
