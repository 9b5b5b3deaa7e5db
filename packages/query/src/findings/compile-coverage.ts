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
import { planOf } from './compile-found.ts';
import { ruleStatements } from './finding-statements.ts';
import { coveredBy, ruleCoverage } from './rule-coverage.ts';

const outputs: readonly OutputColumn[] = [
  { name: 'rule', type: 'text' },
  { name: 'client_id', type: 'integer' },
  { name: 'carrier_name', type: 'text' },
  { name: 'bill_date', type: 'date' },
  { name: 'lacks', type: 'text' },
  { name: 'packages', type: 'bigint' },
  { name: 'cents', type: 'bigint' },
];

/**
 * Compiles what every rule could judge of the bills that are asked about: by rule, client, carrier, invoice date and what was lacking
 * (empty where it was judged), how many packages or charges, and what they cost in whole cents.
 */
export function compileCoverage(ruleContext: RuleContext, packs: Packs, context: QueryContext): CompiledQuery {
  const bills = planBills(ruleContext, context);
  const statement = (dialect: Dialect): Sql => {
    const rules = ruleCoverage(ruleContext, packs, dialect).map((rule) => coveredBy(rule, dialect));
    return sql`${ruleStatements(bills, ruleContext, packs, dialect)}
select rule, client_id, carrier_name, bill_date, lacks, ${dialect.stored(sql`packages`, 'bigint')} as packages, ${dialect.stored(sql`cents`, 'bigint')} as cents
from (${sql.join(rules, sql`\nunion all\n`)}) as covered_rule`;
  };
  const compiled = compileStatement(
    (dialect) => united(dialect, statement, sql`order by all`),
    outputs,
    bills.packages,
  );
  return { ...compiled, plan: planOf([bills.packages, bills.charges]) };
}
