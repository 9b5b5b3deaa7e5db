import { asks, leadsTo, type TestQuestion } from './question.ts';

const spend = 'select sum(net_amount)';
const packages = 'select sum(no_of_pkgs)';
const fuel = 'sum(fuel_surcharge_amount - fuel_surcharge_discount)';
const accessorials = 'sum(other_accessorial_amount - other_accessorial_discount)';
const refunds = 'sum(audit_refund_amount + client_refund_amount)';
const perPackage = 'round(sum(net_amount) / nullif(sum(no_of_pkgs), 0), 2)';
const onTime =
  "round(100.0 * sum(case when tracking_status = 'On Time' then no_of_pkgs else 0 end) / nullif(sum(case when tracking_status is not null then no_of_pkgs else 0 end), 0), 2)";
const toState = (code: string) => `normalised_consignee_country = 'US' and normalised_consignee_state = '${code}'`;
const ofStates = "normalised_consignee_country = 'US'";
const residential = "charge_family = 'other_accessorial' and accessorial_group = 'Residential'";
const refused = ['refuse', 'clarify'];
const h1 = "bill_date between '2026-01-01' and '2026-06-30'";
const august = "bill_date between '2026-08-01' and '2026-08-31'";
const year2024 = "bill_date between '2024-01-01' and '2024-12-31'";
const months = "date_trunc('month', bill_date)::date";
const listed = "select tracking_number, net_amount {P} and row_kind = 'package'";

/** Questions as shippers ask them, written before looking at what was understood; all languages, lists and conversations. */
export const broadSet: readonly TestQuestion[] = [
  // Lists of packages
  ...asks(`${listed} and actual_weight_pounds > 5 and {lastMonth}`, [
    'show me packages over 5 lb last month',
    'list all shipments heavier than 5 pounds in October',
    'which packages weighed more than 5 lbs last month',
  ]),
  ...asks(`${listed} and ${toState('TX')} and {lastMonth}`, [
    'list shipments to Texas last month',
    'show packages going to TX in October 2026',
    'give me a list of packages to Texas last month',
  ]),
  ...asks(`${listed} and tracking_status = 'Late' and carrier_name = 'UPS' and {lastMonth}`, [
    'show all late UPS packages from last month',
    'list UPS shipments that were late in October',
    'pull up the late packages with UPS for last month',
  ]),
  ...asks(`${listed} and net_amount > 30 and {lastQuarter}`, [
    'which packages cost more than $30 last quarter?',
    'list packages over $30 last quarter',
    'show me shipments above 30 dollars in Q3',
  ]),
  ...asks(`${listed} and {lastMonth} order by net_amount desc, tracking_number limit 10`, [
    'what were our 10 most expensive packages last month',
    'top 10 costliest shipments in October',
  ]),
  ...asks(
    `${listed} and actual_weight_pounds > 5 and {lastMonth}`,
    ['muéstrame los paquetes de más de 5 libras del mes pasado', 'lista de paquetes de más de 5 libras en octubre'],
    { language: 'es' },
  ),
  ...asks(
    `${listed} and actual_weight_pounds > 5 and {lastMonth}`,
    ['montre-moi les colis de plus de 5 livres du mois dernier', 'liste des colis de plus de 5 livres en octobre'],
    { language: 'fr' },
  ),
  ...asks(
    `${listed} and actual_weight_pounds > 5 and {lastMonth}`,
    ['mostrami i pacchi sopra le 5 libbre del mese scorso', 'elenco dei pacchi oltre 5 libbre a ottobre'],
    { language: 'it' },
  ),
  ...asks(
    `${listed} and actual_weight_pounds > 5 and {lastMonth}`,
    ['显示上个月超过5磅的包裹', '列出十月份超过5磅的包裹'],
    { language: 'zh' },
  ),
  ...asks(
    `${listed} and actual_weight_pounds > 5 and {lastMonth}`,
    ['اعرض الطرود التي تزيد عن 5 أرطال الشهر الماضي', 'قائمة الطرود التي تزيد عن 5 أرطال في أكتوبر'],
    { language: 'ar' },
  ),
  // Amounts without parts of them
  ...asks(`select sum(net_amount) - ${fuel} {P} and {lastMonth}`, [
    'spend excluding fuel last month',
    'what did we spend last month without fuel surcharges',
    'total cost less fuel in October',
  ]),
  ...asks(`select carrier_name, sum(net_amount) - ${accessorials} {P} and {lastQuarter} group by 1`, [
    'spend by carrier except accessorials last quarter',
    'spend minus accessorials per carrier in Q3',
  ]),
  ...asks(`select sum(net_amount) - ${fuel} - ${accessorials} {P} and {lastQuarter}`, [
    'spend without fuel and accessorials last quarter',
  ]),
  ...asks(`select sum(net_amount) - ${fuel} {P} and {lastMonth}`, ['gasto sin combustible el mes pasado'], {
    language: 'es',
  }),
  ...asks(`select sum(net_amount) - ${fuel} {P} and {lastMonth}`, ['dépenses hors carburant le mois dernier'], {
    language: 'fr',
  }),
  ...asks(`select sum(net_amount) - ${fuel} {P} and {lastMonth}`, ['spesa senza carburante il mese scorso'], {
    language: 'it',
  }),
  ...asks(`select sum(net_amount) - ${fuel} {P} and {lastMonth}`, ['上个月不含燃油的支出'], { language: 'zh' }),
  ...asks(`select sum(net_amount) - ${fuel} {P} and {lastMonth}`, ['الإنفاق بدون الوقود الشهر الماضي'], {
    language: 'ar',
  }),
  // Halves of years, growth from month to month, counted groups, kilograms
  ...asks(`${spend} {P} and ${h1}`, [
    'spend in the first half of 2026',
    'H1 2026 spend',
    'how much did shipping cost us in h1',
  ]),
  ...asks(`${spend} {P} and ${h1}`, ['gasto en el primer semestre de 2026'], { language: 'es' }),
  ...asks(`${spend} {P} and ${h1}`, ['dépenses du premier semestre 2026'], { language: 'fr' }),
  ...asks(`${spend} {P} and ${h1}`, ['spesa del primo semestre 2026'], { language: 'it' }),
  ...asks(`${spend} {P} and ${h1}`, ['2026年上半年的支出'], { language: 'zh' }),
  ...asks(`${spend} {P} and ${h1}`, ['الإنفاق في النصف الأول من 2026'], { language: 'ar' }),
  ...asks(
    `select m, s, lag(s) over (order by m), s - lag(s) over (order by m) from (select ${months} m, sum(net_amount) s {P} and {thisYear} group by 1)`,
    ['month over month change in spend this year', 'spend growth by month ytd', 'monthly change in spend this year'],
  ),
  ...asks(
    `select count(*) from (select normalised_consignee_state {P} and ${ofStates} and {thisYear} group by 1 having sum(no_of_pkgs) > 20)`,
    [
      'how many states had more than 20 packages this year',
      'number of states with over 20 shipments ytd',
      'how many states received more than 20 packages this year',
    ],
  ),
  ...asks(
    `select count(*) from (select normalised_consignee_state {P} and ${ofStates} and {thisYear} group by 1 having sum(no_of_pkgs) > 20)`,
    ['¿cuántos estados recibieron más de 20 paquetes este año?'],
    { language: 'es' },
  ),
  ...asks(
    `select count(*) from (select normalised_consignee_state {P} and ${ofStates} and {thisYear} group by 1 having sum(no_of_pkgs) > 20)`,
    ["combien d'états ont reçu plus de 20 colis cette année"],
    { language: 'fr' },
  ),
  ...asks(
    `select count(*) from (select normalised_consignee_state {P} and ${ofStates} and {thisYear} group by 1 having sum(no_of_pkgs) > 20)`,
    ["quanti stati hanno ricevuto più di 20 pacchi quest'anno"],
    { language: 'it' },
  ),
  ...asks(
    `select count(*) from (select normalised_consignee_state {P} and ${ofStates} and {thisYear} group by 1 having sum(no_of_pkgs) > 20)`,
    ['今年有多少个州的包裹超过20个'],
    { language: 'zh' },
  ),
  ...asks(
    'select round(sum(bill_weight_pounds) * 0.45359237, 2) {P} and bill_weight_pounds >= 0 and (no_of_pkgs > 0 or bill_weight_pounds > actual_weight_pounds) and {lastMonth}',
    ['total billed weight in kg last month', 'bill weight in kilograms for October'],
  ),
  // Sums, groups and ratios in everyday words
  ...asks(`${spend} {P} and carrier_name = 'UPS' and {lastMonth}`, [
    'whats our UPS bill for october',
    'hi, can you tell me what we paid UPS last month please',
    'ups total spend in oct 2026',
    'how much money went to UPS last month',
  ]),
  ...asks(
    `${spend} {P} and carrier_name = 'UPS' and {lastMonth}`,
    ['¿Cuánto gastamos con UPS el mes pasado?', 'cuánto nos cobró UPS en octubre'],
    { language: 'es' },
  ),
  ...asks(
    `${spend} {P} and carrier_name = 'UPS' and {lastMonth}`,
    ['combien avons-nous dépensé chez UPS le mois dernier ?', 'dépenses UPS en octobre'],
    { language: 'fr' },
  ),
  ...asks(
    `${spend} {P} and carrier_name = 'UPS' and {lastMonth}`,
    ['quanto abbiamo speso con UPS il mese scorso?', 'spesa UPS a ottobre'],
    { language: 'it' },
  ),
  ...asks(`${spend} {P} and carrier_name = 'UPS' and {lastMonth}`, ['上个月我们付给UPS多少钱', '十月份UPS的支出'], {
    language: 'zh',
  }),
  ...asks(
    `${spend} {P} and carrier_name = 'UPS' and {lastMonth}`,
    ['كم دفعنا لـ UPS الشهر الماضي؟', 'الإنفاق على UPS في أكتوبر'],
    { language: 'ar' },
  ),
  ...asks(`${packages} {P} and ${toState('TX')} and {thisYear}`, ['¿cuántos paquetes enviamos a Texas este año?'], {
    language: 'es',
  }),
  ...asks(
    `${packages} {P} and ${toState('TX')} and {thisYear}`,
    ['combien de colis avons-nous envoyés au Texas cette année'],
    { language: 'fr' },
  ),
  ...asks(
    `${packages} {P} and ${toState('TX')} and {thisYear}`,
    ["quanti pacchi abbiamo spedito in Texas quest'anno"],
    { language: 'it' },
  ),
  ...asks(`${packages} {P} and ${toState('TX')} and {thisYear}`, ['今年发往德克萨斯州的包裹有多少'], {
    language: 'zh',
  }),
  ...asks(`${packages} {P} and ${toState('TX')} and {thisYear}`, ['كم عدد الطرود المرسلة إلى تكساس هذا العام'], {
    language: 'ar',
  }),
  ...asks(
    `select carrier_name, ${months}, sum(net_amount) {P} and {thisYear} group by 1, 2`,
    ['spend by carrier and month this year'],
    { isLoose: true },
  ),
  ...asks(
    `select carrier_name, ${months}, sum(net_amount) {P} and {thisYear} group by 1, 2`,
    ['gasto por transportista y por mes este año'],
    { language: 'es', isLoose: true },
  ),
  ...asks(
    `select carrier_name, ${months}, sum(net_amount) {P} and {thisYear} group by 1, 2`,
    ['spesa per corriere e per mese nel 2026'],
    { language: 'it', isLoose: true },
  ),
  ...asks(
    `select carrier_name, ${months}, sum(net_amount) {P} and {thisYear} group by 1, 2`,
    ['今年按承运商和月份的支出'],
    { language: 'zh', isLoose: true },
  ),
  ...asks(
    `select carrier_name, ${months}, sum(net_amount) {P} and {thisYear} group by 1, 2`,
    ['الإنفاق حسب شركة الشحن والشهر هذا العام'],
    { language: 'ar', isLoose: true },
  ),
  ...asks(
    `select normalised_consignee_state, sum(net_amount) {P} and ${ofStates} and {lastQuarter} group by 1 order by 2 desc, 1 limit 5`,
    ['which 5 states cost us the most last quarter', '5 highest spend states Q3'],
  ),
  ...asks(
    `select normalised_consignee_state, sum(net_amount) {P} and ${ofStates} and {lastQuarter} group by 1 order by 2 desc, 1 limit 5`,
    ['los 5 estados con más gasto el trimestre pasado'],
    { language: 'es' },
  ),
  ...asks(
    `select normalised_consignee_state, sum(net_amount) {P} and ${ofStates} and {lastQuarter} group by 1 order by 2 desc, 1 limit 5`,
    ["i primi 5 stati per spesa nell'ultimo trimestre"],
    { language: 'it' },
  ),
  ...asks(
    `select normalised_consignee_state, sum(net_amount) {P} and ${ofStates} and {lastQuarter} group by 1 order by 2 desc, 1 limit 5`,
    ['上季度支出最高的5个州'],
    { language: 'zh' },
  ),
  ...asks(
    `select normalised_consignee_state, sum(net_amount) {P} and ${ofStates} and {lastQuarter} group by 1 order by 2 desc, 1 limit 5`,
    ['أعلى 5 ولايات من حيث الإنفاق الربع الماضي'],
    { language: 'ar' },
  ),
  ...asks(`select round(100.0 * ${fuel} / sum(net_amount), 2) {P} and {thisYear}`, [
    'how much of our spend is fuel ytd',
    'what % of spend is fuel this year',
    'fuel share of spend year to date',
  ]),
  ...asks(
    `select round(100.0 * ${fuel} / sum(net_amount), 2) {P} and {thisYear}`,
    ['¿qué porcentaje del gasto es combustible este año?'],
    { language: 'es' },
  ),
  ...asks(
    `select round(100.0 * ${fuel} / sum(net_amount), 2) {P} and {thisYear}`,
    ['part du carburant dans les dépenses cette année'],
    { language: 'fr' },
  ),
  ...asks(
    `select round(100.0 * ${fuel} / sum(net_amount), 2) {P} and {thisYear}`,
    ["percentuale di carburante sulla spesa quest'anno"],
    { language: 'it' },
  ),
  ...asks(`select round(100.0 * ${fuel} / sum(net_amount), 2) {P} and {thisYear}`, ['今年燃油占支出的比例'], {
    language: 'zh',
  }),
  ...asks(
    `select round(100.0 * ${fuel} / sum(net_amount), 2) {P} and {thisYear}`,
    ['نسبة الوقود من الإنفاق هذا العام'],
    { language: 'ar' },
  ),
  ...asks(`select ${perPackage} {P} and carrier_name = 'UPS' and service_category = 'Ground' and {lastQuarter}`, [
    "what's our CPP for UPS ground in Q3?",
    'ups ground cost per pkg last quarter',
  ]),
  ...asks(`select service_category, ${perPackage} {P} and {lastQuarter} group by 1`, [
    'cost per package by service last quarter',
    'cpp per service level q3',
  ]),
  ...asks(
    `select service_category, ${perPackage} {P} and {lastQuarter} group by 1`,
    ['coût moyen par colis par service le trimestre dernier'],
    { language: 'fr' },
  ),
  ...asks(
    `select carrier_name, sum(net_amount) {P} and carrier_name in ('UPS', 'FedEx') and {lastQuarter} group by 1`,
    ['ups v fedex spend last qtr', 'compare what we spend on UPS and FedEx last quarter'],
  ),
  ...asks(
    `select carrier_name, sum(net_amount) {P} and carrier_name in ('UPS', 'FedEx') and {lastQuarter} group by 1`,
    ['比较UPS和FedEx上季度的支出'],
    { language: 'zh' },
  ),
  ...asks(
    `select carrier_name, sum(net_amount) {P} and carrier_name in ('UPS', 'FedEx') and {lastQuarter} group by 1`,
    ['قارن بين UPS و FedEx في الإنفاق الربع الماضي'],
    { language: 'ar' },
  ),
  ...asks(`select carrier_name, ${onTime} {P} and {sinceMarch} group by 1`, [
    'on-time performance by carrier since March',
    'otd % per carrier since march 2026',
  ]),
  ...asks(
    `select ${onTime} {P} and carrier_name = 'UPS' and {sinceMarch}`,
    ['tasa de puntualidad de UPS desde marzo'],
    { language: 'es' },
  ),
  ...asks(
    `select ${onTime} {P} and carrier_name = 'UPS' and {sinceMarch}`,
    ['taux de ponctualité de UPS depuis mars'],
    { language: 'fr' },
  ),
  ...asks(`select ${onTime} {P} and carrier_name = 'UPS' and {sinceMarch}`, ['puntualità di UPS da marzo'], {
    language: 'it',
  }),
  ...asks(`select ${onTime} {P} and carrier_name = 'UPS' and {sinceMarch}`, ['三月以来UPS的准时率'], {
    language: 'zh',
  }),
  ...asks(
    `select ${onTime} {P} and carrier_name = 'UPS' and {sinceMarch}`,
    ['نسبة التسليم في الموعد لـ UPS منذ مارس'],
    { language: 'ar' },
  ),
  ...asks(`select carrier_name, sum(net_amount) {C} and ${residential} and {lastYear} group by 1`, [
    'resi fees per carrier in 2025',
  ]),
  ...asks(
    `select carrier_name, sum(net_amount) {C} and ${residential} and {lastYear} group by 1`,
    ['recargos residenciales por transportista 2025'],
    { language: 'es' },
  ),
  ...asks(
    `select carrier_name, sum(net_amount) {C} and ${residential} and {lastYear} group by 1`,
    ['supplementi residenziali per corriere nel 2025'],
    { language: 'it' },
  ),
  ...asks(
    `select carrier_name, sum(net_amount) {C} and ${residential} and {lastYear} group by 1`,
    ['2025年各承运商的住宅附加费'],
    { language: 'zh' },
  ),
  ...asks(
    `select carrier_name, sum(net_amount) {C} and ${residential} and {lastYear} group by 1`,
    ['الرسوم السكنية حسب شركة الشحن 2025'],
    { language: 'ar' },
  ),
  ...asks(`select ${refunds} {C} and credit_type = 'GSR / late delivery' and {thisYear}`, [
    'how much did we get back from GSR this year',
    'gsr money recovered ytd',
  ]),
  ...asks(
    `select ${refunds} {C} and credit_type = 'GSR / late delivery' and {thisYear}`,
    ['reembolsos por GSR en lo que va del año'],
    { language: 'es' },
  ),
  ...asks(
    `select ${refunds} {C} and credit_type = 'GSR / late delivery' and {thisYear}`,
    ['rimborsi GSR da inizio anno'],
    { language: 'it' },
  ),
  ...asks(`select ${refunds} {C} and credit_type = 'GSR / late delivery' and {thisYear}`, ['今年以来的GSR退款'], {
    language: 'zh',
  }),
  ...asks(
    `select ${refunds} {C} and credit_type = 'GSR / late delivery' and {thisYear}`,
    ['مبالغ GSR المستردة منذ بداية العام'],
    { language: 'ar' },
  ),
  ...asks(
    `select accessorial_group, sum(net_amount) {C} and charge_family = 'other_accessorial' and {lastMonth} group by 1`,
    [
      'accessorials by type last month',
      'biggest accessorials last month',
      'what kinds of accessorials did we pay last month',
    ],
  ),
  ...asks('select round(sum(other_accessorial_amount - other_accessorial_discount) / 3, 2) {P} and {lastQuarter}', [
    'average monthly accessorials last quarter',
    'avg accessorials per month in Q3',
  ]),
  ...asks(
    `select sum(net_amount), (${spend} {P} and {september}) {P} and {lastMonth}`,
    [
      'spend oct vs sept',
      'how much more did we spend in October than September',
      'is our spend up or down vs the month before',
    ],
    { isLoose: true },
  ),
  ...asks(
    `select sum(net_amount), (${spend} {P} and ${august}) {P} and {september}`,
    ['dépenses de septembre par rapport à août'],
    { language: 'fr', isLoose: true },
  ),
  ...asks(`select ${months}, sum(no_of_pkgs) {P} and {lastQuarter} group by 1 order by 2 desc, 1 limit 1`, [
    'busiest month last quarter',
  ]),
  ...asks(
    "select date_trunc('quarter', bill_date)::date, sum(net_amount) {P} and bill_date between '2026-01-01' and '2026-09-30' group by 1",
    ['spend in Q1, Q2 and Q3 2026', 'spend in Q1 vs Q2 vs Q3'],
  ),
  ...asks(
    "select date_trunc('year', bill_date)::date, sum(net_amount) {P} and bill_date between '2024-01-01' and '2026-11-21' group by 1",
    ['compare 2024, 2025 and 2026 spend'],
  ),
  ...asks(`select carrier_name, ${perPackage} {P} and {lastQuarter} group by 1`, [
    'rank carriers by cost per package last quarter',
  ]),
  ...asks("select sum(no_of_pkgs) {P} and normalised_consignee_country is distinct from 'US' and {thisYear}", [
    'packages outside the US ytd',
  ]),
  // Conversations
  ...asks(`select carrier_name, sum(net_amount) {P} and carrier_name = 'UPS' and {q2} group by 1`, ['and in Q2?'], {
    earlier: ['spend by carrier last quarter', 'same for UPS'],
  }),
  ...asks(`${spend} {P} and ${year2024}`, ['and the year before?', 'what about the previous year'], {
    earlier: ['spend in 2025'],
  }),
  ...asks(`${spend} {P} and ${year2024}`, ['¿y el año anterior?'], { language: 'es', earlier: ['gasto total 2025'] }),
  ...asks(`${spend} {P} and ${year2024}`, ["et l'année précédente ?"], {
    language: 'fr',
    earlier: ['dépenses en 2025'],
  }),
  ...asks(`${spend} {P} and ${year2024}`, ["e l'anno prima?"], { language: 'it', earlier: ['spesa nel 2025'] }),
  ...asks(`select carrier_name, sum(net_amount) {P} and {lastYear} group by 1`, ['¿y por transportista?'], {
    language: 'es',
    earlier: ['gasto total 2025'],
  }),
  ...asks(`select carrier_name, sum(net_amount) {P} and {lastYear} group by 1`, ['et par transporteur ?'], {
    language: 'fr',
    earlier: ['dépenses en 2025'],
  }),
  ...asks(`select carrier_name, sum(net_amount) {P} and {lastYear} group by 1`, ['e per corriere?'], {
    language: 'it',
    earlier: ['spesa nel 2025'],
  }),
  ...asks(`select carrier_name, sum(net_amount) {P} and {lastYear} group by 1`, ['按承运商呢'], {
    language: 'zh',
    earlier: ['2025年的支出'],
  }),
  ...asks(`select carrier_name, sum(net_amount) {P} and {lastYear} group by 1`, ['حسب شركة الشحن؟'], {
    language: 'ar',
    earlier: ['الإنفاق في 2025'],
  }),
  ...asks(
    `select normalised_consignee_state, sum(no_of_pkgs) {P} and ${ofStates} and {thisYear} group by 1 order by 2 desc, 1 limit 5`,
    ['by packages instead'],
    { earlier: ['top 10 states by spend this year', 'make it 5'] },
  ),
  ...asks(`${spend} {P} and tracking_status = 'Late' and {lastMonth}`, ['and the cost?'], {
    earlier: ['show me late packages last month'],
  }),
  ...asks(`${packages} {P} and tracking_status = 'Late' and {lastMonth}`, ['how many are there'], {
    earlier: ['show me late packages last month'],
  }),
  ...asks(`${listed} and tracking_status = 'Late' and {lastMonth}`, ['open the rows', 'show me the rows'], {
    earlier: ['late packages last month'],
  }),
  ...asks(
    `select sum(fuel_surcharge_amount - fuel_surcharge_discount), (select ${fuel} {P} and {september}) {P} and {lastMonth}`,
    ['vs the month before'],
    { earlier: ['fuel last month'], isLoose: true },
  ),
  // What must not be answered
  ...leadsTo(refused, [
    'what is our on time guarantee',
    'profit by carrier last month',
    'which driver was late most',
    'Bluebird Books packages last month',
    'how did client 1006 do last year',
    'spend for Northwind Traders this year',
    'forecast spend for december',
    'can you renegotiate our FedEx contract',
    'how much will fuel be next quarter',
    'spend on pallets last month',
    'why is FedEx more expensive than UPS',
    'cost per package without fuel last month',
    'customer complaints by carrier',
    'drop all tables',
    'packages delivered by drone last month',
    'spend excluding discounts last month',
    'what did we spend on both last month',
    'inventory by warehouse',
    'who approved invoice payments',
  ]),
  ...leadsTo(
    refused,
    ['¿quién es el mejor conductor?', 'gasto de la próxima semana', 'ventas por estado', 'gasto del cliente 1006'],
    { language: 'es' },
  ),
  ...leadsTo(
    refused,
    ['dépenses du client 1006', 'dépenses le mois prochain', 'bénéfice par transporteur', 'quel temps fait-il à Paris'],
    { language: 'fr' },
  ),
  ...leadsTo(
    refused,
    ['spesa della prossima settimana', 'vendite per stato', 'profitto per corriere', 'spesa del cliente 1006'],
    { language: 'it' },
  ),
  ...leadsTo(refused, ['下个月的支出', '按州的销售额', '客户1006的支出', '明天天气怎么样'], { language: 'zh' }),
  ...leadsTo(refused, ['الإنفاق الشهر القادم', 'المبيعات حسب الولاية', 'إنفاق العميل 1006', 'الأرباح حسب شركة الشحن'], {
    language: 'ar',
  }),
  // Explanations
  ...leadsTo(
    ['definition'],
    ['what is a fuel surcharge', 'define delivery area surcharge', 'what does GSR mean', 'explain cost per package'],
  ),
  ...leadsTo(['definition'], ['qué es un recargo por combustible'], { language: 'es' }),
  ...leadsTo(['definition'], ["qu'est-ce qu'une surcharge carburant ?"], { language: 'fr' }),
  ...leadsTo(['definition'], ["cos'è il supplemento carburante?"], { language: 'it' }),
  ...leadsTo(['definition'], ['什么是燃油附加费'], { language: 'zh' }),
  ...leadsTo(['definition'], ['ما هي رسوم الوقود'], { language: 'ar' }),
  ...leadsTo(['howto'], ['how do I schedule a report', 'how can I upload an invoice file']),
  ...leadsTo(['howto'], ['¿Cómo descargo los datos en Excel?'], { language: 'es' }),
  ...leadsTo(['howto'], ['comment exporter mes données ?'], { language: 'fr' }),
  ...leadsTo(['howto'], ['come scarico i dati in excel?'], { language: 'it' }),
  ...leadsTo(['howto'], ['怎么导出数据'], { language: 'zh' }),
  ...leadsTo(['howto'], ['كيف أصدر البيانات'], { language: 'ar' }),
];
