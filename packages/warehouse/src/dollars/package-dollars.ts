import { chargeFamilies, dollarsOf } from '@waybill/model';

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

/** Assignments that set the dollars of a package billed in US dollars, for an update of its amounts. */
export const amountsAsDollars: string = packageAmounts.map((name) => `"${dollarsOf(name)}" = "${name}"`).join(', ');

/** The amounts of families, as sums over the charges of a package: the columns' names with their expressions. */
export const familySums: readonly { readonly name: string; readonly sum: string }[] = wholeAmounts
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

/** How an engine writes an amount in dollars, given the amount and its rate. */
export type WrittenDollars = (amount: string, rate: string) => string;

const roundedDollars: WrittenDollars = (amount, rate) => `round(${amount} * ${rate}, 2)`;

/** What the dollars of packages are settled by, as a select list over their charges by package: `c` of `settledDollars`. */
export const dollarSumsOfCharges: string = [
  ...wholeAmounts.map((amount) => `${dollarSum(amount)} as "${dollarsOf(amount.name)}"`),
  ...partialAmounts.flatMap(({ name, charges }) =>
    charges.flatMap((condition, index) => [
      `coalesce(sum(net_amount) filter (where ${condition}), 0) as "${name}_${index}"`,
      `coalesce(sum(net_amount_usd) filter (where ${condition}), 0) as "${dollarsOf(name)}_${index}"`,
    ]),
  ),
].join(', ');

/**
 * The dollars of a package `p`, column by column, by the sums `c` over its charges. An amount of some of the charges is
 * converted as a whole where these charges cannot be told from the others: where those of no condition add up to it.
 */
export function settledDollars(written: WrittenDollars): readonly { readonly name: string; readonly value: string }[] {
  return [
    ...wholeAmounts.map(({ name }) => ({ name: dollarsOf(name), value: `c."${dollarsOf(name)}"` })),
    ...partialAmounts.map((amount) => ({ name: dollarsOf(amount.name), value: chosenSum(amount, written) })),
  ];
}

/**
 * Sets the dollars of stored packages to what they are settled by.
 *
 * @param where a condition on columns that packages and charges share, such as `load_id = 7`
 */
export function settleDollars(where: string): string {
  const settled = settledDollars(roundedDollars).map(({ name, value }) => `"${name}" = ${value}`);
  return `update package_level_info p set ${settled.join(', ')}
    from (
      select tracking_id, ${dollarSumsOfCharges}
      from charge_level_info where usd_rate <> 1 and (${where}) group by tracking_id
    ) c
    where p.tracking_id = c.tracking_id and p.usd_rate <> 1 and (${where})`;
}

/** Selects the first package of the loads from a number on whose dollars are not the sums of its charges' dollars. */
export function unsettledDollars(firstLoad: number): string {
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

function chosenSum({ name, charges }: PartialAmount, written: WrittenDollars): string {
  const choices = charges.map(
    (_, index) => `when c."${name}_${index}" = p."${name}" then c."${dollarsOf(name)}_${index}"`,
  );
  return `case ${choices.join(' ')} else ${written(`p."${name}"`, 'p.usd_rate')} end`;
}
