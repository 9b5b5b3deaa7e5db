import { asks, leadsTo, type TestQuestion } from './question.ts';

const refused = ['refuse', 'clarify'];
const spend = 'select sum(net_amount)';
const packages = 'select sum(no_of_pkgs)';
const us = "normalised_consignee_country = 'US'";
const to = (state: string) => `${us} and normalised_consignee_state = '${state}'`;
const ups = "carrier_name = 'UPS'";
const fedex = "carrier_name = 'FedEx'";
const late = "tracking_status = 'Late'";
const isAccessorial = "charge_family = 'other_accessorial'";
const group = (name: string) => `${isAccessorial} and accessorial_group = '${name}'`;
const costPerPackage = 'round(sum(net_amount) / nullif(sum(no_of_pkgs), 0), 2)';
const refunds = 'sum(audit_refund_amount + client_refund_amount)';
const monthly = "date_trunc('month', bill_date)::date";
const weekly = '(bill_date - dayofweek(bill_date)::int)';
const june = "bill_date between '2026-06-01' and '2026-06-30'";
const october = '{lastMonth}';
const week37 = "bill_date between '2026-09-06' and '2026-09-12'";
const loose = { isLoose: true } as const;
const without = (days: string, lacking: string) =>
  `${packages} {P} and ${days} and tracking_number not in (select tracking_number {C} and ${days} and ${lacking})`;

/**
 * Written in one go, with their SQL, when lacks, numbered weeks and ‘most often’ were first answered: offhand notes,
 * complaints, instructions of a manager, and conversations that change their mind.
 */
export const twelfthUnseenSet: readonly TestQuestion[] = [
  // Notes and instructions
  ...asks(`${spend} {P} and ${june}`, ["June's bill", 'what was the damage in June', 'our June spend pls']),
  ...asks(`${spend} {P} and ${ups} and ${week37}`, ['UPS spend in calendar week 37', 'ups spend, wk 37']),
  ...asks(`${packages} {P} and ${week37}`, ['how many boxes went out in week 37', 'volume week #37']),
  ...asks(`${packages} {P} and ${week37}`, ['nombre de colis en semaine 37'], { language: 'fr' }),
  ...asks(`${packages} {P} and ${week37}`, ['¿cuántos paquetes hubo en la semana 37?'], { language: 'es' }),
  ...asks(`${packages} {P} and ${week37}`, ['quanti pacchi nella settimana 37'], { language: 'it' }),
  ...asks(`${packages} {P} and ${week37}`, ['第37周有多少包裹'], { language: 'zh' }),
  ...asks(`${packages} {P} and ${week37}`, ['كم عدد الطرود في الأسبوع 37'], { language: 'ar' }),
  ...asks(`select carrier_name, ${packages.slice(7)} {P} and ${week37} group by 1`, [
    'volume per carrier in week 37',
    'week 37 packages split by carrier',
  ]),
  ...asks(
    `select (${spend} {P} and ${week37}), (${spend} {P} and bill_date between '2026-09-13' and '2026-09-19')`,
    ['spend week 37 vs week 38', 'compare spend of week 37 with week 38'],
    loose,
  ),
  // Lacks
  ...asks(without(october, group('Delivery area')), [
    'how many shipments did not have a delivery area surcharge last month',
    'count of packages without DAS in October',
    'packages with no DAS last month',
  ]),
  ...asks(without('{lastQuarter}', group('Residential')), ['paquetes sin cargo residencial en el tercer trimestre'], {
    language: 'es',
  }),
  ...asks(without('{lastQuarter}', group('Residential')), ['Colis sans supplément résidentiel au T3'], {
    language: 'fr',
  }),
  ...asks(without('{lastQuarter}', group('Residential')), ['第三季度没有住宅附加费的包裹有多少'], { language: 'zh' }),
  ...asks(
    `select service_category, ${packages.slice(7)} {P} and {lastQuarter} group by 1 having count(*) filter (where ${late}) = 0`,
    ['which services had no late packages in Q3', 'services without late deliveries last quarter'],
  ),
  ...asks(
    `select normalised_consignee_state, ${packages.slice(7)} {P} and ${us} and {lastMonth} group by 1 having count(*) filter (where ${fedex}) = 0`,
    ['states where we have no FedEx last month', 'states with no FedEx shipments in October'],
  ),
  ...asks(
    `select normalised_consignee_state, ${packages.slice(7)} {P} and ${us} and {lastMonth} group by 1 having count(*) filter (where ${fedex}) = 0`,
    ['estados sin FedEx el mes pasado'],
    { language: 'es' },
  ),
  ...asks(
    `select count(*) from (select account_number {P} and {thisYear} group by 1 having count(*) filter (where ${late}) = 0)`,
    ['how many accounts had no late packages this year'],
  ),
  ...asks(
    `select client_id, ${packages.slice(7)} {P} and {lastMonth} group by 1 having count(*) filter (where carrier_name = 'OnTrac') = 0`,
    ['clients without OnTrac last month', 'which clients never used OnTrac last month'],
    { asker: 'family' },
  ),
  ...asks(without('{lastMonth}', group('Signature')), ['packages without a signature last month']),
  ...asks(without('{lastMonth}', group('Signature')), ['paquetes sin firma el mes pasado'], { language: 'es' }),
  // Most often
  ...asks(`select service_category, ${packages.slice(7)} {P} and {lastQuarter} group by 1 order by 2 desc limit 1`, [
    'what service do we use most frequently, last quarter',
    'most used service in Q3',
  ]),
  ...asks(
    `select normalised_consignee_state, ${packages.slice(7)} {P} and ${us} and {thisYear} group by 1 order by 2 desc limit 1`,
    ['which state do we ship to most often this year'],
  ),
  ...asks(
    `select accessorial_group, count(*) {C} and ${isAccessorial} and {thisYear} group by 1 order by 2 desc limit 3`,
    ['top 3 most frequent surcharges this year', 'the three most common accessorials ytd'],
  ),
  ...asks(
    `select carrier_name, ${packages.slice(7)} {P} and {thisYear} group by 1 order by 2 desc limit 1`,
    ['quel transporteur avons-nous utilisé le plus souvent cette année'],
    { language: 'fr' },
  ),
  ...asks(
    `select carrier_name, ${packages.slice(7)} {P} and {thisYear} group by 1 order by 2 desc limit 1`,
    ['今年最常用的承运商是哪家'],
    { ...loose, language: 'zh' },
  ),
  // Differences of two groups
  ...asks(
    `select (select ${costPerPackage} {P} and ${fedex} and {thisYear}), (select ${costPerPackage} {P} and ${ups} and {thisYear})`,
    [
      'how much more expensive per package is UPS than FedEx this year',
      'cpp gap UPS vs FedEx ytd',
      'how many dollars per package apart are UPS and FedEx this year',
    ],
    { ...loose, alsoClarify: true },
  ),
  ...asks(
    `select (${packages} {P} and ${to('CA')} and {lastQuarter}), (${packages} {P} and ${to('TX')} and {lastQuarter})`,
    ['did we send more to California or Texas in Q3', 'difference in packages between CA and TX last quarter'],
    loose,
  ),
  ...asks(
    `select (${spend} {P} and ${ups} and {lastQuarter}), (${spend} {P} and ${fedex} and {lastQuarter})`,
    ['diferencia de gasto entre UPS y FedEx el trimestre pasado'],
    { ...loose, language: 'es' },
  ),
  // Refunds
  ...asks(`select count(*) {C} and audit_refund_amount + client_refund_amount <> 0 and {thisYear}`, [
    'number of refunds we got this year',
    'how many credits came in ytd',
  ]),
  ...asks(`select ${refunds} {C} and {lastQuarter}`, [
    'money recovered in Q3',
    'how much did we get back last quarter',
    'total refunds, Q3 2026',
  ]),
  ...asks(`select ${refunds} {C} and {thisYear}`, ['今年退款总额'], { language: 'zh' }),
  ...asks(`select ${refunds} {C} and {lastQuarter}`, ['إجمالي المبالغ المستردة في الربع الثالث'], { language: 'ar' }),
  ...asks(
    `select carrier_name, ${refunds} {C} and {thisYear} and audit_refund_amount + client_refund_amount <> 0 group by 1`,
    ['refunds received from each carrier this year'],
    loose,
  ),
  // Everyday figures, worded otherwise
  ...asks(`select ${costPerPackage} {P} and ${ups} and {lastMonth}`, [
    'what does it cost us on average to ship one package with UPS? last month',
    'UPS per-package cost, October',
    'ups cost/package oct 2026',
  ]),
  ...asks(`select sum(transportation_amount - transportation_discount) {P} and {lastMonth}`, [
    'linehaul charges last month',
    'transportation charges in October',
    'base transportation cost last month',
  ]),
  ...asks(`select sum(incentive_amount) {P} and {thisYear}`, [
    'how much discount did we receive this year',
    'discounts ytd',
  ]),
  ...asks(`select sum(incentive_amount) {P} and {thisYear}`, ['今年的折扣总额'], { language: 'zh' }),
  ...asks(`select count(distinct invoice_id) {P} and ${ups} and {lastQuarter}`, [
    'number of UPS invoices in Q3',
    'how many invoices did UPS send us last quarter',
  ]),
  ...asks(`select sum(address_correction_amt) {P} and {thisYear}`, [
    'addr corr fees ytd',
    'address corrections cost this year',
  ]),
  ...asks(`select count(*) {C} and ${group('Residential')} and {lastQuarter}`, [
    'how many resi charges did we get in Q3',
    'number of residential surcharges last quarter',
  ]),
  ...asks(`${packages} {P} and zone in ('7', '8') and {lastQuarter}`, [
    'packages to zones 7 and 8 in Q3',
    'zone 7 or zone 8 volume last quarter',
  ]),
  ...asks(`${packages} {P} and actual_weight_pounds between 10 and 20 and {lastQuarter}`, [
    'packages between 10 and 20 lbs last quarter',
    'packages weighing 10 to 20 pounds in Q3',
  ]),
  ...asks(`${packages} {P} and net_amount < 10 and {lastMonth}`, [
    'how many packages cost less than ten dollars last month',
    'packages under $10 in October',
  ]),
  ...asks(
    `select ${monthly}, ${costPerPackage} {P} and ${ups} and {thisYear} group by 1`,
    ['UPS cost per package month by month this year', 'monthly ups cpp ytd'],
    loose,
  ),
  ...asks(
    `select ${weekly}, sum(net_amount) {P} and {thisQuarter} group by 1`,
    ['weekly spend this quarter', 'spend per week since the beginning of October'],
    loose,
  ),
  ...asks(
    `select normalised_consignee_state, count(*) filter (where ${late}) {P} and ${us} and {thisYear} group by 1 order by 2 desc, 1 limit 1`,
    ['which state has the most late packages this year'],
    loose,
  ),
  ...asks(
    `select normalised_consignee_state, sum(no_of_pkgs) {P} and ${us} and {thisYear} group by 1 having sum(no_of_pkgs) > 20`,
    ['states that got more than 20 packages this year', 'which states received over 20 packages ytd'],
  ),
  ...asks(
    `select round(100.0 * (select sum(net_amount) {P} and ${ups} and {lastQuarter}) / (select sum(net_amount) {P} and {lastQuarter}), 2)`,
    ["UPS's share of our Q3 spend", 'what fraction of spend went to UPS last quarter'],
    loose,
  ),
  ...asks(
    `select (${spend} {P} and {lastMonth}), (${spend} {P} and {september})`,
    ['by how much did spend change from September to October', 'October vs September spend'],
    loose,
  ),
  ...asks(
    `select (${packages} {P} and {thisYear}), (${packages} {P} and bill_date between '2025-01-01' and '2025-11-21')`,
    ['are we shipping more packages than last year', 'packages this year vs same time last year'],
    { ...loose, alsoClarify: true },
  ),
  // Other languages
  ...asks(`${spend} {P} and ${ups} and {lastMonth}`, ['¿cuánto nos cobró UPS el mes pasado?'], { language: 'es' }),
  ...asks(`${packages} {P} and ${to('FL')} and {thisYear}`, ['paquetes enviados a Florida en lo que va de año'], {
    language: 'es',
  }),
  ...asks(
    `select ${costPerPackage} {P} and {lastQuarter}`,
    ['¿cuánto cuesta en promedio un paquete? tercer trimestre'],
    {
      language: 'es',
    },
  ),
  ...asks(`${spend} {P} and ${fedex} and ${june}`, ['combien avons-nous payé à FedEx en juin ?'], { language: 'fr' }),
  ...asks(
    `${packages} {P} and ${late} and {lastQuarter}`,
    ['nombre de colis livrés en retard au troisième trimestre'],
    {
      language: 'fr',
    },
  ),
  ...asks(
    `select carrier_name, sum(net_amount) {P} and {lastMonth} group by 1`,
    ['répartition des dépenses par transporteur le mois dernier'],
    { language: 'fr' },
  ),
  ...asks(`${spend} {P} and ${ups} and {thisYear}`, ['quanto abbiamo speso con UPS da gennaio'], { language: 'it' }),
  ...asks(
    `select sum(fuel_surcharge_amount - fuel_surcharge_discount) {P} and {lastMonth}`,
    ['costo del carburante a ottobre'],
    {
      language: 'it',
    },
  ),
  ...asks(
    `select service_category, sum(no_of_pkgs) {P} and no_of_pkgs > 0 and {lastQuarter} group by 1`,
    ['pacchi per servizio nel terzo trimestre'],
    { language: 'it' },
  ),
  ...asks(`${spend} {P} and ${june}`, ['六月份花了多少钱'], { language: 'zh' }),
  ...asks(`${packages} {P} and ${to('NY')} and {thisYear}`, ['今年发往纽约的包裹'], { language: 'zh' }),
  ...asks(`select carrier_name, sum(net_amount) {P} and {lastQuarter} group by 1`, ['上季度各家承运商花费'], {
    language: 'zh',
  }),
  ...asks(`${spend} {P} and ${june}`, ['كم أنفقنا في يونيو'], { language: 'ar' }),
  ...asks(`${packages} {P} and ${ups} and {lastMonth}`, ['عدد طرود UPS في أكتوبر'], { language: 'ar' }),
  ...asks(
    `select carrier_name, sum(net_amount) {P} and {lastMonth} group by 1`,
    ['الإنفاق لكل شركة شحن الشهر الماضي'],
    {
      language: 'ar',
    },
  ),
  // Typing
  ...asks(`${spend} {P} and ${fedex} and {lastMonth}`, ['fedx spend last mnth', 'FEDEX SPEND LAST MONTH']),
  ...asks(`select carrier_name, sum(net_amount) {P} and {lastMonth} group by 1`, [
    'spend by carier last month',
    'spend / carrier / last month',
  ]),
  // Conversations
  ...asks(`${packages} {P} and ${fedex} and {lastMonth}`, ['no, I meant FedEx', 'make it FedEx'], {
    earlier: ['UPS packages last month'],
  }),
  ...asks(`${packages} {P} and ${ups} and {september}`, ['and in September?', 'same for September'], {
    earlier: ['UPS packages last month'],
  }),
  ...asks(
    `select normalised_consignee_state, sum(no_of_pkgs) {P} and no_of_pkgs > 0 and ${ups} and ${us} and {lastMonth} group by 1`,
    ['by state please'],
    {
      earlier: ['UPS packages last month'],
    },
  ),
  ...asks(`${spend} {P} and ${ups} and {lastMonth}`, ['what did they cost', 'and the cost?'], {
    earlier: ['UPS packages last month'],
  }),
  ...asks(without('{september}', group('Residential')), ['and in September?'], {
    earlier: ['packages without a residential surcharge last month'],
  }),
  ...asks(`${spend} {P} and bill_date between '2026-09-13' and '2026-09-19'`, ['and week 38?'], {
    earlier: ['spend in week 37'],
  }),
  ...asks(
    `select carrier_name, sum(net_amount) {P} and {lastQuarter} group by 1 order by 2 desc limit 2`,
    ['just the top 2'],
    {
      earlier: ['spend by carrier last quarter'],
    },
  ),
  ...asks(`${spend} {P} and ${june}`, ['y en junio'], { language: 'es', earlier: ['gasto el mes pasado'] }),
  ...asks(`${packages} {P} and ${fedex} and {lastQuarter}`, ['et FedEx ?'], {
    language: 'fr',
    earlier: ['nombre de colis UPS au troisième trimestre'],
  }),
  ...asks(`${packages} {P} and ${fedex} and {lastQuarter}`, ['那FedEx呢'], {
    language: 'zh',
    earlier: ['第三季度UPS的包裹数'],
  }),
  // What cannot be answered
  ...leadsTo(refused, [
    'states we have never shipped to',
    'spend of packages without a residential surcharge last month',
    'list packages without fuel last month',
    'packages without tracking numbers',
    'clients without a contract',
    'spend in week 37 of our fiscal year',
    'week 37',
    'busiest hour of the day',
    'spend on the 3rd Thursday of each month',
    'how often do drivers miss our dock',
    'most often delayed lane',
    'why is UPS better than FedEx',
    'how much do we usually pay',
    'spend by buyer last quarter',
    'number of pallets last month',
    'which boxes are too big',
    'what would Q3 have cost at list price with DHL instead of UPS',
    'show me the packages my boss shipped',
    'is our on time rate good',
    'packages shipped to Acme Corp last month',
    'spend of client 1009 last month',
    'Pine Outdoor spend last month',
    'late or residential packages last month',
    'average number of surcharges on late packages per driver',
    'how much more will we pay next year than this year',
    'spend last month in excess of budget',
    'which invoices did we already pay',
    'what was the DIM divisor in Q3',
    'rank our employees by spend',
    'spend where the invoice was disputed',
  ]),
  ...leadsTo(refused, ['gasto por comprador', '¿cuánto gastaremos en enero?'], {
    language: 'es',
  }),
  ...leadsTo(refused, ['colis sans numéro de commande', 'dépenses par acheteur', 'quel est notre budget transport'], {
    language: 'fr',
  }),
  ...leadsTo(refused, ['spesa per venditore', 'quanto spenderemo a gennaio'], { language: 'it' }),
  ...leadsTo(refused, ['每个员工的支出', '明年会花多少钱'], { language: 'zh' }),
  ...leadsTo(refused, ['الإنفاق حسب الموظف', 'كم سننفق العام القادم'], { language: 'ar' }),
  ...leadsTo(
    ['definition'],
    ['what is additional handling', 'meaning of dim weight', 'how do you calculate the discount rate'],
  ),
  ...leadsTo(['definition'], ['¿qué es una corrección de dirección?'], { language: 'es' }),
  ...leadsTo(['howto'], ['how do I schedule this report weekly', 'where do I change my password']),
];
