import { asks, type TestQuestion } from './question.ts';

const packages = 'select sum(no_of_pkgs)';
const spend = 'select sum(net_amount)';
const ofStates = "normalised_consignee_country = 'US'";
/** The packages of a condition none of whose charges meets another one. */
const without = (days: string, lacking: string) =>
  `${packages} {P} and ${days} and tracking_number not in (select tracking_number {C} and ${days} and ${lacking})`;
const residential = "accessorial_group = 'Residential'";
/** Groups with their packages in which nothing meets a condition. */
const groupsWithout = (group: string, conditions: string, lacking: string) =>
  `select ${group}, sum(no_of_pkgs) {P} and ${conditions} group by 1 having count(*) filter (where ${lacking}) = 0`;
const days = (from: string, to: string) => `bill_date between '${from}' and '${to}'`;

/** On these weekdays, Sunday being 0. */
const shippedOn = (...numbers: readonly number[]) => `dayofweek(pickup_date) in (${numbers.join(', ')})`;
const late = "tracking_status = 'Late'";
/** Total Spend leaves these carriers out. */
const counted = "carrier_name <> 'USPS' and carrier_name not like 'DHL%'";
/** Different packages with such a charge, of all packages that have charges. */
const shareOfPackagesWith = (charge: string, on: string) =>
  `select round(100.0 * count(distinct tracking_number) filter (where ${charge} and charge_family = 'other_accessorial') / count(distinct tracking_number), 2) {C} and ${on} and tracking_number <> ''`;
const toTexas = `${ofStates} and normalised_consignee_state = 'TX'`;

/**
 * What was refused until groups that lack something, two periods apart, numbered weeks, ‘most often’, weekdays, cities and ‘or’ were
 * understood; once traps.
 */
export const answeredSinceSet: readonly TestQuestion[] = [
  ...asks(without('{lastMonth}', residential), [
    'packages without a residential surcharge last month',
    'packages without residential last month',
    'how many packages had no residential surcharge last month',
  ]),
  ...asks(without('{lastMonth}', residential), ['paquetes sin recargo residencial el mes pasado'], { language: 'es' }),
  ...asks(without('{lastMonth}', residential), ['colis sans surcharge résidentielle le mois dernier'], {
    language: 'fr',
  }),
  ...asks(without('{lastMonth}', residential), ['pacchi senza supplemento residenziale il mese scorso'], {
    language: 'it',
  }),
  ...asks(without('{lastMonth}', residential), ['上个月没有住宅附加费的包裹数'], { language: 'zh' }),
  ...asks(without('{lastMonth}', residential), ['الطرود بدون رسوم سكنية الشهر الماضي'], { language: 'ar' }),
  ...asks(`${packages} {P} and {lastMonth} and fuel_surcharge_amount - fuel_surcharge_discount = 0`, [
    'packages without fuel surcharge last month',
  ]),
  ...asks(groupsWithout('carrier_name', '{lastMonth}', "tracking_status = 'Late'"), [
    'carriers with no late packages last month',
    'which carriers had no late packages last month',
  ]),
  ...asks(groupsWithout('normalised_consignee_state', `${ofStates} and {thisYear}`, "carrier_name = 'UPS'"), [
    'states without UPS packages this year',
    'which states have no UPS this year',
  ]),
  ...asks(
    `select count(*) from (${groupsWithout('normalised_consignee_state', `${ofStates} and {lastMonth}`, "tracking_status = 'Late'")})`,
    ['how many states had no late packages last month'],
  ),
  ...asks(
    `select carrier_name, sum(no_of_pkgs) {P} and {thisYear} and carrier_name not in (select carrier_name {C} and {thisYear} and audit_refund_amount + client_refund_amount <> 0) group by 1`,
    ['carriers without refunds this year'],
  ),
  ...asks(
    `select account_number, sum(no_of_pkgs) {P} and {lastMonth} and account_number not in (select account_number {C} and {lastMonth} and ${residential}) group by 1`,
    ['accounts without residential charges last month'],
  ),
  ...asks(`${spend} {P} and ${days('2026-10-11', '2026-10-17')}`, ['spend in week 42', 'week 42 spend']),
  ...asks(`${spend} {P} and ${days('2026-10-11', '2026-10-17')}`, ['gasto en la semana 42'], { language: 'es' }),
  ...asks(`${spend} {P} and ${days('2026-10-11', '2026-10-17')}`, ['dépenses de la semaine 42'], { language: 'fr' }),
  ...asks(`${spend} {P} and ${days('2026-10-11', '2026-10-17')}`, ['spesa settimana 42'], { language: 'it' }),
  ...asks(`${spend} {P} and ${days('2026-10-11', '2026-10-17')}`, ['第42周的支出'], { language: 'zh' }),
  ...asks(`${spend} {P} and ${days('2026-10-11', '2026-10-17')}`, ['الإنفاق في الأسبوع 42'], { language: 'ar' }),
  ...asks(`${spend} {P} and ${days('2026-11-01', '2026-11-07')}`, ['spend wk 45']),
  ...asks(`${spend} {P} and ${days('2025-12-21', '2025-12-27')}`, ['spend in week 52']),
  ...asks(`${packages} {P} and ${days('2026-07-19', '2026-08-15')}`, ['packages in weeks 30 to 33']),
  ...asks(
    `select accessorial_group, count(*) {C} and {lastQuarter} and charge_family = 'other_accessorial' group by 1`,
    ['most frequent accessorials q3', 'most common surcharges last quarter'],
  ),
  ...asks(
    `select accessorial_group, count(*) {C} and {lastQuarter} and charge_family = 'other_accessorial' group by 1 order by 2 desc limit 1`,
    ['which surcharge hit us most often last quarter', 'most frequent accessorial q3'],
  ),
  ...asks(`select carrier_name, ${packages.slice(7)} {P} and {thisYear} group by 1 order by 2 desc limit 1`, [
    'which carrier do we use most often this year',
  ]),
  ...asks(`${spend} {P} and {thisYear} and ${shippedOn(1)}`, ['spend on Mondays this year']),
  ...asks(`${packages} {P} and {lastMonth} and ${shippedOn(1)}`, ['packages shipped on mondays last month']),
  ...asks(`${packages} {P} and {lastMonth} and ${shippedOn(0, 6)}`, ['weekend shipments last month']),
  ...asks(`${packages} {P} and {twelveMonths} and ${shippedOn(0, 6)}`, ['weekend packages']),
  ...asks(`${spend} {P} and {lastQuarter} and ${shippedOn(6)}`, ['spend on saturdays last quarter']),
  ...asks(`${packages} {P} and {twelveMonths} and ${shippedOn(2)}`, ['paquetes enviados los martes'], {
    language: 'es',
  }),
  ...asks(`${packages} {P} and {twelveMonths} and ${shippedOn(1)}`, ['colis expédiés le lundi'], { language: 'fr' }),
  ...asks(`${packages} {P} and {twelveMonths} and ${shippedOn(1)}`, ['pacchi del lunedì'], { language: 'it' }),
  ...asks(`${packages} {P} and {lastQuarter} and ${shippedOn(1)}`, ['上季度周一发出的包裹数'], { language: 'zh' }),
  ...asks(`${packages} {P} and {lastQuarter} and ${shippedOn(2)}`, ['الطرود يوم الثلاثاء في الربع الماضي'], {
    language: 'ar',
  }),
  ...asks(`${packages} {P} and {lastMonth} and (actual_weight_pounds > 50 or ${late})`, [
    'packages over 50 lb or late last month',
  ]),
  ...asks(`${packages} {P} and {lastMonth} and (carrier_name = 'UPS' or ${late})`, ['UPS or late packages last month']),
  ...asks(`${packages} {P} and {lastMonth} and (net_amount > 100 or ${late})`, [
    'late or over $100 packages last month',
  ]),
  ...asks(`${spend} {P} and {lastMonth} and ((${toTexas}) or carrier_name = 'UPS')`, [
    'spend to Texas or on UPS last month',
  ]),
  ...asks(`${packages} {P} and {lastQuarter} and (carrier_name = 'UPS' or actual_weight_pounds > 20)`, [
    'UPS packages or those over 20 lb in Q3',
  ]),
  ...asks(
    `${packages} {P} and {lastMonth} and (${toTexas} or ${late})`,
    ['paquetes a Texas o con retraso el mes pasado'],
    {
      language: 'es',
    },
  ),
  ...asks(
    `${packages} {P} and {lastMonth} and (${late} or actual_weight_pounds > 50)`,
    ['上个月延误或超过50磅的包裹数'],
    {
      language: 'zh',
    },
  ),
  ...asks(`${packages} {P} and {thisYear} and lower(sender_city) = 'chino'`, [
    'packages shipped out of chino this year',
  ]),
  ...asks(`${packages} {P} and {thisYear} and consignee_city = 'Seattle'`, ['packages to seattle this year'], {
    asker: 'family',
  }),
  ...asks(
    'select sum(net_amount) filter (where month(bill_date) = 5), sum(net_amount) filter (where month(bill_date) = 3) {P} and year(bill_date) = 2026',
    ['spend in March and May 2026'],
  ),
  ...asks(
    'select sum(no_of_pkgs) filter (where month(bill_date) = 6), sum(no_of_pkgs) filter (where month(bill_date) = 1) {P} and year(bill_date) = 2026',
    ['packages in January and June 2026'],
  ),
  ...asks("select sum(net_amount) {P} and bill_date between '2026-10-01' and '2026-10-15'", [
    'spend in the first half of october',
    'spend in the first 15 days of October',
  ]),
  ...asks(
    "select sum(net_amount) {P} and bill_date between '2026-10-01' and '2026-10-15'",
    ['gasto de la primera quincena de octubre'],
    { language: 'es' },
  ),
  ...asks("select sum(net_amount) {P} and bill_date = '2026-11-03'", ['11月3日的支出'], { language: 'zh' }),
  ...asks("select sum(net_amount) {P} and bill_date between '2026-10-29' and '2026-10-31'", ['十月最后三天的支出'], {
    language: 'zh',
  }),
  ...asks(`${packages} {P} and {lastMonth} and ${toTexas}`, ['packages to tx last month'], {}),
  ...asks(
    'select sum(net_amount) filter (where year(bill_date) = 2026), sum(net_amount) filter (where year(bill_date) = 2025) {P} and quarter(bill_date) = 3',
    ['spend in Q3 of 2025 and 2026', 'compare the third quarter of 2025 and 2026, spend'],
  ),
  ...asks(
    'select sum(net_amount) filter (where year(bill_date) = 2026), sum(net_amount) filter (where year(bill_date) = 2025) {P} and quarter(bill_date) = 3',
    ['比较2025年和2026年第三季度的总支出'],
    { language: 'zh' },
  ),
  ...asks("select sum(net_amount) {P} and {lastQuarter} and carrier_name not in ('UPS', 'FedEx')", [
    'spend that was neither UPS nor FedEx last quarter',
  ]),
  ...asks(
    "select sum(net_amount) {P} and {lastQuarter} and carrier_name not in ('UPS', 'FedEx')",
    ['dépenses ni UPS ni FedEx le trimestre dernier'],
    { language: 'fr' },
  ),
  ...asks(
    `select sum(audit_refund_amount + client_refund_amount) {C} and {thisYear} and credit_type = 'GSR / late delivery'`,
    ['how much money did we get back for late packages this year'],
    { asker: 'family' },
  ),
  ...asks(`select carrier_name, sum(no_of_pkgs) {P} and {lastQuarter} group by 1 order by 2 desc limit 1 offset 1`, [
    'the second most used carrier last quarter',
    'second largest carrier by packages last quarter',
  ]),
  ...asks(
    'select carrier_name, sum(no_of_pkgs) {P} and {twelveMonths} group by 1 order by 2 desc limit 1 offset 1',
    ['il secondo corriere più usato'],
    { language: 'it' },
  ),
  ...asks(
    `select normalised_consignee_state, sum(net_amount) {P} and {thisYear} and ${ofStates} and ${counted} group by 1 order by 2 desc limit 1 offset 2`,
    ['third highest state by spend this year'],
  ),
  ...asks(`select round(sum(net_amount) / count(distinct invoice_id), 2) {P} and {lastMonth}`, [
    'average invoice amount last month',
    'what was the average invoice value last month',
  ]),
  ...asks(
    `select round(sum(net_amount) / count(distinct invoice_id), 2) {P} and {lastMonth} and carrier_name = 'UPS'`,
    ['average amount of UPS invoices last month'],
  ),
  ...asks(
    'select round(sum(net_amount) / count(distinct invoice_id), 2) {P} and {lastMonth}',
    ['importe medio de las facturas el mes pasado'],
    { language: 'es' },
  ),
  ...asks(shareOfPackagesWith(residential, '{twelveMonths}'), ['what percent of our packages are residential']),
  ...asks(shareOfPackagesWith(residential, '{lastMonth}'), [
    'what share of packages had a residential surcharge last month',
  ]),
  ...asks(
    shareOfPackagesWith(residential, '{lastMonth}'),
    ['quel pourcentage des colis avait un supplément résidentiel le mois dernier'],
    { language: 'fr' },
  ),
  ...asks(
    'select round(100.0 * sum(no_of_pkgs) filter (where actual_weight_pounds > 10) / sum(no_of_pkgs), 2) {P} and {thisYear}',
    ['share of packages heavier than 10 pounds this year'],
  ),
  ...asks(`${packages} {P} and bill_date < '2026-03-01'`, ['packages before March']),
  ...asks(`${packages} {P} and bill_date < '2026-03-01'`, ['colis avant mars'], { language: 'fr' }),
  ...asks(`${packages} {P} and bill_date <= '2026-06-30'`, ['packages until the end of June', 'packages through June']),
  ...asks(`${packages} {P} and bill_date <= '2026-06-30'`, ['paquetes hasta junio'], { language: 'es' }),
  ...asks(`${packages} {P} and bill_date >= '2026-08-16'`, ['packages after August 15 2026']),
  ...asks(`${packages} {P} and ${days('2025-10-01', '2025-12-31')}`, ['packages in the last quarter of 2025']),
  ...asks(
    'select sum(no_of_pkgs) filter (where year(bill_date) = 2026), sum(no_of_pkgs) filter (where year(bill_date) = 2025) {P} and quarter(bill_date) = 3',
    ['packages q3 26 vs q3 25'],
  ),
  ...asks(
    `select sum(no_of_pkgs) filter (where year(bill_date) = 2026), sum(no_of_pkgs) filter (where year(bill_date) = 2025) {P} and month(bill_date) = 11 and day(bill_date) <= 21`,
    ['packages this month vs the same days last November'],
  ),
  ...asks(`select sum(no_of_pkgs), sum(net_amount) filter (where ${counted}) {P} and {lastQuarter} and ${late}`, [
    'how many late packages were there last quarter and how much did they cost',
  ]),
  ...asks(`select sum(no_of_pkgs), sum(net_amount) {P} and {lastMonth} and carrier_name = 'UPS'`, [
    'how many packages did we ship with ups last month and what did they cost',
  ]),
  ...asks(
    `select consignee_postal_code, sum(no_of_pkgs) {P} and {lastMonth} and consignee_postal_code <> '' group by 1 order by 2 desc, 1 limit 3`,
    ['top 3 zip codes by packages last month'],
  ),
  ...asks(`select count(*) filter (where address_correction_amt <> 0) {P} and {thisYear}`, [
    'how many address corrections did we have this year',
    'number of packages with an address correction this year',
  ]),
  ...asks(`${packages} {P} and {yesterday}`, ['packages billed yesterday']),
  ...asks(
    "select round(100.0 * sum(no_of_pkgs) filter (where service_category = 'Ground') / sum(no_of_pkgs), 2) {P} and {lastMonth} and carrier_name = 'UPS'",
    ['what percent of UPS packages is ground last month'],
    { isLoose: true },
  ),
  ...asks(
    "select round(100.0 * sum(no_of_pkgs) filter (where service_category = 'Ground' and month(bill_date) = 10) / sum(no_of_pkgs) filter (where month(bill_date) = 10), 2), round(100.0 * sum(no_of_pkgs) filter (where service_category = 'Ground' and month(bill_date) = 9) / sum(no_of_pkgs) filter (where month(bill_date) = 9), 2) {P} and year(bill_date) = 2026",
    ['ground share of packages in October vs September'],
    { isLoose: true },
  ),
  ...asks(
    `select count(*) from (select invoice_number {P} and {thisYear} and ${counted} group by 1 having sum(net_amount) > 1000)`,
    ['how many invoices over $1000 this year'],
  ),
  ...asks(
    `select date_trunc('month', bill_date)::date::varchar, sum(net_amount) {P} and {lastYear} and ${counted} group by 1 having sum(net_amount) > 1000`,
    ['months in 2025 where spend was above 1000 dollars'],
  ),
  ...asks(`select carrier_name, sum(net_amount) {P} and {lastMonth} and carrier_name in ('UPS', 'FedEx') group by 1`, [
    'how much did we pay UPS and how much FedEx last month',
  ]),
  ...asks('select round(100.0 * sum(transportation_discount) / sum(transportation_amount), 2) {P} and {lastQuarter}', [
    'transportation discount percent last quarter',
  ]),
  ...asks(
    `select date_trunc('month', bill_date)::date::varchar, round(100.0 * sum(net_amount) filter (where carrier_name = 'UPS') / sum(net_amount), 2) {P} and {lastQuarter} and ${counted} group by 1`,
    ['UPS share of spend by month last quarter', 'share of UPS in spend by month in Q3 2026'],
  ),
  ...asks(
    `select normalised_consignee_state, round(100.0 * sum(net_amount) filter (where service_category = 'Ground') / sum(net_amount), 2) {P} and {lastQuarter} and ${counted} and ${ofStates} group by 1`,
    ['ground share of spend by state last quarter'],
    { isLoose: true },
  ),
  ...asks(
    `select count(distinct tracking_number) {C} and {thisYear} and tracking_number <> '' and ${residential} and charge_family = 'other_accessorial' and tracking_number in (select tracking_number {P} and {thisYear} and actual_weight_pounds > 20)`,
    ['how many packages over 20 lb had a residential surcharge this year'],
  ),
  ...asks(
    `select sum(net_amount) {C} and {thisYear} and ${residential} and charge_family = 'other_accessorial' and tracking_number in (select tracking_number {P} and {thisYear} and actual_weight_pounds > 20)`,
    [
      'residential surcharges over 20 lb this year',
      'what did residential surcharges on packages over 20 lb cost this year',
    ],
  ),
  ...asks(
    `select count(*) from (select date_trunc('week', bill_date + 1) {P} and {thisYear} group by 1 having sum(no_of_pkgs) > 50)`,
    ['how many weeks had more than 50 packages this year'],
  ),
  ...asks(
    `select count(*) from (select date_trunc('month', bill_date) {P} and {lastYear} and ${counted} group by 1 having sum(net_amount) > 1000)`,
    ['in how many months did we spend more than $1,000 in 2025', 'number of months in 2025 with spend over $1,000'],
  ),
  ...asks("select sum(bill_weight_pounds) {P} and {lastYear} and carrier_name = 'USPS'", [
    'total bill weight USPS 2025',
  ]),
];
