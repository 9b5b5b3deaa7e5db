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
];
