/*
 * SQL of the dashboards' figures, written apart from model and compiler: from the stored columns alone, with whole-number
 * arithmetic in place of divisions. `p` is the fact table.
 */

const usd = (column: string) => `p.${column}_usd`;
const sumOf = (expression: string) => `coalesce(sum(${expression}), 0)`;
const cents = (money: string) => `cast(${money} * 100 as hugeint)`;

/** `part / whole` to two decimals, halves away from zero, both given as whole numbers; `scale` 100 for plain units. */
function quotient(part: string, whole: string, scale: number): string {
  const doubled = `(2 * ${scale} * abs(${part}) + abs(${whole})) // (2 * abs(${whole}))`;
  return `case when ${whole} = 0 then 0 else sign(${part}) * sign(${whole}) * cast(${doubled} as decimal(18, 0)) * 0.01 end`;
}

const money = (column: string) => sumOf(usd(column));
const net = money('net_amount');
const carriage = sumOf('p.transportation_amount_usd - p.transportation_discount_usd');
const fuel = sumOf('p.fuel_surcharge_amount_usd - p.fuel_surcharge_discount_usd');
const accessorials = sumOf('p.other_accessorial_amount_usd - p.other_accessorial_discount_usd');
const families = ['transportation', 'fuel_surcharge', 'other_accessorial', 'billing_adjustment', 'tax', 'fee', 'other'];
const discounts = sumOf(families.map((family) => `p.${family}_discount_usd`).join(' + '));
const packages = sumOf('p.no_of_pkgs');
const poundsOf = (column: string) => sumOf(`p.${column}`);
const knownPoundsOf = (column: string) => `coalesce(sum(p.${column}) filter (p.${column} >= 0), 0)`;
const packagePounds = 'coalesce(sum(p.bill_weight_pounds) filter (p.no_of_pkgs > 0), 0)';
const having = (status: string) => `coalesce(sum(p.no_of_pkgs) filter (p.tracking_status = '${status}'), 0)`;
const known = 'coalesce(sum(p.no_of_pkgs) filter (p.tracking_status is not null), 0)';
/** What is counted by default: active accounts, and freight that somebody pays. */
export const counted = `coalesce(p.invoice_status, '') not in ('duplicate', 'zeropayclose', 'ode')
  and not exists (select 1 from account as closed where closed.account_id = p.account_id and not closed.active)`;
const ratedZone = `case
  when p.service_category = 'International' then 'International'
  when p.carrier_id = 1 and regexp_full_match(p.zone, '(10|13|20|24|30)[2-8]') then right(p.zone, 1)
  when p.carrier_id = 1 and regexp_full_match(p.zone, '(4|12|22)[456]') then 'AK/HI/PR'
  when p.carrier_id = 2 and p.zone in ('9', '17') then 'AK/HI/PR'
  else nullif(p.zone, '') end`;
const zoned = `(${ratedZone}) in ('2', '3', '4', '5', '6', '7', '8')`;
const arrived = 'p.no_of_pkgs > 0 and p.delivery_date is not null and p.delivery_date::date >= p.pickup_date';
const arrivedCount = `coalesce(sum(p.no_of_pkgs) filter (${arrived}), 0)`;
const weekdays =
  'len(list_filter(generate_series(p.pickup_date::timestamp + interval 1 day, p.delivery_date::date::timestamp, interval 1 day), lambda d: isodow(d) < 6))';
const daysSum = (days: string) => `coalesce(sum(${days}) filter (${arrived}), 0)`;
const different = 'count(distinct p.tracking_number)';
const chargedAccessorials = sumOf(usd('net_amount'));

/** How a figure's values are compared. */
type Kind = 'money' | 'integer' | 'date';
type Figure = readonly [sql: string, kind: Kind];

const perPackage: Figure = [quotient(cents(net), packages, 1), 'money'];
const packageCount: Figure = [packages, 'integer'];
const percent = (part: string, whole: string): Figure => [quotient(part, whole, 10_000), 'money'];

const spendAndPackages = { AMOUNT: [net, 'money'], PACKAGES: packageCount } as const;
const delivery = {
  ON_TIME: [having('On Time'), 'integer'],
  LATES: [having('Late'), 'integer'],
  EXCEPTIONS: [having('Exception'), 'integer'],
  PENDING: [having('Pending Late'), 'integer'],
  PACKAGES: packageCount,
  ON_TIME_PERCENT: percent(having('On Time'), known),
} as const;
const grid = {
  SPEND: [net, 'money'],
  PKGS: packageCount,
  LBS: [packagePounds, 'money'],
  ACCESSORIAL: [accessorials, 'money'],
  DIV: perPackage,
  DIVLBS: [quotient(cents(net), cents(packagePounds), 100), 'money'],
  DIVPKG: [quotient(cents(packagePounds), packages, 1), 'money'],
} as const;
const accessorialFigures = {
  SPEND: [chargedAccessorials, 'money'],
  PKGS: [different, 'integer'],
  AVERAGE: [quotient(cents(chargedAccessorials), different, 1), 'money'],
} as const;

const noUsps = "p.carrier_name <> 'USPS' and not starts_with(p.carrier_name, 'DHL')";
const spend = `${noUsps} and p.net_amount <> 0`;
const pounds = (to: number, name: string) => `when ceil(p.bill_weight_pounds) <= ${to} then '${name}'`;
const bucket = `case when p.bill_weight_pounds is null or p.bill_weight_pounds <= 0 then 'Other' ${[
  pounds(5, '1-5'),
  pounds(10, '6-10'),
  pounds(20, '11-20'),
  pounds(30, '21-30'),
  pounds(50, '31-50'),
  pounds(150, '51-150'),
].join(' ')} else 'Other' end`;
const zone = `if(${zoned} or p.service_category = 'International', ${ratedZone}, 'Other')`;
const matrix = { WEIGHT_BREAK: bucket, ZONE_GROUP: zone };

/** A dashboard as somebody would ask for it who knows the tables only. */
export interface Independent {
  readonly table: 'package_level_info' | 'charge_level_info';
  readonly where: string;
  readonly dimensions: Readonly<Record<string, string>>;
  readonly figures: Readonly<Record<string, Figure>>;
}

function packagesWhere(
  where: string,
  figures: Independent['figures'],
  dimensions: Independent['dimensions'] = {},
): Independent {
  return { table: 'package_level_info', where, dimensions, figures };
}

const chargeFamily = "p.charge_family = 'other_accessorial'";

export const independent = (days: number): Readonly<Record<number, Independent>> => ({
  60: packagesWhere(spend, { ...spendAndPackages, COSTPERPACKAGE: perPackage }),
  61: packagesWhere(spend, {
    GROSS: [`${net} + ${discounts}`, 'money'],
    DISCOUNT: [discounts, 'money'],
    NET: [net, 'money'],
  }),
  62: packagesWhere(spend, {
    FUEL_FREIGHT_SURCHARGE_PERCENT: percent(cents(fuel), cents(carriage)),
    FUEL_SURCHARGE: [fuel, 'money'],
    FREIGHT_CHARGE: [carriage, 'money'],
  }),
  63: packagesWhere(spend, spendAndPackages, { CARRIER: 'p.carrier_name' }),
  64: packagesWhere(spend, spendAndPackages, { ACCOUNT_GROUP: 'account.account_group' }),
  65: packagesWhere('(p.no_of_pkgs > 0 or p.bill_weight_pounds > p.actual_weight_pounds)', {
    BILL_WEIGHT: [knownPoundsOf('bill_weight_pounds'), 'money'],
    ACTUAL_WEIGHT: [knownPoundsOf('actual_weight_pounds'), 'money'],
    COSTPERPOUND: [quotient(cents(net), cents(poundsOf('bill_weight_pounds')), 100), 'money'],
  }),
  66: {
    table: 'charge_level_info',
    where: chargeFamily,
    dimensions: { ACCESSORIAL: 'p.accessorial_group' },
    figures: { AMOUNT: [net, 'money'], PKGS: ['count(*)', 'integer'] },
  },
  67: packagesWhere(spend, spendAndPackages),
  68: packagesWhere(spend, spendAndPackages, { SERVICE_CATEGORY: 'p.service_category' }),
  70: packagesWhere(spend, grid),
  71: packagesWhere(spend, grid),
  72: packagesWhere(
    spend,
    {
      WEEKLYVOLUME: [quotient(`7 * ${packages}`, String(days), 100), 'money'],
      WEEKLYCOST: [quotient(`7 * ${cents(net)}`, String(days), 1), 'money'],
      UNITCOST: [quotient(cents(carriage), packages, 1), 'money'],
      SHIPMENTSASSOCIATEDCOST: [`${net} - ${carriage}`, 'money'],
      AVGCOSTPERPKG: perPackage,
      AVGWEIGHT: [
        quotient(cents(packagePounds), 'coalesce(sum(p.no_of_pkgs) filter (p.bill_weight_pounds is not null), 0)', 1),
        'money',
      ],
      AVGZONE: [
        quotient(
          `coalesce(sum(try_cast(${ratedZone} as integer) * p.no_of_pkgs) filter (${zoned}), 0)`,
          `coalesce(sum(p.no_of_pkgs) filter (${zoned}), 0)`,
          100,
        ),
        'money',
      ],
      PICKUPTODELIVERY: [quotient(daysSum('p.delivery_date::date - p.pickup_date'), arrivedCount, 100), 'money'],
      BUSPICKUPTODELIVERY: [quotient(daysSum(weekdays), arrivedCount, 100), 'money'],
    },
    { SERVICE: 'p.service' },
  ),
  73: {
    table: 'charge_level_info',
    where: `${chargeFamily} and p.net_amount <> 0`,
    dimensions: { ACCESSORIAL: 'p.accessorial_group' },
    figures: accessorialFigures,
  },
  74: {
    table: 'charge_level_info',
    where: `${chargeFamily} and p.net_amount <> 0`,
    dimensions: { ACCESSORIAL: 'p.accessorial_group' },
    figures: accessorialFigures,
  },
  75: packagesWhere(`${spend} and p.no_of_pkgs > 0`, { ...spendAndPackages, COSTPERPACKAGE: perPackage }, matrix),
  76: packagesWhere(
    `${spend} and p.no_of_pkgs > 0`,
    {
      NET_PER_PACKAGE: perPackage,
      TRANSPORTATION_PER_PACKAGE: [quotient(cents(carriage), packages, 1), 'money'],
      ...spendAndPackages,
    },
    matrix,
  ),
  77: packagesWhere('p.no_of_pkgs > 0', delivery, { CARRIER: 'p.carrier_name' }),
  78: {
    table: 'charge_level_info',
    where: noUsps,
    dimensions: { CARRIER_NAME: 'p.carrier_name' },
    figures: {
      TOTAL_SPEND: [net, 'money'],
      FROM_INVOICE_DATE: ['min(p.bill_date)', 'date'],
      TO_INVOICE_DATE: ['max(p.bill_date)', 'date'],
      RECOVERED: [money('audit_refund_amount'), 'money'],
      CLIENT_REFUND: [money('client_refund_amount'), 'money'],
      RECOVERED_PERCENT: percent(cents(money('audit_refund_amount')), cents(net)),
    },
  },
  559: packagesWhere(spend, spendAndPackages, { SERVICE1: 'p.service' }),
  560: packagesWhere(spend, spendAndPackages, { ZONE: ratedZone }),
  566: packagesWhere('true', delivery),
  567: packagesWhere('true', delivery, { CARRIER: 'p.carrier_name' }),
});

const sunday = (day: string) => `(${day} - dayofweek(${day})::integer)`;

/** The first day of a period, without date_trunc. */
export const periodStart: Readonly<Record<string, (day: string) => string>> = {
  DATE: (day) => day,
  WEEK: sunday,
  MONTH: (day) => `make_date(year(${day}), month(${day}), 1)`,
  QUARTER: (day) => `make_date(year(${day}), 3 * quarter(${day}) - 2, 1)`,
  YEAR: (day) => `make_date(year(${day}), 1, 1)`,
};
