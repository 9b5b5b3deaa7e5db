import { asks, leadsTo, type TestQuestion } from './question.ts';

const refused = ['refuse', 'clarify'];
const accessorial = (group: string) => `charge_family = 'other_accessorial' and accessorial_group = '${group}'`;

/** Written after the first repairs, and measured before anything else was changed; its failures are not looked at. */
export const heldBackSet: readonly TestQuestion[] = [
  ...asks("select sum(net_amount) {P} and service_category = 'Economy' and {lastQuarter}", [
    'economy spend Q3',
    'how much went to economy services last quarter?',
  ]),
  ...asks('select sum(no_of_pkgs) {P} and {thirteenWeeks}', [
    'shipments over the last 13 weeks',
    'pkg count for the trailing 13 weeks',
  ]),
  ...asks('select bill_option, sum(net_amount) {P} and {lastMonth} group by 1', ['October spend split by bill option']),
  ...asks(`select sum(net_amount) {C} and ${accessorial('Signature')} and {thisYear}`, [
    'signature fees ytd',
    'What have signatures cost us this year?',
  ]),
  ...asks(`select carrier_name, sum(net_amount) {C} and ${accessorial('Delivery area')} and {lastQuarter} group by 1`, [
    'DAS by carrier last quarter',
    'delivery area surcharges per carrier Q3 2026',
  ]),
  ...asks(
    "select normalised_consignee_state, round(sum(net_amount) / nullif(sum(no_of_pkgs), 0), 2) {P} and normalised_consignee_country = 'US' and {thisYear} group by 1 having sum(no_of_pkgs) > 10",
    ['cost per package by state this year for states with more than 10 packages'],
  ),
  ...asks(
    "select date_trunc('month', bill_date)::date, carrier_name, sum(net_amount) {P} and {lastQuarter} group by 1, 2",
    ['monthly spend by carrier last quarter', 'spend per carrier per month in Q3'],
  ),
  ...asks('select carrier_name, sum(transportation_amount - transportation_discount) {P} and {lastMonth} group by 1', [
    'transportation by carrier in October',
    'net transportation charges per carrier last month',
  ]),
  ...asks(
    'select carrier_name, sum(bill_weight_pounds) {P} and bill_weight_pounds >= 0 and (no_of_pkgs > 0 or bill_weight_pounds > actual_weight_pounds) and {lastMonth} group by 1',
    ['billed pounds by carrier last month', 'total weight per carrier in October'],
  ),
  ...asks(
    "select sum(no_of_pkgs) {P} and normalised_consignee_country = 'US' and normalised_consignee_state in ('TX', 'CA') and {thisYear}",
    ['packages to Texas or California this year', 'how many parcels to TX and CA ytd'],
  ),
  ...asks(
    "select sum(net_amount) {P} and carrier_name = 'FedEx' and service_category = 'Ground' and {lastMonth}",
    ['FedEx Ground category spend last month', 'fedex spend on ground last month'].slice(1),
  ),
  ...asks(
    "select (select sum(net_amount) {P} and carrier_name = 'FedEx' and {lastQuarter}), (select sum(net_amount) {P} and carrier_name = 'FedEx' and {q2})",
    ['FedEx spend Q2 vs Q3', 'change in FedEx spend from Q2 to Q3 2026'],
    { isLoose: true },
  ),
  ...asks(
    "select tracking_number, net_amount {P} and row_kind = 'package' and carrier_name = 'FedEx' and {lastQuarter} order by 2 desc, 1 limit 7",
    ['show the 7 most expensive FedEx packages in Q3'],
  ),
  ...asks(
    "select carrier_name, sum(case when tracking_status = 'Late' then no_of_pkgs else 0 end) {P} and tracking_status = 'Late' and {thisYear} group by 1",
    ['late shipments per carrier this year', 'which carriers had late packages ytd'],
  ),
  ...asks(
    'select carrier_name, sum(net_amount) {P} and {q2} group by 1',
    ['and for Q2?', 'how about q2 2026', 'now Q2'],
    { earlier: ['spend by carrier last quarter'] },
  ),
  ...asks(
    "select sum(no_of_pkgs) {P} and carrier_name = 'UPS' and {lastMonth}",
    ['and how many packages?', 'packages instead'],
    { earlier: ['UPS spend last month'] },
  ),
  ...asks(
    'select service_category, sum(net_amount) {P} and {thisYear} group by 1',
    ['desglose del gasto por tipo de servicio este año'],
    { language: 'es' },
  ),
  ...asks(
    "select sum(no_of_pkgs) {P} and carrier_name = 'UPS' and {lastMonth}",
    ['¿cuántos paquetes envió UPS el mes pasado?'],
    { language: 'es' },
  ),
  ...asks(
    'select round(sum(net_amount) / sum(no_of_pkgs), 2) {P} and {thisYear}',
    ['coût moyen par colis cette année', 'costo medio per pacco quest’anno'].slice(0, 1),
    { language: 'fr' },
  ),
  ...asks(
    "select sum(net_amount) {P} and carrier_name = 'FedEx' and {lastQuarter}",
    ['combien avons-nous payé à FedEx au troisième trimestre ?'],
    { language: 'fr' },
  ),
  ...asks(
    'select round(sum(net_amount) / sum(no_of_pkgs), 2) {P} and {thisYear}',
    ['costo medio per pacco quest’anno'],
    { language: 'it' },
  ),
  ...asks(
    "select date_trunc('month', bill_date)::date, sum(net_amount) {P} and {thisYear} group by 1",
    ['spesa mensile di quest’anno'],
    { language: 'it' },
  ),
  ...asks(
    'select service_category, sum(no_of_pkgs) {P} and no_of_pkgs <> 0 and {lastMonth} group by 1',
    ['上个月各服务类别的包裹数'],
    { language: 'zh' },
  ),
  ...asks("select sum(no_of_pkgs) {P} and tracking_status = 'Late' and {lastQuarter}", ['上季度延误的包裹有多少'], {
    language: 'zh',
  }),
  ...asks(
    'select service_category, sum(net_amount) {P} and {thisYear} group by 1',
    ['الإنفاق حسب نوع الخدمة هذا العام'],
    { language: 'ar' },
  ),
  ...asks(
    'select sum(fuel_surcharge_amount - fuel_surcharge_discount) {P} and {lastMonth}',
    ['رسوم الوقود في الشهر الماضي'],
    { language: 'ar' },
  ),
  ...leadsTo(['definition'], ['what is an accessorial', 'what does FSC mean', 'how is the discount rate calculated']),
  ...leadsTo(['howto'], ['where do I find refunds', 'how do I save a view', 'how can I see my invoices']),
  ...leadsTo(refused, [
    'Meridian spend last month',
    'client 1005 packages last year',
    'spend with GLS last month',
    'who shipped the most parcels in our team',
    'spend by cost center last quarter',
    'packages by box size last month',
    'insurance premium rates for 2026',
    'what will fuel cost next year',
    'is our discount good',
    'spend that was disputed last month',
    'packages lost in the ocean last month',
    'unpaid charges last month',
  ]),
];

/** Traps of known words, written at the same time. */
export const heldBackTraps: readonly TestQuestion[] = leadsTo(refused, [
  'spend plus refunds last month',
  'spend net of refunds last month',
  'packages with neither UPS nor late last month',
  'fuel minus discount last quarter',
  'packages with two accessorials last month',
  'packages with more than one charge last month',
  'number of discounts last month',
  'average refund per claim last year',
  'highest fuel last quarter',
  'spend per late package last month',
  'top carriers and states last month by zone 8',
  'late packages over spend last month',
  'UPS and ground or late packages last month',
  'spend in October, November and December 2025',
  'spend before and after March 2026',
  'first 5 packages last month',
  'weight per refund last year',
  'on time % excluding weather last month',
]);
