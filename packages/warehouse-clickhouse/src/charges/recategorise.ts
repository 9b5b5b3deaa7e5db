import { dollarsOf } from '@waybill/model';
import { amountsByAccessorial, familySums, packageAmounts, storedColumns } from '@waybill/warehouse';
import type { Change } from '../load/change.ts';
import { convertedAmount, unsettled } from '../load/settle-dollars.ts';
import { columnList, replacedList } from '../schema/column-list.ts';

/** How many rows a change affects. */
export interface ChangedRows {
  readonly charges: number;
  readonly packages: number;
}

const charges = storedColumns('charge_level_info');
const packages = storedColumns('package_level_info');
const newFamily = new Map([
  ['charge_family', 'ifNull(k.new_family, c.charge_family)'],
  ['accessorial_group', 'if(isNull(k.charge_id), c.accessorial_group, k.new_group)'],
]);

/** Creates the loading table of charges whose family and accessorial change. */
export async function makeChangedCharges({ loading }: Change): Promise<void> {
  await loading.make('changed_charge', 'charge_id Int64, new_family String, new_group Nullable(String)');
}

/**
 * Sets the family and accessorial of the charges in `changed_charge`, and the amounts of their packages that follow
 * from them. Rows of the current load are changed in its loading tables; stored rows are replaced by new ones.
 */
export async function recategorise(change: Change, rows: 'of the load' | 'stored'): Promise<ChangedRows> {
  const { connection, loading, loadId } = change;
  const changed = loading.of('changed_charge');
  const [counted] = await connection.rows(`select count() from ${changed}`);
  const found = Number(counted?.[0]);
  if (found === 0) return { charges: 0, packages: 0 };
  const gain = loading.of('gain');
  await loading.make(
    'gain',
    ['tracking_id Int64', ...amountsByAccessorial.map(({ name }) => `${name} Decimal(18, 2)`)].join(', '),
  );
  const table = rows === 'stored' ? 'charge_level_info' : loading.of('charge_level_info');
  const seen = rows === 'stored' ? `and ${change.seen('c.')}` : '';
  await connection.command(
    `insert into ${gain} select c.tracking_id, ${amountsByAccessorial.map(gainOf).join(', ')}
     from ${table} c join ${changed} k on k.charge_id = c.charge_id where true ${seen} group by c.tracking_id`,
  );
  const ofPackages = `tracking_id in (select tracking_id from ${gain})`;
  const joined = `from ${table} c left join ${changed} k on k.charge_id = c.charge_id`;
  const sums = `(select tracking_id, ${familySums.map(({ name, sum }) => `${sum} as ${name}`).join(', ')}
    from ${loading.of('charge_level_info')} where ${ofPackages} group by tracking_id)`;
  const amounts = `join ${gain} g on g.tracking_id = p.tracking_id join ${sums} s on s.tracking_id = p.tracking_id`;
  if (rows === 'stored') {
    await loading.makeLike('charge_level_info');
    await connection.command(
      `insert into ${loading.of('charge_level_info')} (${columnList(charges)}, since_load)
       select ${replacedList(charges, newFamily, 'c.')}, ${loadId} ${joined} where c.${ofPackages} ${seen}`,
    );
    await loading.makeLike('package_level_info', loading.of(unsettled));
    await connection.command(
      `insert into ${loading.of(unsettled)} (${columnList(packages)}, since_load)
       select ${replacedList(
         packages,
         newAmounts((_, value) => value),
         'p.',
       )}, ${loadId}
       from package_level_info p ${amounts} where ${change.seen('p.')}`,
    );
  } else {
    await loading.rewrite(
      'charge_level_info',
      columnList(charges),
      `select ${replacedList(charges, newFamily, 'c.')} ${joined}`,
    );
    await loading.rewrite(
      unsettled,
      columnList(packages),
      `select ${replacedList(packages, newAmounts(unlessUnchanged), 'p.')}
       from ${loading.of(unsettled)} p ${amounts.replaceAll('join ', 'left join ')}`,
    );
  }
  const [touched] = await connection.rows(`select count() from ${gain}`);
  return { charges: found, packages: Number(touched?.[0]) };
}

const unlessUnchanged = (name: string, value: string): string => `if(isNull(g.tracking_id), p."${name}", ${value})`;

/** The amounts of a package that are sums of its charges, and those amounts in dollars. */
function newAmounts(written: (name: string, value: string) => string): Map<string, string> {
  const follow = new Map([
    ...familySums.map(({ name }) => [name, `s."${name}"`] as const),
    ...amountsByAccessorial.map(({ name }) => [name, `(p."${name}" + g."${name}")`] as const),
  ]);
  const dollars = packageAmounts.map((name) => {
    const amount = follow.get(name) ?? `p."${name}"`;
    return [dollarsOf(name), convertedAmount(amount, 'p.usd_rate')] as const;
  });
  return new Map(
    [...follow, ...dollars].map(([name, value]) => [name, written(name, `CAST(${value}, 'Decimal(18, 2)')`)]),
  );
}

/**
 * What an amount gains from charges that now have the accessorial, less what it loses from those that no longer have
 * it.
 */
function gainOf({ group, anyway }: (typeof amountsByAccessorial)[number]): string {
  const is = (column: string): string => `toInt32(ifNull(${column} = '${group}', false))`;
  const gained = `sum(c.net_amount * (${is('k.new_group')} - ${is('c.accessorial_group')}))`;
  return `ifNull(${gained} filter (where not ifNull(${anyway}, false)), toDecimal128(0, 2))`;
}
