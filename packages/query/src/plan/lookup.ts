import type { Expression } from '../resolve/tree/expression.ts';
import { lookupKey } from './rollups/lookup-key.ts';
import type { Rollup, RollupLookup } from './rollups/rollup.ts';

/** Where to find which packages have one of some texts. */
export interface Lookup {
  /** The rollup with the numbers of these packages. */
  readonly table: string;
  /** Its column with the keys. */
  readonly column: string;
  readonly keys: readonly number[];
}

/** Of more, most blocks of the sorted rows would have to be read anyway. */
const mostKeys = 100;

/** What the conditions, all of which must hold, allow to look up; undefined if nothing. */
export function lookupOf(conjuncts: readonly Expression[], rollups: readonly Rollup[]): Lookup | undefined {
  for (const { name, lookup } of rollups) {
    if (lookup === undefined) continue;
    const texts = conjuncts.map((condition) => textsOf(condition, lookup)).find((found) => found !== undefined);
    if (texts === undefined || texts.length > mostKeys) continue;
    return { table: name, column: lookup.name, keys: [...new Set(texts.map(lookupKey))] };
  }
  return undefined;
}

/** The texts, one of which the column has to have. */
function textsOf(condition: Expression, lookup: RollupLookup): readonly string[] | undefined {
  if (condition.kind === 'comparison' && condition.operator === '=') {
    const { left, right } = condition;
    if (isColumn(left, lookup)) return writtenTexts([right]);
    return isColumn(right, lookup) ? writtenTexts([left]) : undefined;
  }
  const isMembership = condition.kind === 'membership' && !condition.negated && isColumn(condition.operand, lookup);
  return isMembership ? writtenTexts(condition.values) : undefined;
}

function writtenTexts(values: readonly Expression[]): readonly string[] | undefined {
  const texts = values.map((value) => (value.kind === 'literal' ? value.value : undefined));
  return texts.every((text) => typeof text === 'string') ? texts : undefined;
}

function isColumn(expression: Expression, { of }: RollupLookup): boolean {
  return expression.kind === 'column' && expression.source === 'fact' && expression.name === of;
}
