import type { QueryContext } from '@waybill/query';
import { LRUCache } from 'lru-cache';

const mostKept = 500;
/** Longer questions list hundreds of values, which hardly anybody asks for again. */
const longestKept = 16_384;

/**
 * A compiler that keeps what it has compiled: pages ask the same again and again, and compiling takes as much of the
 * event loop as everything else about a short query. What was refused is not kept, nor what has findings in it.
 */
export function compiledOnce<Question, Compiled extends object>(
  compile: (question: Question, context: QueryContext) => Compiled,
): (question: Question, context: QueryContext) => Compiled {
  const kept = new LRUCache<string, Compiled>({ max: mostKept });
  let rollups: QueryContext['rollups'];
  return (question, context) => {
    if (context.findings !== undefined) return compile(question, context);
    if (context.rollups !== rollups) kept.clear();
    rollups = context.rollups;
    const key = keyOf(question, context);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const compiled = compile(question, context);
    if (key.length <= longestKept) kept.set(key, compiled);
    return compiled;
  };
}

/** All that a compilation depends on, except for the rollups. */
function keyOf(question: unknown, { scope, money, today }: QueryContext): string {
  const { clientIds, publishedLoad, allAccountsActive } = scope;
  return JSON.stringify([question, clientIds, publishedLoad, allAccountsActive, money, today]);
}
