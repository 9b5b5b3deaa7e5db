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
  '&&': '||',
  '||': '&&',
  '??': '&&',
};
const swappedCalls = { every: 'some', some: 'every', min: 'max', max: 'min', floor: 'ceil', ceil: 'floor' };

/** Every way in which this tool breaks a module: which characters are replaced, and by what. */
export function mutationsOf(source) {
  const found = [];
  const replace = (start, end, text) =>
    found.push({ start, end, text, line: source.slice(0, start).split('\n').length });
  walk(parseAst(source, { lang: 'ts' }), (node) => {
    if (node.type === 'BinaryExpression' || node.type === 'LogicalExpression') {
      const isText = [node.left, node.right].some(
        ({ type, value }) => type === 'TemplateLiteral' || typeof value === 'string',
      );
      const other = swapped[node.operator];
      if (other === undefined || (isText && node.operator === '+')) return;
      const at = source.indexOf(node.operator, node.left.end);
      replace(at, at + node.operator.length, other);
    } else if (node.type === 'ConditionalExpression' || node.type === 'IfStatement') {
      replace(node.test.start, node.test.end, 'true');
      replace(node.test.start, node.test.end, 'false');
    } else if (node.type === 'UnaryExpression' && node.operator === '!') {
      replace(node.start, node.start + 1, '');
    } else if (node.type === 'Literal' && typeof node.value === 'number') {
      replace(node.start, node.end, `(${node.raw} + 1)`);
    } else if (node.type === 'Literal' && typeof node.value === 'boolean') {
      replace(node.start, node.end, String(!node.value));
    } else if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression') {
      const { property, object } = node.callee;
      const other = swappedCalls[property.name];
      if (other !== undefined) replace(property.start, property.end, other);
      else if (property.name === 'filter' || property.name === 'toSorted') replace(object.end, node.end, '.slice()');
    }
  });
  return found;
}

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
