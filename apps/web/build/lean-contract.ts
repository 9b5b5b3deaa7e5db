import { type Plugin, parseSync } from 'vite';
import { type Cut, withCuts } from './cut.ts';

/** The parts of an endpoint that the browser needs too. */
const needed = ['name', 'method', 'path', 'access'];
const kept = new Set([...needed, 'internalOnly']);

/** Expressions without side effects. */
const isPlain = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'Literal']);

/**
 * Leaves out of the browser's copy of the contract what only the server needs: the schemas of calls and answers, their
 * descriptions, and with them zod. The server checks every body that comes in and every answer that it writes against
 * the same schemas; types are checked when the house is built. Schemas that the web app does use stay whole.
 */
export function leanContract(): Plugin {
  return {
    name: 'waybill:lean-contract',
    transform: {
      order: 'post',
      filter: { id: /[\\/]packages[\\/]contract[\\/]src[\\/]/ },
      handler: (code) => ({ code: leanModule(code), map: null }),
    },
  };
}

/** A module of the contract, in JavaScript, with lean endpoints, and with all else that it makes only where it is used. */
export function leanModule(code: string): string {
  return withCuts(code, cutsOf(code));
}

function cutsOf(code: string): readonly Cut[] {
  const cuts: Cut[] = [];
  for (const statement of parseSync('contract.js', code).program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { init } of declaration.declarations) {
      if (init === null || isPlain.has(init.type) || !code.slice(init.start, init.end).includes('(')) continue;
      cuts.push({ from: init.start, to: init.start, text: '/* @__PURE__ */ (() => (' });
      cuts.push({ from: init.end, to: init.end, text: '))()' });
      if (init.type !== 'CallExpression') continue;
      const [described] = init.arguments;
      if (init.callee.type !== 'Identifier' || init.callee.name !== 'endpoint') continue;
      if (described?.type !== 'ObjectExpression') continue;
      const named = described.properties.map((property) =>
        property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : undefined,
      );
      const isWhole = needed.every((name) => named.includes(name));
      for (const [index, property] of described.properties.entries()) {
        if (kept.has(named[index] ?? '') || (property.type === 'SpreadElement' && !isWhole)) continue;
        const comma = code.slice(property.end).match(/^\s*,/)?.[0].length ?? 0;
        cuts.push({ from: property.start, to: property.end + comma, text: '' });
      }
    }
  }
  return cuts;
}
