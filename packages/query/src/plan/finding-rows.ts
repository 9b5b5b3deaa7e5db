import { QueryError } from '../query-error.ts';
import type { ResolvedQuery } from '../resolve/resolved-query.ts';
import { contains } from '../resolve/tree/children.ts';
import { conjunctsOf } from '../resolve/tree/conjuncts.ts';
import type { ColumnReference, Expression } from '../resolve/tree/expression.ts';
import { boolean } from '../types/value-type.ts';

/** What a finding, or all findings of a package row, add to the row; amounts are whole US cents. */
export interface FindingRow {
  /** The row's `tracking_id`. */
  readonly row: number;
  readonly rule: string;
  readonly confidence: string;
  readonly findings: number;
  readonly overcharged: number;
  readonly recoverable: number;
  readonly unproven: number;
}

/** A query about findings, and what it joins to the rows of packages. */
interface FindingsOfQuery {
  readonly query: ResolvedQuery;
  readonly findings: readonly FindingRow[] | undefined;
}

const texts = { finding_rule: 'rule', finding_confidence: 'confidence' } as const;
type TextName = keyof typeof texts;
const between = '; ';

/**
 * Decides what is joined to the rows. A condition that a rule or confidence is one of some values leaves out the other
 * findings. What rows are split by stays apart, so that a package counts once under each; otherwise the findings of a
 * package become one, so that nothing is counted twice.
 */
export function findingsOf(query: ResolvedQuery, findings: readonly FindingRow[] | undefined): FindingsOfQuery {
  const { selected, groups, orderings, conditions, distinct, isGrouped } = query;
  const shown = [...selected, ...orderings].map(({ expression }) => expression);
  if (![...shown, ...groups, ...conditions].some(readsFindings)) return { query, findings: undefined };
  if (findings === undefined) {
    throw new QueryError({ field: 'selectColumnNames', message: 'Findings cannot be asked for here.' });
  }
  const conjuncts = conjunctsOf(conditions);
  const wanted = findings.filter((finding) => conjuncts.every((condition) => meets(finding, condition)));
  const split = isGrouped || distinct ? [...shown, ...groups] : [];
  const apart = (Object.keys(texts) as TextName[]).filter((name) =>
    split.some((expression) => contains(expression, (part) => isFinding(part) && part.name === name)),
  );
  return {
    query: { ...query, conditions: conjuncts.map(asFound) },
    findings: together(
      wanted,
      apart.map((name) => texts[name]),
    ),
  };
}

function readsFindings(expression: Expression): boolean {
  return contains(expression, isFinding);
}

function isFinding(part: Expression): part is ColumnReference {
  return part.kind === 'column' && part.source === 'finding';
}

/** The values that a condition asks a text of findings to be one of. */
function choiceOf(
  condition: Expression,
): { readonly of: ColumnReference; readonly values: readonly unknown[] } | undefined {
  if (condition.kind === 'membership' && !condition.negated) return choice(condition.operand, condition.values);
  if (condition.kind !== 'comparison' || condition.operator !== '=') return undefined;
  return choice(condition.left, [condition.right]) ?? choice(condition.right, [condition.left]);
}

function choice(of: Expression, chosen: readonly Expression[]) {
  const values = chosen.flatMap((each) => (each.kind === 'literal' ? [each.value] : []));
  return isFinding(of) && of.name in texts && values.length === chosen.length ? { of, values } : undefined;
}

function meets(finding: FindingRow, condition: Expression): boolean {
  const chosen = choiceOf(condition);
  return chosen === undefined || chosen.values.includes(finding[texts[chosen.of.name as TextName]]);
}

/** Other findings are left out already, so that any finding will do. */
function asFound(condition: Expression): Expression {
  const chosen = choiceOf(condition);
  return chosen === undefined ? condition : { kind: 'is null', type: boolean, operand: chosen.of, negated: true };
}

/** One row for each package row and each value of what stays apart. */
function together(findings: readonly FindingRow[], apart: readonly ('rule' | 'confidence')[]): readonly FindingRow[] {
  const groups = Map.groupBy(findings, (finding) => [finding.row, ...apart.map((name) => finding[name])].join(between));
  return [...groups.values()].map((own) => {
    const sum = (of: (finding: FindingRow) => number) => own.reduce((total, finding) => total + of(finding), 0);
    return {
      row: own[0]?.row ?? 0,
      rule: named(own.map(({ rule }) => rule)),
      confidence: named(own.map(({ confidence }) => confidence)),
      findings: sum((finding) => finding.findings),
      overcharged: sum((finding) => finding.overcharged),
      recoverable: sum((finding) => finding.recoverable),
      unproven: sum((finding) => finding.unproven),
    };
  });
}

const named = (values: readonly string[]): string => [...new Set(values)].toSorted().join(between);
