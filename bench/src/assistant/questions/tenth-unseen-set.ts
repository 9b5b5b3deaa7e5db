import { asks, leadsTo, type TestQuestion } from './question.ts';

const refused = ['refuse', 'clarify'];
const accessorial = (group: string) => `charge_family = 'other_accessorial' and accessorial_group = '${group}'`;
const costPerPackage = 'round(sum(net_amount) / nullif(sum(no_of_pkgs), 0), 2)';
const fuel = 'sum(fuel_surcharge_amount - fuel_surcharge_discount)';
const accessorials = 'sum(other_accessorial_amount - other_accessorial_discount)';
const us = "normalised_consignee_country = 'US'";
const to = (state: string) => `${us} and normalised_consignee_state = '${state}'`;
const late = "tracking_status = 'Late'";
const latePercent =
  "round(100.0 * sum(case when tracking_status = 'Late' then no_of_pkgs else 0 end) / nullif(sum(case when tracking_status is not null then no_of_pkgs else 0 end), 0), 2)";
const between = (from: string, until: string) => `bill_date between '${from}' and '${until}'`;
const monthly = "date_trunc('month', bill_date)::date";
const quarterly = "date_trunc('quarter', bill_date)::date";
const weekly = '(bill_date - dayofweek(bill_date)::int)';
const ups = "carrier_name = 'UPS'";
const fedex = "carrier_name = 'FedEx'";
const loose = { isLoose: true } as const;

/** Written in one go, with their SQL, after the ninth set was mended: as a finance team, a dock and a manager type. */
export const tenthUnseenSet: readonly TestQuestion[] = [
  ...asks(
    `select sum(net_amount) {P} and ${ups} and ${between('2026-09-01', '2026-10-31')}`,
    ['UPS invoices Sept + Oct total', 'how much was UPS from september through october', 'ups spend 9/1/26-10/31/26'],
    { alsoClarify: true },
  ),
  ...asks(`select sum(no_of_pkgs) {P} and ${between('2026-11-09', '2026-11-15')}`, [
    'packages Nov 9 - Nov 15',
    'pkg count from the 9th to the 15th of november',
    'volume november 9 to 15, 2026',
  ]),
  ...asks(
    `select ${quarterly}, sum(no_of_pkgs) {P} and {thisYear} group by 1`,
    ['quarterly package volume this year', 'volume by qtr ytd'],
    loose,
  ),
  ...asks(
    `select sum(net_amount) {P} and ${to('NY')} and {lastQuarter}`,
    ['freight cost into New York q3', 'what did shipping to NY cost last quarter?'],
    { alsoClarify: true },
  ),
  ...asks(`select ${latePercent} {P} and ${fedex} and {lastQuarter}`, [
    'what % of fedex packages were late in q3',
    'FedEx late rate last quarter',
  ]),
  ...asks(`select carrier_name, ${latePercent} {P} and {thisYear} group by 1`, ['late percentage by carrier ytd'], {
    ...loose,
    alsoClarify: true,
  }),
  ...asks(
    `select carrier_name, ${latePercent} {P} and {thisYear} group by 1 order by 2 desc limit 1`,
    ['which carrier is late the most this year, in percent'],
    loose,
  ),
  ...asks(
    `select service, sum(no_of_pkgs) {P} and ${ups} and no_of_pkgs <> 0 and {lastQuarter} group by 1 order by 2 desc, 1 limit 3`,
    ['top 3 ups service names by packages last quarter'],
    loose,
  ),
  ...asks(
    `select sum(incentive_amount) {P} and {thisYear}`,
    ['how much discount did we get this year', 'total discounts ytd'],
    {
      alsoClarify: true,
    },
  ),
  ...asks(
    `select ${monthly}, ${costPerPackage} {P} and ${ups} and {thisYear} group by 1`,
    ['UPS cost per package month by month in 2026', 'monthly cpp for ups this year'],
    loose,
  ),
  ...asks(`select count(distinct invoice_id) {P} and ${ups} and {lastMonth}`, [
    'how many UPS invoices did we receive in October',
    'number of ups invoices last month',
  ]),
  ...asks(
    `select normalised_consignee_state, sum(net_amount) {P} and ${us} and ${fedex} and {thisYear} group by 1 order by 2 desc, 1 limit 5`,
    ['where does most of our FedEx money go, top 5 states ytd', 'fedex top five destination states by spend this year'],
    loose,
  ),
  ...asks(`select sum(no_of_pkgs) {P} and ${ups} and bill_weight_pounds > 70 and {thisYear}`, [
    'UPS packages with billed weight over 70 lb this year',
  ]),
  ...asks(`select sum(net_amount) {P} and service_category = 'Next Day' and {lastQuarter}`, [
    'next day air spend last quarter',
    'overnight shipping cost q3',
  ]),
  ...asks(
    `select carrier_name, ${accessorials}, ${fuel} {P} and {lastQuarter} group by 1`,
    ['accessorials and fuel by carrier last quarter'],
    loose,
  ),
  ...asks(
    `select (select ${costPerPackage} {P} and ${ups} and {lastMonth}), (select ${costPerPackage} {P} and ${fedex} and {lastMonth})`,
    ['is ups or fedex cheaper per package last month', 'compare UPS with FedEx cost per package in october'],
    { ...loose, alsoClarify: true },
  ),
  ...asks(
    `select normalised_consignee_state, sum(no_of_pkgs) {P} and ${us} and {thisYear} group by 1 having sum(no_of_pkgs) > 20`,
    ['states we shipped more than 20 packages to this year'],
    loose,
  ),
  ...asks(`select sum(net_amount) {P} and ${fedex} and {lastMonth}`, ['same for fedex'], {
    earlier: ['UPS spend last month'],
  }),
  ...asks(`select ${weekly}, sum(net_amount) {P} and ${ups} and {lastQuarter} group by 1`, ['now by week'], {
    ...loose,
    earlier: ['UPS spend q3'],
  }),
  ...asks(`select sum(no_of_pkgs) {P} and ${late} and ${ups} and {thisMonth}`, ['just the late ones'], {
    earlier: ['UPS packages this month'],
  }),
  ...asks(`select sum(net_amount) {P} and carrier_name <> 'FedEx' and {lastMonth}`, ['without fedex pls'], {
    earlier: ['spend last month'],
  }),
  ...asks(
    `select service_category, sum(net_amount) {P} and {lastMonth} group by 1 order by 2 desc limit 3`,
    ['make it the top 3'],
    { ...loose, earlier: ['spend by service last month'] },
  ),
  // Spanish
  ...asks(
    `select sum(no_of_pkgs) {P} and ${between('2026-11-09', '2026-11-15')}`,
    ['paquetes del 9 al 15 de noviembre', 'nº de bultos desde el 9 hasta el 15 de noviembre de 2026'],
    { language: 'es' },
  ),
  ...asks(
    `select ${latePercent} {P} and ${fedex} and {lastQuarter}`,
    ['qué porcentaje de paquetes de FedEx llegó tarde en el T3'],
    {
      language: 'es',
    },
  ),
  ...asks(
    `select ${monthly}, ${costPerPackage} {P} and ${ups} and {thisYear} group by 1`,
    ['coste por paquete de UPS mes a mes en 2026', 'costo por paquete con UPS cada mes este año'],
    { ...loose, language: 'es' },
  ),
  ...asks(
    `select sum(net_amount) {P} and ${to('NY')} and {lastQuarter}`,
    ['gasto en envíos a Nueva York el trimestre pasado'],
    { language: 'es' },
  ),
  ...asks(
    `select count(distinct invoice_id) {P} and ${ups} and {lastMonth}`,
    ['cuántas facturas de UPS recibimos en octubre'],
    {
      language: 'es',
    },
  ),
  ...asks(
    `select carrier_name, ${accessorials} {P} and {lastQuarter} group by 1 having sum(other_accessorial_amount) <> 0`,
    ['cargos accesorios por transportista en el tercer trimestre', 'accesoriales x transportista T3'],
    { ...loose, language: 'es' },
  ),
  ...asks(`select sum(net_amount) {P} and carrier_name <> 'FedEx' and {lastMonth}`, ['sin contar FedEx'], {
    language: 'es',
    earlier: ['gasto del mes pasado'],
  }),
  ...asks(
    `select sum(no_of_pkgs) {P} and actual_weight_pounds > 50 and {thisYear}`,
    ['cuántos paquetes pesaron más de 50 libras este año'],
    { language: 'es', alsoClarify: true },
  ),
  // French
  ...asks(
    `select sum(no_of_pkgs) {P} and ${between('2026-11-09', '2026-11-15')}`,
    ['colis du 9 au 15 novembre', 'volume de colis entre le 9 novembre et le 15 novembre 2026'],
    { language: 'fr' },
  ),
  ...asks(
    `select ${latePercent} {P} and ${fedex} and {lastQuarter}`,
    ['quel pourcentage des colis FedEx était en retard au T3'],
    {
      language: 'fr',
    },
  ),
  ...asks(
    `select ${monthly}, ${costPerPackage} {P} and ${ups} and {thisYear} group by 1`,
    ['coût par colis UPS mois par mois en 2026', 'évolution mensuelle du coût par colis UPS cette année'],
    { ...loose, language: 'fr' },
  ),
  ...asks(`select count(distinct invoice_id) {P} and ${ups} and {lastMonth}`, ['combien de factures UPS en octobre'], {
    language: 'fr',
  }),
  ...asks(
    `select normalised_consignee_state, sum(net_amount) {P} and ${us} and ${fedex} and {thisYear} group by 1 order by 2 desc, 1 limit 5`,
    ['top 5 des états par dépenses FedEx cette année', 'les 5 états qui coûtent le plus chez FedEx cette année'],
    { ...loose, language: 'fr', alsoClarify: true },
  ),
  ...asks(`select sum(net_amount) {P} and carrier_name <> 'FedEx' and {lastMonth}`, ['sans FedEx'], {
    language: 'fr',
    earlier: ['dépenses du mois dernier'],
  }),
  ...asks(
    `select sum(net_amount) {C} and ${accessorial('Delivery area')} and {thisYear}`,
    ['suppléments zone de livraison depuis le début de l’année'],
    { language: 'fr', alsoClarify: true },
  ),
  ...asks(`select sum(net_amount) {P} and ${ups} and {thisWeek}`, ['dépenses UPS cette semaine'], { language: 'fr' }),
  // Italian
  ...asks(
    `select sum(no_of_pkgs) {P} and ${between('2026-11-09', '2026-11-15')}`,
    ['pacchi dal 9 al 15 novembre', 'numero di pacchi fra il 9 novembre e il 15 novembre 2026'],
    { language: 'it' },
  ),
  ...asks(
    `select ${latePercent} {P} and ${fedex} and {lastQuarter}`,
    ['che percentuale di pacchi FedEx era in ritardo nel T3'],
    {
      language: 'it',
    },
  ),
  ...asks(
    `select ${monthly}, ${costPerPackage} {P} and ${ups} and {thisYear} group by 1`,
    ['costo per pacco UPS mese per mese nel 2026'],
    { ...loose, language: 'it' },
  ),
  ...asks(`select count(distinct invoice_id) {P} and ${ups} and {lastMonth}`, ['quante fatture UPS a ottobre'], {
    language: 'it',
  }),
  ...asks(
    `select carrier_name, ${accessorials} {P} and {lastQuarter} group by 1 having sum(other_accessorial_amount) <> 0`,
    ['accessori per corriere nel terzo trimestre'],
    { ...loose, language: 'it' },
  ),
  ...asks(
    `select (select sum(net_amount) {P} and {lastQuarter}), (select sum(net_amount) {P} and {q2})`,
    ['confronta la spesa del T3 con il T2', 'spesa T3 rispetto al T2'],
    { ...loose, language: 'it' },
  ),
  ...asks(`select sum(net_amount) {P} and carrier_name <> 'FedEx' and {lastMonth}`, ['senza FedEx'], {
    language: 'it',
    earlier: ['spesa il mese scorso'],
  }),
  // Chinese
  ...asks(
    `select sum(no_of_pkgs) {P} and ${between('2026-11-09', '2026-11-15')}`,
    ['11月9日至15日的包裹数量', '2026年11月9日到11月15日一共寄了多少包裹'],
    { language: 'zh' },
  ),
  ...asks(`select ${latePercent} {P} and ${fedex} and {lastQuarter}`, ['第三季度FedEx的延误率是多少'], {
    language: 'zh',
  }),
  ...asks(
    `select ${monthly}, ${costPerPackage} {P} and ${ups} and {thisYear} group by 1`,
    ['2026年UPS每月的单件成本', '今年UPS每包裹成本按月'],
    { ...loose, language: 'zh' },
  ),
  ...asks(`select count(distinct invoice_id) {P} and ${ups} and {lastMonth}`, ['上个月有多少张UPS发票'], {
    language: 'zh',
  }),
  ...asks(`select sum(net_amount) {P} and ${to('NY')} and {lastQuarter}`, ['上季度寄往纽约州的支出'], {
    language: 'zh',
  }),
  ...asks(
    `select carrier_name, ${accessorials} {P} and {lastQuarter} group by 1 having sum(other_accessorial_amount) <> 0`,
    ['第三季度按承运商的附加服务费'],
    { ...loose, language: 'zh' },
  ),
  ...asks(`select sum(net_amount) {P} and carrier_name <> 'FedEx' and {lastMonth}`, ['不包括FedEx'], {
    language: 'zh',
    earlier: ['上个月的支出'],
  }),
  // Arabic
  ...asks(
    `select sum(no_of_pkgs) {P} and ${between('2026-11-09', '2026-11-15')}`,
    ['عدد الطرود من 9 إلى 15 نوفمبر', 'الطرود بين 9 نوفمبر و15 نوفمبر 2026'],
    { language: 'ar' },
  ),
  ...asks(`select ${latePercent} {P} and ${fedex} and {lastQuarter}`, ['نسبة تأخير FedEx في الربع الثالث'], {
    language: 'ar',
  }),
  ...asks(
    `select ${monthly}, ${costPerPackage} {P} and ${ups} and {thisYear} group by 1`,
    ['تكلفة الطرد مع UPS حسب الشهر في 2026'],
    { ...loose, language: 'ar' },
  ),
  ...asks(`select count(distinct invoice_id) {P} and ${ups} and {lastMonth}`, ['كم عدد فواتير UPS الشهر الماضي'], {
    language: 'ar',
  }),
  ...asks(
    `select normalised_consignee_state, sum(net_amount) {P} and ${us} and {lastMonth} group by 1 order by 2 desc, 1 limit 5`,
    ['أعلى خمس ولايات من حيث الإنفاق الشهر الماضي', 'أعلى 5 ولايات إنفاقا الشهر الماضي'],
    { ...loose, language: 'ar' },
  ),
  ...asks(`select sum(net_amount) {P} and carrier_name <> 'FedEx' and {lastMonth}`, ['بدون FedEx'], {
    language: 'ar',
    earlier: ['الإنفاق الشهر الماضي'],
  }),
  ...leadsTo(refused, [
    'what will UPS charge us next year',
    'who approved the october invoices',
    'packages delivered before noon last month',
    'spend on returns made by angry customers',
    'which states did UPS not serve last quarter',
    'packages shipped on a Tuesday',
    'how far did our packages travel last month',
    'spend per square foot of warehouse',
    'what is the stock price of UPS',
    'packages neither late nor heavy last month',
    'cost per employee last quarter',
    'spend by salesperson',
    'who is our account manager at FedEx',
    'packages with a signature but without fuel',
    'how do UPS drivers get paid',
  ]),
  ...leadsTo(refused, ['¿quién aprobó las facturas?', 'previsión de gasto para 2027', 'gasto por vendedor'], {
    language: 'es',
  }),
  ...leadsTo(
    refused,
    ['qui a approuvé les factures ?', 'prévision des dépenses 2027', 'dépenses par vendeur', 'colis livrés avant midi'],
    { language: 'fr' },
  ),
  ...leadsTo(refused, ['chi ha approvato le fatture?', 'previsione di spesa per il 2027', 'spesa per venditore'], {
    language: 'it',
  }),
  ...leadsTo(refused, ['谁批准了发票', '2027年支出预测', '每个员工的支出'], { language: 'zh' }),
  ...leadsTo(refused, ['من وافق على الفواتير', 'توقعات الإنفاق لعام 2027', 'الطرود التي شحنت يوم الثلاثاء'], {
    language: 'ar',
  }),
  ...leadsTo(['definition'], ['whats an accessorial', 'what does cpp mean'], {}),
  ...leadsTo(['definition'], ['qu’est-ce qu’un GSR ?', 'que veut dire poids facturé ?'], { language: 'fr' }),
  ...leadsTo(['howto'], ['how do I change my password', 'where do i see refunds'], {}),
];
