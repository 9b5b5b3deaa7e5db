import type { CompiledQuery, OutputColumn } from '../compiled-query.ts';
import type { QueryContext } from '../context.ts';
import { inScope } from './invoice-conditions.ts';

const plan: CompiledQuery['plan'] = { sources: ['invoice', 'charge_level_info', 'package_level_info'], partitions: [] };

const sums = [
  { name: 'charges', type: 'bigint' },
  { name: 'gross', type: 'money' },
  { name: 'discount', type: 'money' },
  { name: 'net', type: 'money' },
] as const satisfies readonly OutputColumn[];

const summed = `count(*) as charges, sum(net_amount + incentive_amount)::decimal(18, 2) as gross,
    sum(incentive_amount)::decimal(18, 2) as discount, sum(net_amount)::decimal(18, 2) as net`;

/** What an invoice is made of, in its currency: its charges by family and by service, and the loads that brought it. */
export function compileInvoiceParts(invoiceId: number, { scope }: QueryContext) {
  const own = inScope(scope);
  const of = { parameters: [...own.parameters, invoiceId], plan };
  const where = `where ${own.sql} and invoice_id = ?`;
  const families: CompiledQuery = {
    ...of,
    sql: `select charge_family, ${summed} from charge_level_info ${where} group by charge_family order by charge_family`,
    columns: [{ name: 'family', type: 'text' }, ...sums],
  };
  const services: CompiledQuery = {
    sql: `with packed as (
    select coalesce(service, '') as service, sum(no_of_pkgs)::bigint as packages
    from package_level_info ${where} group by all),
  charged as (select coalesce(service, '') as service, ${summed} from charge_level_info ${where} group by all)
  select service, coalesce(packages, 0), charges, gross, discount, net
  from charged left join packed using (service) order by net desc, service`,
    parameters: [...of.parameters, ...of.parameters],
    plan,
    columns: [{ name: 'service', type: 'text' }, { name: 'packages', type: 'bigint' }, ...sums],
  };
  const loads: CompiledQuery = {
    ...of,
    sql: `select load_id, any_value(source_name), strftime(any_value(load.committed_at), '%Y-%m-%d %H:%M:%S'),
    sum(amount)::decimal(18, 2) from invoice join load using (load_id) ${where} group by load_id order by load_id`,
    columns: [
      { name: 'loadId', type: 'integer' },
      { name: 'sourceName', type: 'text' },
      { name: 'loadedAt', type: 'text' },
      { name: 'amount', type: 'money' },
    ],
  };
  return { families, services, loads };
}
