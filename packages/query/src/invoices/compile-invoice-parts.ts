import { sql } from 'kysely';
import { united } from '../compile/united.ts';
import { writeStatement } from '../compile/write-statement.ts';
import type { CompiledQuery, OutputColumn } from '../compiled-query.ts';
import type { Dialect } from '../dialect/dialect.ts';
import type { Sql } from '../dialect/sql.ts';
import type { QueryContext } from '../plan/query-context.ts';
import { inScope } from './invoice-conditions.ts';

const plan: CompiledQuery['plan'] = { sources: ['invoice', 'charge_level_info', 'package_level_info'], partitions: [] };

const sums = [
  { name: 'charges', type: 'bigint' },
  { name: 'gross', type: 'money' },
  { name: 'discount', type: 'money' },
  { name: 'net', type: 'money' },
] as const satisfies readonly OutputColumn[];

const money = (added: Sql, dialect: Dialect): Sql => dialect.stored(sql`sum(${added})`, 'money');

const summed = (dialect: Dialect): Sql =>
  sql`count(*) as charges, ${money(sql`net_amount + incentive_amount`, dialect)} as gross,
    ${money(sql.id('incentive_amount'), dialect)} as discount, ${money(sql.id('net_amount'), dialect)} as net`;

const order = {
  families: sql`order by charge_family`,
  services: sql`order by net desc, service_name`,
  loads: sql`order by load_id`,
};

const write = (
  statement: (dialect: Dialect) => Sql,
  ordered: Sql,
  about: Parameters<typeof writeStatement>[1],
): CompiledQuery => writeStatement((dialect) => united(dialect, statement, ordered), about);

/**
 * What an invoice consists of, in its currency: its charges by family and by service, and the loads that contained it.
 */
export function compileInvoiceParts(invoiceId: number, { scope }: QueryContext) {
  const where = (dialect: Dialect): Sql => sql`where ${inScope(scope, dialect)} and invoice_id = ${invoiceId}`;
  const families = (dialect: Dialect): Sql =>
    sql`select charge_family, ${summed(dialect)} from charge_level_info ${where(dialect)} group by charge_family ${order.families}`;
  const services = (dialect: Dialect): Sql => sql`with packed as (
    select coalesce(service, '') as service_name, ${dialect.stored(sql`sum(no_of_pkgs)`, 'bigint')} as packages
    from package_level_info ${where(dialect)} group by service_name),
  charged as (select coalesce(service, '') as service_name, ${summed(dialect)} from charge_level_info ${where(dialect)} group by service_name)
  select service_name, coalesce(packages, 0), charges, gross, discount, net
  from charged left join packed using (service_name) ${order.services}`;
  const loads = (dialect: Dialect): Sql => {
    const [source, committed] = [dialect.anyOf(sql.id('source_name')), dialect.anyOf(sql.id('committed_at'))];
    return sql`select load_id, ${source}, ${dialect.momentText(committed)}, ${money(sql.id('amount'), dialect)}
    from invoice join load using (load_id) ${where(dialect)} group by load_id ${order.loads}`;
  };
  return {
    families: write(families, order.families, { plan, scope, columns: [{ name: 'family', type: 'text' }, ...sums] }),
    services: write(services, order.services, {
      plan,
      scope,
      columns: [{ name: 'service', type: 'text' }, { name: 'packages', type: 'bigint' }, ...sums],
    }),
    loads: write(loads, order.loads, {
      plan,
      scope,
      columns: [
        { name: 'loadId', type: 'integer' },
        { name: 'sourceName', type: 'text' },
        { name: 'loadedAt', type: 'text' },
        { name: 'amount', type: 'money' },
      ],
    }),
  };
}
