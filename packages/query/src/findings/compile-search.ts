import type { Packs } from '@waybill/audit';
import type { RuleContext } from '@waybill/model';
import { sql } from 'kysely';
import { compileStatement } from '../compile/compile-planned.ts';
import { united } from '../compile/united.ts';
import type { CompiledQuery, OutputColumn } from '../compiled-query.ts';
import type { Dialect } from '../dialect/dialect.ts';
import type { Sql } from '../dialect/sql.ts';
import type { QueryContext } from '../plan/query-context.ts';
import { planBills } from './bills.ts';
import { foundOutputs, planOf, selectFound } from './compile-found.ts';
import { findingStatements } from './finding-statements.ts';
import { coveredBy, ruleCoverage } from './rule-coverage.ts';

/** Columns of a row that says what a rule could judge; a finding has null in the last three. */
export const coverageOutputs: readonly OutputColumn[] = [
  { name: 'rule', type: 'text' },
  { name: 'client_id', type: 'integer' },
  { name: 'carrier_name', type: 'text' },
  { name: 'bill_date', type: 'date' },
  { name: 'lacks', type: 'text' },
  { name: 'packages', type: 'bigint' },
  { name: 'cents', type: 'bigint' },
];

const onlyOfCoverage = coverageOutputs.filter(({ name }) => foundOutputs.every((output) => output.name !== name));

/**
 * Compiles what all rules find, as `compileFound` does, and in the same answer what every rule could judge of the bills
 * that are asked about: by rule, client, carrier, invoice date and what was lacking (empty where it was judged), how
 * many packages or charges, and what they cost in whole cents. Bills are read once for both.
 */
export function compileSearch(ruleContext: RuleContext, packs: Packs, context: QueryContext): CompiledQuery {
  const bills = planBills(ruleContext, context);
  const outputs = [...foundOutputs, ...onlyOfCoverage];
  const statement = (dialect: Dialect): Sql => sql`${findingStatements(bills, ruleContext, packs, dialect)}
select ${selectFound(dialect)}, ${sql.join(onlyOfCoverage.map(({ name }) => sql`null as ${sql.id(name)}`))}
from finding as finding where at_stake > 0
union all
${covered(ruleContext, packs, dialect, outputs)}`;
  const compiled = compileStatement(
    (dialect) => united(dialect, statement, sql`order by all`),
    outputs,
    bills.packages,
  );
  return { ...compiled, plan: planOf([bills.packages, bills.charges]) };
}

function covered(context: RuleContext, packs: Packs, dialect: Dialect, outputs: readonly OutputColumn[]): Sql {
  const rules = ruleCoverage(context, packs, dialect).map((rule) => coveredBy(rule, dialect));
  const columns = outputs.map(({ name, type }) => {
    if (coverageOutputs.every((output) => output.name !== name)) return sql`null`;
    return type === 'bigint' ? dialect.stored(sql.id(name), 'bigint') : sql.id(name);
  });
  return sql`select ${sql.join(columns)} from (${sql.join(rules, sql`\nunion all\n`)}) as covered_rule`;
}
