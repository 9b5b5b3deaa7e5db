import { functions } from '../functions/functions.ts';
import type { ScalarFunction } from '../functions/scalar-function.ts';
import type { ExpressionSource } from '../language/expression-source.ts';
import { limits } from '../language/limits.ts';
import type { CallNode, CaseBranch, CaseNode, ColumnNode, ExpressionNode } from '../language/nodes.ts';
import { parseExpression } from '../language/parse-expression.ts';
import { nothing } from '../types/value-type.ts';
import { addComplexity, addComplexityOfText } from './add-complexity.ts';
import { longestText, madeText } from './longest-text.ts';
import { nearest } from './nearest.ts';
import { type Names, type Resolution, refuseAt } from './resolution.ts';
import { aggregateNamed, languageAggregates, resolveAggregate } from './resolve-aggregate.ts';
import { resolveArguments } from './resolve-arguments.ts';
import { resolveArithmetic, resolveNegation } from './resolve-arithmetic.ts';
import { resolveBetween, resolveComparison, resolveIn } from './resolve-comparison.ts';
import { resolveConstant, resolveDate, resolveNumber, resolveText } from './resolve-literal.ts';
import { resolveIsNull, resolveLike, resolveLogical, resolveNot, resolveTruth } from './resolve-logical.ts';
import type { Expression } from './tree/expression.ts';
import { unify } from './unify.ts';

/** Finds the names of an expression and checks its types. Throws QueryError. */
export function resolveExpression(
  node: ExpressionNode,
  source: ExpressionSource,
  names: Names,
  noAggregates?: string,
): Expression {
  const resolution: Resolution = {
    source,
    names,
    resolve: (child) => {
      const resolved = resolveNode(child, resolution);
      refuseLongText(resolved, child, resolution);
      return resolved;
    },
    ...(noAggregates === undefined ? {} : { noAggregates }),
  };
  return resolution.resolve(node);
}

/** Parses and resolves a condition. Throws QueryError. */
export function resolveCondition(source: ExpressionSource, names: Names): Expression {
  const node = parseExpression(source);
  const noAggregates = 'A condition cannot contain an aggregate.';
  const condition = { kind: 'logical', operator: 'and', operands: [node], place: node.place } as const;
  return resolveExpression(condition, source, names, noAggregates);
}

/** Texts made of texts, query after query, could grow without bounds. */
function refuseLongText(resolved: Expression, node: ExpressionNode, resolution: Resolution): void {
  const longest = longestText(resolved);
  if (longest > limits.textCharacters) {
    const message = `This makes texts of up to ${longest} characters; at most ${limits.textCharacters} are allowed.`;
    refuseAt(resolution, node, message, 'Leave parts out, or shorten them with substr.');
  }
  const { field, complexity } = resolution.source;
  if (complexity !== undefined) addComplexityOfText(madeText(resolved), field, complexity);
}

function resolveNode(node: ExpressionNode, resolution: Resolution): Expression {
  switch (node.kind) {
    case 'column':
      return resolveColumn(node, resolution);
    case 'text':
      return resolveText(node);
    case 'number':
      return resolveNumber(node);
    case 'date':
      return resolveDate(node, resolution);
    case 'constant':
      return resolveConstant(node);
    case 'arithmetic':
      return resolveArithmetic(node, resolution);
    case 'negation':
      return resolveNegation(node, resolution);
    case 'comparison':
      return resolveComparison(node, resolution);
    case 'logical':
      return resolveLogical(node, resolution);
    case 'not':
      return resolveNot(node, resolution);
    case 'in':
      return resolveIn(node, resolution);
    case 'between':
      return resolveBetween(node, resolution);
    case 'like':
      return resolveLike(node, resolution);
    case 'is null':
      return resolveIsNull(node, resolution);
    case 'case':
      return resolveCase(node, resolution);
    case 'call':
      return resolveCall(node, resolution);
  }
}

const noValue: Expression = { kind: 'literal', type: nothing, value: null };

/** All results of a case have one type; without `else` it is null. */
function resolveCase(node: CaseNode, resolution: Resolution): Expression {
  const conditions = resolveConditions(node, resolution);
  const resultNodes = [...node.branches.map(({ result }) => result), ...(node.otherwise ? [node.otherwise] : [])];
  const unified = unify(resultNodes.map((result) => resolution.resolve(result)));
  if ('misfit' in unified) return refuseAt(resolution, resultNodes[unified.misfit] ?? node, unified.problem);
  const { type, values } = unified;
  return {
    kind: 'case',
    type,
    choices: conditions.map((condition, index) => ({ condition, result: values[index] ?? noValue })),
    otherwise: values[conditions.length] ?? noValue,
  };
}

/** The subject is compared in every branch, and counts each time. */
function resolveConditions(node: CaseNode, resolution: Resolution): readonly Expression[] {
  const { field, complexity } = resolution.source;
  const conditions: Expression[] = [];
  for (const branch of node.branches) {
    const [first] = conditions;
    if (node.subject !== null && first !== undefined && complexity !== undefined)
      addComplexity(first, field, complexity);
    conditions.push(resolveTruth(conditionOf(node, branch), resolution));
  }
  return conditions;
}

function conditionOf({ subject, place }: CaseNode, { condition }: CaseBranch): ExpressionNode {
  return subject === null ? condition : { kind: 'comparison', place, operator: '=', left: subject, right: condition };
}

/** Finds the function or the aggregate that is called. */
function resolveCall(node: CallNode, resolution: Resolution): Expression {
  const aggregate = aggregateNamed(node.name);
  if (aggregate !== undefined) return resolveAggregate(aggregate, node, resolution);
  const scalar = functions.get(node.name);
  if (scalar !== undefined) return resolveScalar(scalar, node, resolution);
  const likely = nearest(node.name, [...functions.keys(), ...languageAggregates]);
  const fix = likely === undefined ? undefined : `Did you mean ${likely}?`;
  return refuseAt(resolution, node, `There is no function ‘${node.name.slice(0, 60)}’.`, fix);
}

function resolveScalar(scalar: ScalarFunction, node: CallNode, resolution: Resolution): Expression {
  if (node.star || node.distinct) {
    const word = node.star ? 'a star' : '‘distinct’';
    return refuseAt(resolution, node, `${scalar.name} does not take ${word}.`);
  }
  const { values, written } = resolveArguments(scalar, node, resolution);
  const type = scalar.returns(
    values.map((value) => value.type),
    written,
  );
  return { kind: 'call', type, function: scalar, arguments: values };
}

/** Finds the column or the alias with a name. */
function resolveColumn(node: ColumnNode, resolution: Resolution): Expression {
  const { names } = resolution;
  const found = names.find(node.table, node.name);
  if (found !== undefined) return found;
  if (node.table !== null && !names.tables.includes(node.table)) {
    const likely = nearest(node.table, names.tables);
    return refuseAt(resolution, node, `‘${shortened(node.table)}’ is not a table of this query.`, suggestion(likely));
  }
  const likely = nearest(node.name, names.all());
  return refuseAt(resolution, node, `There is no column ‘${shortened(node.name)}’ here.`, suggestion(likely));
}

function suggestion(likely: string | undefined): string | undefined {
  return likely === undefined ? undefined : `Did you mean ${likely}?`;
}

function shortened(name: string): string {
  return name.length > 60 ? `${name.slice(0, 60)}…` : name;
}
