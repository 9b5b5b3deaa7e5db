import { chargeFamilies, dollarsOf } from '@waybill/model';
import { type Dialect, type Sql, sql } from '@waybill/query';

/** A money column of packages, and conditions, tried in turn, that say which charges it adds up. */
interface PartialAmount {
  readonly name: string;
  readonly charges: readonly string[];
}

/** Amounts of some charges of a package, by the carriers' words for them. */
const partialAmounts: readonly PartialAmount[] = [
  {
    name: 'address_correction_amt',
    charges: ["charge_category like '%/ADC'", "accessorial_group = 'Address correction'"],
  },
  { name: 'shipping_charge_correction_amt', charges: ["charge_category like '%/SCC'"] },
  { name: 'chargeback_amt', charges: ["charge_category like '%/CHBK'"] },
  { name: 'declared_amt', charges: ["accessorial_code = 'EVS'", "accessorial_group = 'Declared value'"] },
  { name: 'scc_audit_fee_amt', charges: ["charge_category = 'ADJ/CADJ' and charge_family = 'fee'"] },
];

/** A money column of packages that adds up an amount of all charges, or of all charges of a family. */
interface WholeAmount {
  readonly name: string;
  /** The column of charges. */
  readonly of: string;
  readonly family?: string;
}

const wholeAmounts: readonly WholeAmount[] = [
  { name: 'net_amount', of: 'net_amount' },
  ...chargeFamilies.flatMap((family) => [
    { name: `${family}_amount`, of: 'gross', family },
    { name: `${family}_discount`, of: 'incentive_amount', family },
  ]),
];

/** The amounts of packages whose dollars are stored. */
export const packageAmounts: readonly string[] = [...wholeAmounts, ...partialAmounts].map(({ name }) => name);

/** The stored columns of a package's dollars. */
export const packageDollarNames: readonly string[] = packageAmounts.map(dollarsOf);

/**
 * The stored columns of a package's dollars as a select list over its amounts, each converted as a whole: right for
 * rows in US dollars; `settleDollars` puts right all others.
 */
export const convertedPackageAmounts: string = packageAmounts
  .map((name) => `round(${name} * usd_rate, 2) as ${dollarsOf(name)}`)
  .join(', ');

/** The amounts of families, as sums over the charges of a package: the columns' names with their expressions. */
const familySums: readonly { readonly name: string; readonly sum: string }[] = wholeAmounts
  .filter(({ family }) => family !== undefined)
  .map(({ name, of, family }) => ({
    name,
    sum: `coalesce(sum(${of === 'gross' ? 'net_amount + incentive_amount' : of}) filter (where charge_family = '${family}'), 0)`,
  }));

/**
 * The amounts of packages that depend on an accessorial's name, and the condition under which the charge counts anyway.
 */
export const amountsByAccessorial = [
  { name: 'address_correction_amt', group: 'Address correction', anyway: "charge_category like '%/ADC'" },
  { name: 'declared_amt', group: 'Declared value', anyway: "accessorial_code = 'EVS'" },
] as const;

/** What the dollars of packages are settled by, as a select list over their charges by package. */
export const dollarSumsOfCharges: string = [
  ...wholeAmounts.map((amount) => `${dollarSum(amount)} as "${dollarsOf(amount.name)}"`),
  ...partialAmounts.flatMap(({ name, charges }) =>
    charges.flatMap((condition, index) => [
      `coalesce(sum(net_amount) filter (where ${condition}), 0) as "${name}_${index}"`,
      `coalesce(sum(net_amount_usd) filter (where ${condition}), 0) as "${dollarsOf(name)}_${index}"`,
    ]),
  ),
].join(', ');

/** What a package's dollars follow from: its amounts and rate, and the alias of the sums over its charges. */
export interface DollarSources {
  readonly amountOf: (name: string) => Sql;
  readonly rate: Sql;
  readonly sums: string;
}

/**
 * The dollars of a package, column by column. An amount of some of the charges is converted as a whole where these
 * charges cannot be told from the others: where those of no condition add up to it.
 */
export function settledDollars(
  dialect: Dialect,
  { amountOf, rate, sums }: DollarSources,
): readonly (readonly [name: string, value: Sql])[] {
  const sum = (column: string): Sql => sql.ref(`${sums}.${column}`);
  const partial = ({ name, charges }: PartialAmount): Sql => {
    const choices = charges.map(
      (_, index) => sql`when ${sum(`${name}_${index}`)} = ${amountOf(name)} then ${sum(`${dollarsOf(name)}_${index}`)}`,
    );
    return sql`case ${sql.join(choices, sql` `)} else ${dialect.converted(amountOf(name), rate)} end`;
  };
  return [
    ...wholeAmounts.map(({ name }) => [dollarsOf(name), sum(dollarsOf(name))] as const),
    ...partialAmounts.map((amount) => [dollarsOf(amount.name), partial(amount)] as const),
  ];
}

/** The sums over the charges of a package that `changedAmounts` needs. */
export const chargeSumsOfPackages = {
  names: [
    ...familySums.map(({ name }) => name),
    ...wholeAmounts.map(({ name }) => dollarsOf(name)),
    ...partialAmounts.flatMap(({ name, charges }) =>
      charges.flatMap((_, index) => [`${name}_${index}`, `${dollarsOf(name)}_${index}`]),
    ),
  ],
  sql: `${familySums.map(({ name, sum }) => `${sum} as ${name}`).join(', ')}, ${dollarSumsOfCharges}`,
} as const;

/**
 * The amounts of a package `t` whose charges have changed, in dollars too: `s` has the sums over them and what the
 * amounts by accessorial gain.
 */
export function changedAmounts(dialect: Dialect): ReadonlyMap<string, Sql> {
  const changed = new Map([
    ...familySums.map(({ name }) => [name, sql.ref(`s.${name}`)] as const),
    ...amountsByAccessorial.map(
      ({ name }) => [name, sql`(${sql.ref(`t.${name}`)} + ${sql.ref(`s.${name}`)})`] as const,
    ),
  ]);
  const amountOf = (name: string): Sql => changed.get(name) ?? sql.ref(`t.${name}`);
  const settled = new Map(settledDollars(dialect, { amountOf, rate: sql`t.usd_rate`, sums: 's' }));
  const dollars = packageAmounts.map((name) => {
    const value = sql`case when t.usd_rate = 1 then ${amountOf(name)} else ${settled.get(dollarsOf(name))} end`;
    return [dollarsOf(name), value] as const;
  });
  return new Map([...changed, ...dollars]);
}

/** Selects the first package of the loads from a number on whose dollars are not the sums of its charges' dollars. */
export function mismatchedDollars(firstLoad: number): string {
  const sums = wholeAmounts.map((amount) => `${dollarSum(amount)} as "${amount.name}"`);
  const differences = wholeAmounts.map(({ name }) => `p."${dollarsOf(name)}" <> coalesce(c."${name}", 0)`);
  const unconverted = packageAmounts.map((name) => `"${dollarsOf(name)}" <> "${name}"`);
  return `
    select coalesce(tracking_number, 'without tracking number'), invoice_number from package_level_info
    where load_id >= ${firstLoad} and usd_rate = 1 and (${unconverted.join(' or ')})
    union all
    select coalesce(p.tracking_number, 'without tracking number'), p.invoice_number
    from package_level_info p left join (
      select tracking_id, ${sums.join(', ')}
      from charge_level_info where load_id >= ${firstLoad} and usd_rate <> 1 group by tracking_id
    ) c using (tracking_id)
    where p.load_id >= ${firstLoad} and p.usd_rate <> 1 and (${differences.join(' or ')})
    limit 1`;
}

function dollarSum({ of, family }: WholeAmount): string {
  const sum = of === 'gross' ? 'sum(net_amount_usd + incentive_amount_usd)' : `sum(${dollarsOf(of)})`;
  return family === undefined ? sum : `coalesce(${sum} filter (where charge_family = '${family}'), 0)`;
}
