import { type ESTree, type Plugin, parseSync } from 'vite';
import { type Cut, withCuts } from './cut.ts';

const describers = new Set(['column', 'assigned', 'generated']);
const placeOfMeaning = 3;

/**
 * Leaves the meanings of the warehouse's columns and of dimensions out of the browser's copy of the model: only documents
 * and the assistant show them.
 */
export function leanColumns(): Plugin {
  return {
    name: 'waybill:lean-columns',
    transform: {
      order: 'post',
      filter: { id: /[\\/]packages[\\/]model[\\/]src[\\/](columns|dimensions)[\\/]/ },
      handler: (code) => ({ code: withCuts(code, meaningsIn(code)), map: null }),
    },
  };
}

function meaningsIn(code: string): readonly Cut[] {
  return parseSync('columns.js', code).program.body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') return [];
    return declaration.declarations.flatMap(({ init }) => {
      if (init?.type === 'ArrayExpression') return init.elements.flatMap((element) => meaningOfColumn(element));
      return meaningOfDimension(init);
    });
  });
}

function meaningOfColumn(element: ESTree.ArrayExpressionElement | null): readonly Cut[] {
  if (element?.type !== 'CallExpression' || element.callee.type !== 'Identifier') return [];
  const meaning = element.arguments[placeOfMeaning];
  return !describers.has(element.callee.name) || meaning === undefined ? [] : [emptied(meaning)];
}

function meaningOfDimension(init: ESTree.Expression | null): readonly Cut[] {
  if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier' || init.callee.name !== 'dimension')
    return [];
  const [described] = init.arguments;
  if (described?.type !== 'ObjectExpression') return [];
  return described.properties.flatMap((property) =>
    property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'meaning'
      ? [emptied(property.value)]
      : [],
  );
}

const emptied = ({ start, end }: ESTree.Span): Cut => ({ from: start, to: end, text: "''" });
