import { type Plugin, parseSync } from 'vite';
import { type Cut, withCuts } from './cut.ts';

/** The parts of an endpoint that the browser needs too. */
const needed = ['name', 'method', 'path', 'access'];
/** The parts of what declares endpoints that the browser needs too. */
const keptBy: Readonly<Record<string, ReadonlySet<string>>> = {
  endpoint: new Set([...needed, 'internalOnly']),
  endpoints: new Set(['access', 'internalOnly']),
  resource: new Set(['one', 'many', 'path', 'listPath', 'read', 'list', 'add', 'change']),
};

/** Expressions without side effects. */
const isPlain = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'Literal']);

type Program = ReturnType<typeof parseSync>['program'];
type Expression = Extract<Program['body'][number], { type: 'ExpressionStatement' }>['expression'];
type Call = Extract<Expression, { type: 'CallExpression' }>;

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
  const { program } = parseSync('contract.js', code);
  return withCuts(code, [...onlyWhereUsed(program, code), ...callsIn(program).flatMap((call) => leftOut(call, code))]);
}

function onlyWhereUsed(program: Program, code: string): readonly Cut[] {
  const cuts: Cut[] = [];
  for (const statement of program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { init } of declaration.declarations) {
      if (init === null || isPlain.has(init.type) || !code.slice(init.start, init.end).includes('(')) continue;
      cuts.push({ from: init.start, to: init.start, text: '/* @__PURE__ */ (() => (' });
      cuts.push({ from: init.end, to: init.end, text: '))()' });
    }
  }
  return cuts;
}

/** All calls in a tree. */
function callsIn(tree: unknown): readonly Call[] {
  if (typeof tree !== 'object' || tree === null) return [];
  const inside = Object.values(tree).flatMap(callsIn);
  return 'type' in tree && tree.type === 'CallExpression' ? [tree as Call, ...inside] : inside;
}

/** The parts of a declaration that the browser does not need. */
function leftOut({ callee, arguments: [described] }: Call, code: string): readonly Cut[] {
  const kept = callee.type === 'Identifier' ? keptBy[callee.name] : undefined;
  if (kept === undefined || described?.type !== 'ObjectExpression') return [];
  const named = described.properties.map((property) =>
    property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : undefined,
  );
  if (!named.some((name) => name !== undefined && kept.has(name))) return [];
  const isWhole = needed.every((name) => named.includes(name));
  return described.properties.flatMap((property, index) => {
    if (kept.has(named[index] ?? '') || (property.type === 'SpreadElement' && !isWhole)) return [];
    const comma = code.slice(property.end).match(/^\s*,/)?.[0].length ?? 0;
    return [{ from: property.start, to: property.end + comma, text: '' }];
  });
}
