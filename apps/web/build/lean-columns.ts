import { type Plugin, parseSync } from 'vite';
import { type Cut, withCuts } from './cut.ts';

const describers = new Set(['column', 'assigned', 'generated']);
const placeOfMeaning = 3;

/** Leaves the meanings of the warehouse's columns out of the browser's copy of the model: only documents show them. */
export function leanColumns(): Plugin {
  return {
    name: 'waybill:lean-columns',
    transform: {
      order: 'post',
      filter: { id: /[\\/]packages[\\/]model[\\/]src[\\/]columns[\\/]/ },
      handler: (code) => ({ code: withCuts(code, meaningsIn(code)), map: null }),
    },
  };
}

function meaningsIn(code: string): readonly Cut[] {
  return parseSync('columns.js', code).program.body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') return [];
    return declaration.declarations.flatMap(({ init }) => {
      if (init?.type !== 'ArrayExpression') return [];
      return init.elements.flatMap((element): readonly Cut[] => {
        if (element?.type !== 'CallExpression' || element.callee.type !== 'Identifier') return [];
        const meaning = element.arguments[placeOfMeaning];
        if (!describers.has(element.callee.name) || meaning === undefined) return [];
        return [{ from: meaning.start, to: meaning.end, text: "''" }];
      });
    });
  });
}
