import {
  type Aggregate,
  accessorial,
  aggregateOf,
  auditFee,
  avoidableFacts,
  conditionalAggregateOf,
  costAvoidanceFacts,
  deliveryFacts,
  excludedSpend,
  type Fact,
  type FactUnit,
  type Figure,
  figures,
  type MeasureName,
  netOfAllCarriers,
  packages,
  per,
  percentOf,
  refund,
  serviceFigures,
  shippingChargeCorrection,
  spendFacts,
  type TableName,
  totalSpend,
  weightFacts,
} from '@waybill/model';

/** How a measure is asked of one fact table: as the aggregate of rows that meet the conditions. */
export interface MeasureOfTable extends Aggregate {
  readonly whereClauses: readonly string[];
  /** The aggregate of any rows. */
  readonly conditional: Aggregate;
  /** The aggregate of those among any rows that also meet conditions; only sums have one. */
  readonly among?: (conditions: readonly string[]) => string;
}

/** Something that can be measured: what it means, where the product shows it, and how each table tells it. */
export interface Measure {
  readonly name: MeasureName;
  readonly text: string;
  readonly meaning: string;
  readonly unit: FactUnit;
  /** Whether parts add up to the whole. */
  readonly addsUp: boolean;
  /** The page that shows it. */
  readonly path: string;
  readonly page: string;
  readonly notes: readonly string[];
  readonly tables: Readonly<Partial<Record<TableName, MeasureOfTable>>>;
}

type Place = Pick<Measure, 'path' | 'page'>;

const places = {
  spend: { path: '/aframe/dashboard/spend', page: 'Spend Analysis' },
  accessorial: { path: '/aframe/dashboard/accessorial', page: 'Accessorial Analysis' },
  refund: { path: '/aframe/dashboard/refund', page: 'Refund Analysis' },
  score: { path: '/aframe/dashboard/carrierScore', page: 'Carrier Score' },
  weight: { path: '/aframe/dashboard/weight', page: 'Weight Analysis' },
  insight: { path: '/aframe/dashboard/shippingInsight', page: 'Shipping Insight' },
  dashboards: { path: '/dashboards', page: 'Dashboards' },
  invoices: { path: '/invoices', page: 'Invoices' },
} as const satisfies Record<string, Place>;

const both = ['package_level_info', 'charge_level_info'] as const;
const packageRows = ['package_level_info'] as const;
const chargeRows = ['charge_level_info'] as const;
const carriersOfSpend = totalSpend.whereClauses.filter((clause) => clause.startsWith('carrier_name'));

/** The packages of charges: a package has several charges, and some charges belong to no package. */
const packagesOfCharges: MeasureOfTable = {
  expression: 'count(distinct tracking_number)',
  whereClauses: ["tracking_number <> ''"],
  conditional: { expression: "count(distinct case when tracking_number <> '' then tracking_number end)" },
  among: (conditions) =>
    `count(distinct case when ${["tracking_number <> ''", ...conditions].join(' and ')} then tracking_number end)`,
};

const definitions: Readonly<Record<MeasureName, Omit<Measure, 'name'>>> = {
  totalSpend: ofFact(totalSpend, places.spend, both),
  netOfAllCarriers: ofFact(netOfAllCarriers, places.spend, both),
  excludedSpend: ofFact(excludedSpend, places.spend, both),
  publishedAmount: ofFact(found(spendFacts, 'publishedAmount'), places.spend, both),
  transportationDiscount: ofFact(found(spendFacts, 'transportationDiscount'), places.spend, both),
  transportation: ofFigure(figures.freight, places.dashboards, packageRows),
  accessorials: ofFact(found(spendFacts, 'accessorials'), places.accessorial, both),
  accessorialCount: ofFact(found(accessorial.facts, 'accessorialCount'), places.accessorial, chargeRows),
  averageAccessorial: ofFact(found(accessorial.facts, 'averageAccessorial'), places.accessorial, chargeRows),
  fuelSurcharge: ofFact(found(spendFacts, 'fuelSurcharge'), places.spend, both),
  fuelPercent: ofFigure(figures.fuelPercent, places.dashboards, packageRows),
  taxesAndOtherCharges: ofFact(found(spendFacts, 'taxesAndOtherCharges'), places.spend, both),
  tax: ofColumn('net_tax_amount', 'Taxes', 'Taxes, duties, government and brokerage charges, after discounts.'),
  fees: ofColumn('net_fee_amount', 'Fees', 'Fees of the account, such as the weekly service charge, after discounts.'),
  billingAdjustments: ofColumn(
    'net_billing_adjustment_amount',
    'Billing Adjustments',
    'Corrections after delivery, after discounts; credits are negative.',
  ),
  gross: ofFigure(figures.gross, places.dashboards, both),
  discount: ofFigure(figures.discount, places.dashboards, both),
  discountRate: own({
    text: 'Discount Rate',
    meaning: 'All discounts as a percentage of the gross amount.',
    unit: 'percent',
    ...percentOf('sum(incentive_amount)', 'sum(net_amount + incentive_amount)'),
    tables: both,
    ...places.dashboards,
  }),
  packages: {
    ...ofFact(packages, places.spend, packageRows),
    tables: { ...ofFact(packages, places.spend, packageRows).tables, charge_level_info: packagesOfCharges },
  },
  costPerPackage: {
    ...ofFigure(figures.costPerPackage, places.spend, packageRows),
    notes: totalSpend.notes,
    tables: ofCountedCarriers('sum(net_amount)', 'sum(no_of_pkgs)'),
  },
  costPerPound: {
    ...ofFigure(figures.costPerPound, places.spend, packageRows),
    notes: totalSpend.notes,
    tables: ofCountedCarriers('sum(net_amount)', 'sum(bill_weight_pounds)'),
  },
  billWeight: ofFact(found(weightFacts, 'billWeight'), places.weight, packageRows),
  actualWeight: ofFact(found(weightFacts, 'actualWeight'), places.weight, packageRows),
  deltaWeight: ofFact(found(weightFacts, 'deltaWeight'), places.weight, packageRows),
  averageBillWeight: ofFact(found(weightFacts, 'averageBillWeight'), places.weight, packageRows),
  averageActualWeight: ofFact(found(weightFacts, 'averageActualWeight'), places.weight, packageRows),
  averageDeltaWeight: ofFact(found(weightFacts, 'averageDeltaWeight'), places.weight, packageRows),
  trackedPackages: {
    ...ofFact(found(deliveryFacts, 'total'), places.score, packageRows),
    text: 'Packages with a Known Status',
  },
  onTimePercent: ofFigure(figures.onTimePercent, places.score, packageRows),
  latePercent: own({
    text: 'Late Share',
    meaning: 'Late packages as a percentage of all packages with a known status.',
    unit: 'percent',
    ...percentOf(
      "sum(case when tracking_status = 'Late' then no_of_pkgs else 0 end)",
      'sum(case when tracking_status is not null then no_of_pkgs else 0 end)',
    ),
    tables: packageRows,
    ...places.score,
  }),
  refunds: ofFact(found(refund.facts, 'total'), places.refund, chargeRows),
  refundCount: {
    ...own({
      text: 'Number of Refunds',
      meaning: 'How many charges were refunded.',
      unit: 'number',
      expression: 'sum(case when audit_refund_amount + client_refund_amount <> 0 then 1 else 0 end)',
      tables: chargeRows,
      ...places.refund,
    }),
    addsUp: true,
  },
  auditRefunds: ofFact(found(refund.facts, 'audit'), places.refund, chargeRows),
  clientRefunds: ofFact(found(refund.facts, 'client'), places.refund, chargeRows),
  addressCorrection: {
    ...ofFact(found(costAvoidanceFacts, 'addressCorrection'), places.insight, packageRows),
    text: 'Address Correction Fees',
  },
  addressCorrectionCount: {
    ...own({
      text: 'Number of Address Corrections',
      meaning: 'How many packages the carriers charged a corrected address for.',
      unit: 'number',
      expression: 'sum(case when address_correction_amt <> 0 then 1 else 0 end)',
      tables: packageRows,
      ...places.insight,
    }),
    addsUp: true,
  },
  chargeback: { ...ofFact(found(costAvoidanceFacts, 'chargeback'), places.insight, packageRows), text: 'Chargebacks' },
  declaredValue: {
    ...ofFact(found(costAvoidanceFacts, 'declaredValue'), places.insight, packageRows),
    text: 'Declared Value',
  },
  sccAuditFee: ofFact(auditFee, places.insight, packageRows),
  shippingChargeCorrection: ofFact(shippingChargeCorrection, places.insight, packageRows),
  latePaymentFees: ofFact(found(avoidableFacts, 'latePaymentFees'), places.insight, packageRows),
  paymentProcessingFees: ofFact(found(avoidableFacts, 'paymentProcessingFees'), places.insight, packageRows),
  dimensionalTransportation: ofFact(found(avoidableFacts, 'dimensionalTransportation'), places.insight, packageRows),
  averageZone: ofFigure(figureNamed('avgzone'), places.dashboards, packageRows),
  transitDays: ofFigure(figureNamed('pickuptodelivery'), places.dashboards, packageRows),
  invoices: own({
    text: 'Invoices',
    meaning: 'How many carrier invoices there are, each counted once.',
    unit: 'number',
    expression: 'count(distinct invoice_id)',
    tables: packageRows,
    ...places.invoices,
  }),
};

/** Everything that can be measured, by name. */
export const measures: Readonly<Record<MeasureName, Measure>> = Object.fromEntries(
  Object.entries(definitions).map(([name, measure]) => [name, { name, ...measure }]),
) as unknown as Readonly<Record<MeasureName, Measure>>;

/** The names of all measures. */
export const measureNames = Object.keys(definitions) as readonly MeasureName[];

function ofFact(fact: Fact, place: Place, tables: readonly TableName[]): Omit<Measure, 'name'> {
  const { text, meaning, unit, whereClauses, notes, measure } = fact;
  const addsUp = measure.per === undefined;
  const among = (conditions: readonly string[]) =>
    conditionalAggregateOf({ ...fact, whereClauses: [...whereClauses, ...conditions] }).expression;
  const told = {
    ...aggregateOf(measure),
    whereClauses,
    conditional: conditionalAggregateOf(fact),
    ...(addsUp ? { among } : {}),
  };
  return { text, meaning, unit, addsUp, notes, tables: toldBy(tables, told), ...place };
}

function ofFigure(figure: Figure, place: Place, tables: readonly TableName[]): Omit<Measure, 'name'> {
  const { text, meaning, expression, divisor, addsUp } = figure;
  const unit = figure.unit === 'date' ? 'number' : figure.unit;
  const aggregate: Aggregate = { expression, divisor };
  const told = { ...aggregate, whereClauses: [], conditional: aggregate };
  return { text, meaning, unit, addsUp, notes: [], tables: toldBy(tables, told), ...place };
}

/** A sum of a column of packages. */
function ofColumn(column: string, text: string, meaning: string): Omit<Measure, 'name'> {
  const among = (conditions: readonly string[]) =>
    `sum(case when ${conditions.join(' and ')} then ${column} else 0 end)`;
  const aggregate: Aggregate = { expression: `sum(${column})` };
  const told = { ...aggregate, whereClauses: [`${column} <> 0`], conditional: aggregate, among };
  const tables = toldBy(packageRows, told);
  return { text, meaning, unit: 'currency', addsUp: true, notes: [], tables, ...places.spend };
}

function own(
  given: Pick<Measure, 'text' | 'meaning' | 'unit' | 'path' | 'page'> &
    Aggregate & { readonly tables: readonly TableName[] },
): Omit<Measure, 'name'> {
  const { expression, divisor, tables, ...rest } = given;
  const aggregate: Aggregate = { expression, divisor };
  const told = { ...aggregate, whereClauses: [], conditional: aggregate };
  return { ...rest, addsUp: false, notes: [], tables: toldBy(tables, told) };
}

/** An average of Total Spend: of the carriers that it counts, packages that cost nothing included. */
function ofCountedCarriers(sum: string, count: string): Measure['tables'] {
  const counted = carriersOfSpend.map((clause) => `(${clause})`).join(' and ');
  const only = (aggregate: string) =>
    aggregate.replace(/^sum\((.*)\)$/, `sum(case when ${counted} then $1 else 0 end)`);
  return {
    package_level_info: {
      ...per(sum, count),
      whereClauses: carriersOfSpend,
      conditional: per(only(sum), only(count)),
    },
  };
}

function toldBy(tables: readonly TableName[], told: MeasureOfTable): Measure['tables'] {
  return Object.fromEntries(tables.map((table) => [table, told]));
}

function found(facts: readonly Fact[], key: string): Fact {
  const fact = facts.find((each) => each.key === key);
  if (fact === undefined) throw new Error(`There is no fact ‘${key}’.`);
  return fact;
}

function figureNamed(name: (typeof serviceFigures)[number]['name']): Figure {
  const figure = serviceFigures.find((each) => each.name === name);
  if (figure === undefined) throw new Error(`There is no figure ‘${name}’.`);
  return figure;
}
