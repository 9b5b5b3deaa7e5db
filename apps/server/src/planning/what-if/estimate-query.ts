import { textLiteral } from '@waybill/model';
import type { QueryDescription } from '@waybill/query';
import { caseOf, conditionsOf, isPriced } from './change-conditions.ts';
import type { AskedChange } from './place-centres.ts';
import { fewestPackages } from './usual-value.ts';

/** What a package is repriced by before anything else. */
export const repricings = ['divisor', 'service', 'centre'] as const;
export type Repricing = (typeof repricings)[number] | 'none';

interface Estimated {
  readonly changes: readonly AskedChange[];
  /** The conditions of the rows. */
  readonly where: readonly string[];
  /** The conditions of the rows from which usual prices are learned. */
  readonly learnedFrom: readonly string[];
}

/**
 * The price of every package under the changes, step by step, added up by client, month, carrier and service. With
 * `among`, only packages that this repricing is about; they are repriced unless `asBilled` is set.
 */
export function estimateQuery(
  { changes, where, learnedFrom }: Estimated,
  among: Repricing = 'none',
  asBilled = false,
): QueryDescription {
  const steps = {
    ...usualPrices(among, learnedFrom),
    ...placedStep(changes, where),
    billed: billedStep(changes, where, among, asBilled),
    raised: step('billed', [
      'case when raise <> 0 then round(published0 * (100 + raise) * 0.01, 2) else published0 end as published1',
      'case when raise <> 0 then round(reduction0 * (100 + raise) * 0.01, 2) else reduction0 end as reduction1',
    ]),
    reduced: step('raised', [
      `case when points <> 0 then least(greatest(reduction1 + round(published1 * points * 0.01, 2), 0), published1)
        else reduction1 end as reduction2`,
    ]),
    raised_to_minimum: step('reduced', [
      `case when minimum > 0 then greatest(published1 - reduction2, minimum)
        else published1 - reduction2 end as transportation3`,
    ]),
    with_fuel: step('raised_to_minimum', [
      `case when fuel0 > 0 and published0 - reduction0 > 0 and transportation3 <> published0 - reduction0
        then round(fuel0 * transportation3 / (published0 - reduction0), 2) else fuel0 end as fuel3`,
    ]),
    priced: step('with_fuel', [
      `case when fuel_points <> 0 then greatest(fuel3 + round(transportation3 * fuel_points * 0.01, 2), 0)
        else fuel3 end as fuel4`,
    ]),
  };
  const moved = '(published0 - reduction0) - (published - reduction)';
  const effects = {
    divisor: among === 'divisor' ? moved : '0',
    service: among === 'service' ? `${moved} + fuel0 - fuel` : '0',
    centre: among === 'centre' ? `${moved} + fuel0 - fuel` : '0',
    rates: '(published1 - reduction1) - (published0 - reduction0)',
    discount: 'reduction1 - reduction2',
    minimum: 'transportation3 - (published1 - reduction2)',
    fuelFollows: among === 'service' || among === 'centre' ? 'fuel3 - fuel0' : 'fuel3 - fuel',
    fuel: 'fuel4 - fuel3',
  };
  return {
    innerQueries: steps,
    selectColumnNames: [
      'client',
      'month',
      'carrier',
      'category',
      'sum(packages) as packages',
      'sum(net) as actual',
      'sum(packages * touched) as touched_packages',
      'sum(net * touched) as touched_net',
      'sum(packages * rezoned) as rezoned_packages',
      ...Object.entries(effects).map(([kind, amount]) => `sum(${amount}) as effect_${kind}`),
    ],
    fromTableNames: ['priced'],
    groupByDetails: ['client', 'month', 'carrier', 'category'],
  };
}

/** What accessorials add, charge by charge. */
export function accessorialsQuery(changes: readonly AskedChange[], where: readonly string[]): QueryDescription {
  const percent = caseOf(changes, 'accessorials', 'true');
  return {
    innerQueries: {
      charges: {
        selectColumnNames: [...cell, 'net_amount as net', `${percent} as rise`],
        fromTableNames: ['charge_level_info'],
        whereClauseDetails: [...where, "charge_family = 'other_accessorial'"],
      },
    },
    selectColumnNames: [
      'client',
      'month',
      'carrier',
      'category',
      'sum(round(net * rise * 0.01, 2)) as effect_accessorials',
    ],
    fromTableNames: ['charges'],
    whereClauseDetails: ['rise <> 0'],
    groupByDetails: ['client', 'month', 'carrier', 'category'],
  };
}

const cell = [
  'client_id as client',
  "date_trunc('month', bill_date) as month",
  'carrier_name as carrier',
  'service_category as category',
];

const step = (from: string, added: readonly string[]): QueryDescription => ({
  selectColumnNames: ['*', ...added],
  fromTableNames: [from],
});

const hasCentreIn = (changes: readonly AskedChange[]): boolean => changes.some(({ kind }) => kind === 'centre');

const isRezoned = "new_zone <> '' and new_zone <> rated_zone";

/** The rows with their zones from new centres, if there are any: written once, since they name many areas. */
function placedStep(changes: readonly AskedChange[], where: readonly string[]): Record<string, QueryDescription> {
  if (!hasCentreIn(changes)) return {};
  const cases = conditionsOf(changes, 'centre', isPriced).map(
    ({ condition, centre }) => `when ${condition} then ${centre?.zone ?? "''"}`,
  );
  return {
    placed: {
      selectColumnNames: [...neededColumns, `case ${cases.join(' ')} else '' end as new_zone`],
      fromTableNames: ['package_level_info'],
      whereClauseDetails: where,
    },
  };
}

/** What later steps read; another divisor, which needs sizes, is not asked with a centre. */
const neededColumns = [
  'client_id',
  'bill_date',
  'row_kind',
  'carrier_name',
  'service_category',
  'rated_zone',
  'normalised_consignee_state',
  'no_of_pkgs',
  'bill_weight_pounds',
  'net_amount',
  'transportation_amount',
  'transportation_discount',
  'net_transportation_amount',
  'net_fuel_surcharge_amount',
];

function billedStep(
  changes: readonly AskedChange[],
  where: readonly string[],
  among: Repricing,
  asBilled: boolean,
): QueryDescription {
  const repriced = asBilled ? undefined : repricedBy(among);
  const hasCentre = hasCentreIn(changes);
  const kinds = ['rates', 'discount', 'minimum', 'fuel', 'divisor', 'service'] as const;
  const touching = kinds.flatMap((kind) => conditionsOf(changes, kind, isPriced).map(({ condition }) => condition));
  return {
    selectColumnNames: [
      ...cell,
      'no_of_pkgs as packages',
      'net_amount as net',
      'transportation_amount as published',
      'transportation_discount as reduction',
      'net_fuel_surcharge_amount as fuel',
      `${repriced?.published ?? 'transportation_amount'} as published0`,
      `${repriced?.reduction ?? 'transportation_discount'} as reduction0`,
      `${repriced?.fuel ?? 'net_fuel_surcharge_amount'} as fuel0`,
      `${caseOf(changes, 'rates', isPriced)} as raise`,
      `${caseOf(changes, 'discount', isPriced)} as points`,
      `${caseOf(changes, 'minimum', isPriced)} as minimum`,
      `${caseOf(changes, 'fuel', `${isPriced} and net_fuel_surcharge_amount > 0`)} as fuel_points`,
      `${anyOf(hasCentre ? [...touching, "new_zone <> ''"] : touching)} as touched`,
      `${anyOf(hasCentre ? [isRezoned] : [])} as rezoned`,
    ],
    fromTableNames: [hasCentre ? 'placed' : 'package_level_info', ...namesOfUsual(among)],
    whereClauseDetails: [...(hasCentre ? [] : where), ...repricedRows(changes, among)],
  };
}

const anyOf = (conditions: readonly string[]): string =>
  conditions.length === 0 ? '0' : `case when ${conditions.map((each) => `(${each})`).join(' or ')} then 1 else 0 end`;

const namesOfUsual = (among: Repricing): readonly string[] =>
  ({ none: [], divisor: ['was', 'will'], service: ['other'], centre: ['other'] })[among];

/** Average published rate, discount and fuel of a carrier’s service, zone and weight, under names that begin with a prefix. */
function usualPrices(among: Repricing, learnedFrom: readonly string[]): Readonly<Record<string, QueryDescription>> {
  const groups = ['carrier_name', 'service_category', 'rated_zone', pounds];
  return Object.fromEntries(
    namesOfUsual(among).map((name) => [
      name,
      {
        selectColumnNames: [
          `carrier_name as ${name}_carrier`,
          `service_category as ${name}_category`,
          `rated_zone as ${name}_zone`,
          `${pounds} as ${name}_pounds`,
          `count(*) as ${name}_rows`,
          `round(avg(transportation_amount), 2) as ${name}_published`,
          `round(avg(transportation_discount), 2) as ${name}_reduction`,
          `round(avg(net_fuel_surcharge_amount), 2) as ${name}_fuel`,
          `avg(date_diff('day', pickup_date, delivery_date)) as ${name}_days`,
        ],
        fromTableNames: ['package_level_info'],
        whereClauseDetails: [...learnedFrom, isPriced, 'bill_weight_pounds > 0', "rated_zone <> ''"],
        groupByDetails: groups,
      },
    ]),
  );
}

const pounds = 'ceil(bill_weight_pounds)';

function repricedBy(among: Repricing) {
  if (among === 'divisor') {
    const scaled = (amount: string) => `round(${amount} * will_published / was_published, 2)`;
    return {
      published: scaled('transportation_amount'),
      reduction: scaled('transportation_discount'),
      fuel: scaled('net_fuel_surcharge_amount'),
    };
  }
  return among === 'service' || among === 'centre'
    ? { published: 'other_published', reduction: 'other_reduction', fuel: 'other_fuel' }
    : undefined;
}

function repricedRows(changes: readonly AskedChange[], among: Repricing): readonly string[] {
  if (among === 'divisor') {
    const divisor = caseOf(changes, 'divisor', isPriced);
    const inches = "(case when dim_unit = 'cm' then 2.54 else 1 end)";
    const side = (name: string) => `ceil(${name} / ${inches})`;
    const volume = ['length', 'width', 'height'].map(side).join(' * ');
    const billable = `greatest(ceil(actual_weight_pounds), 1, ceil(${volume} / nullif(${divisor}, 0)))`;
    return [
      isPriced,
      `${divisor} <> 0`,
      'length > 0 and width > 0 and height > 0 and actual_weight_pounds is not null',
      `${billable} <> ${pounds}`,
      ...isSame('was', 'service_category', pounds),
      ...isSame('will', 'service_category', billable),
      'was_published > 0',
    ];
  }
  if (among === 'none') return [];
  const isEnough = `other_rows >= ${fewestPackages}`;
  if (among === 'centre')
    return [isPriced, isRezoned, ...isSame('other', 'service_category', pounds, 'new_zone'), isEnough];
  const found = conditionsOf(changes, 'service', isPriced);
  const target = `case ${found.map(({ condition, of }) => `when ${condition} then ${textLiteral(of)}`).join(' ')} else '' end`;
  const days = caseOf(changes, 'service', isPriced);
  return [
    isPriced,
    ...isSame('other', target, pounds),
    `other_days <= ${days}`,
    isEnough,
    'other_published - other_reduction + other_fuel < net_transportation_amount + net_fuel_surcharge_amount',
  ];
}

const isSame = (name: string, category: string, weight: string, zone = 'rated_zone'): readonly string[] => [
  `carrier_name = ${name}_carrier`,
  `${category} = ${name}_category`,
  `${zone} = ${name}_zone`,
  `${weight} = ${name}_pounds`,
];
