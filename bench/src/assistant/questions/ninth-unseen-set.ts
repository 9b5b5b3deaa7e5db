import { asks, leadsTo, type TestQuestion } from './question.ts';

const refused = ['refuse', 'clarify'];
const accessorial = (group: string) => `charge_family = 'other_accessorial' and accessorial_group = '${group}'`;
const costPerPackage = 'round(sum(net_amount) / nullif(sum(no_of_pkgs), 0), 2)';
const fuel = 'sum(fuel_surcharge_amount - fuel_surcharge_discount)';
const accessorials = 'sum(other_accessorial_amount - other_accessorial_discount)';
const us = "normalised_consignee_country = 'US'";
const to = (state: string) => `${us} and normalised_consignee_state = '${state}'`;
const late = "tracking_status = 'Late'";
const onTime =
  "round(100.0 * sum(case when tracking_status = 'On Time' then no_of_pkgs else 0 end) / nullif(sum(case when tracking_status is not null then no_of_pkgs else 0 end), 0), 2)";
const between = (from: string, until: string) => `bill_date between '${from}' and '${until}'`;
const monthly = "date_trunc('month', bill_date)::date";
const weekly = '(bill_date - dayofweek(bill_date)::int)';
const ups = "carrier_name = 'UPS'";
const fedex = "carrier_name = 'FedEx'";
const loose = { isLoose: true } as const;

/** Written in one go, with their SQL, after offers were asked back as text: spans of days, weeks of a day, and more Spanish, French and Arabic. */
export const ninthUnseenSet: readonly TestQuestion[] = [
  ...asks(`select sum(net_amount) {P} and ${between('2026-10-05', '2026-10-18')}`, [
    'freight bill Oct 5 thru Oct 18',
    'what were we billed between 10/5/2026 and 10/18/2026',
    'total spend 2026-10-05 to 2026-10-18',
    'spend oct 5-18',
  ]),
  ...asks(`select sum(no_of_pkgs) {P} and ${between('2026-10-04', '2026-10-10')}`, [
    'how many pkgs the week of October 5',
    'packages week of 10/05/2026',
  ]),
  ...asks(
    `select carrier_name, sum(net_amount) {P} and ${between('2026-07-01', '2026-08-31')} group by 1`,
    ['carrier spend for July and August combined', 'spend by carrier July through August'],
    { ...loose, alsoClarify: true },
  ),
  ...asks(`select ${costPerPackage} {P} and ${fedex} and ${to('CA')} and {thisYear}`, [
    'avg cost of a fedex package to california this yr',
    'what do we pay fedex per parcel into CA ytd',
  ]),
  ...asks(
    `select normalised_consignee_state, sum(no_of_pkgs) {P} and ${us} and ${late} and {lastQuarter} group by 1 order by 2 desc, 1 limit 3`,
    ['3 states with the most late deliveries last quarter', 'which three states had the most late pkgs in Q3'],
    loose,
  ),
  ...asks(`select ${onTime} {P} and ${ups} and {lastMonth}`, [
    'how punctual was UPS last month',
    'ups on-time performance october',
    'UPS OTP last month',
  ]),
  ...asks(
    `select accessorial_group, sum(net_amount) {C} and charge_family = 'other_accessorial' and {lastMonth} group by 1 order by 2 desc limit 5`,
    ['5 most expensive accessorials last month', 'top five surcharges in october by $'],
    { ...loose, alsoClarify: true },
  ),
  ...asks('select sum(address_correction_amt) {P} and {thisYear}', [
    'how much have we wasted on addr corr this year',
    'address corection fees ytd',
  ]),
  ...asks(`select count(*) {C} and ${accessorial('Residential')} and {lastQuarter}`, [
    'how many resi surcharges did we get hit with last quarter',
    'number of residential charges q3',
  ]),
  ...asks(`select sum(no_of_pkgs) {P} and ${ups} and zone = '8' and {lastQuarter}`, [
    'UPS zone 8 volume Q3',
    'how many zone 8 parcels with ups last qtr',
  ]),
  ...asks(
    `select sum(net_amount) {P} and ${fedex} and actual_weight_pounds > 30 and {thisYear}`,
    ['fedex spend on packages heavier than 30 lbs ytd', 'ytd FedEx cost of parcels >30lb'],
    { alsoClarify: true },
  ),
  ...asks(
    `select (select sum(net_amount) {P} and ${fedex} and {lastMonth}), (select sum(net_amount) {P} and ${fedex} and ${between('2025-10-01', '2025-10-31')})`,
    ['fedex october spend vs october last year', 'FedEx spend last month compared with the same month last year'],
    loose,
  ),
  ...asks(
    `select (select sum(no_of_pkgs) {P} and {lastWeek}), (select sum(no_of_pkgs) {P} and ${between('2026-11-01', '2026-11-07')})`,
    ['packages last week vs the week before', 'is last week volume up or down vs prior week'],
    { ...loose, alsoClarify: true },
  ),
  ...asks(
    `select service_category, ${costPerPackage} {P} and {lastQuarter} group by 1`,
    ['cpp by service last quarter', 'what does each service level cost us per package, q3'],
    loose,
  ),
  ...asks(
    `select ${weekly}, ${fuel} {P} and {sixWeeks} group by 1`,
    ['fuel surcharge trend weekly last 6 weeks', 'fsc per week past 6 wks'],
    loose,
  ),
  ...asks(
    `select round(100.0 * ${fuel} / nullif(sum(net_amount), 0), 2) {P} and {lastQuarter}`,
    ['fuel as % of total spend last quarter'],
    { alsoClarify: true },
  ),
  ...asks(
    `select carrier_name, count(distinct account_number) {P} and {thisYear} group by 1`,
    ['number of accounts per carrier this year'],
    { ...loose, alsoClarify: true },
  ),
  ...asks(
    `select account_number, ${accessorials} {P} and {lastMonth} group by 1 order by 2 desc limit 1`,
    ['which account pays the most in accessorials last month'],
    loose,
  ),
  ...asks(
    `select tracking_number, net_amount {P} and row_kind = 'package' and ${fedex} and {lastWeek} order by 2 desc limit 5`,
    ['show me the five priciest fedex shipments from last week', 'list top 5 most expensive FedEx packages last week'],
    { ...loose, alsoClarify: true },
  ),
  ...asks(`select sum(net_amount) {P} and ${ups} and {thisMonth}`, ['UPS'], { earlier: ['spend this month'] }),
  ...asks(`select sum(net_amount) {P} and ${ups} and {lastMonth}`, ['last month?'], {
    earlier: ['spend this month', 'only UPS'],
  }),
  ...asks(
    `select normalised_consignee_state, sum(net_amount) {P} and ${us} and ${ups} and {lastMonth} group by 1 order by 2 desc, 1 limit 10`,
    ['top 10 states'],
    { ...loose, earlier: ['UPS spend last month'] },
  ),
  ...asks(`select sum(no_of_pkgs) {P} and {q2}`, ['what about second quarter'], { earlier: ['packages in q3'] }),
  ...asks(
    `select service_category, sum(no_of_pkgs) {P} and no_of_pkgs <> 0 and {lastMonth} group by 1`,
    ['break it out by service'],
    { ...loose, earlier: ['packages last month'] },
  ),
  // Spanish
  ...asks(
    `select sum(net_amount) {P} and ${between('2026-10-05', '2026-10-18')}`,
    [
      'gasto del 5 al 18 de octubre',
      '¿cuánto gastamos entre el 5 de octubre y el 18 de octubre de 2026?',
      'factura total desde el 5 de octubre hasta el 18 de octubre',
    ],
    { language: 'es' },
  ),
  ...asks(
    `select sum(no_of_pkgs) {P} and ${ups} and ${late} and {lastQuarter}`,
    ['paquetes de UPS que llegaron tarde el trimestre pasado', 'cuantos envios de UPS con retraso hubo en el T3'],
    { language: 'es' },
  ),
  ...asks(
    `select normalised_consignee_state, ${costPerPackage} {P} and ${us} and {lastQuarter} group by 1 order by 2 desc limit 5`,
    [
      'los 5 estados más caros por paquete el trimestre pasado',
      'top 5 estados con el coste por paquete más alto en el tercer trimestre',
    ],
    { ...loose, language: 'es' },
  ),
  ...asks(
    `select sum(net_amount) {C} and ${accessorial('Residential')} and {lastMonth}`,
    ['recargos residenciales del mes pasado', 'cuánto pagamos de cargo residencial en octubre'],
    { language: 'es' },
  ),
  ...asks(
    `select carrier_name, sum(no_of_pkgs) {P} and no_of_pkgs <> 0 and {thisYear} group by 1`,
    ['numero de paquetes por transportista en lo que va de año', 'volumen por paquetería este año'],
    { ...loose, language: 'es' },
  ),
  ...asks(
    `select (select sum(net_amount) {P} and {lastMonth}), (select sum(net_amount) {P} and {september})`,
    ['compara el gasto de octubre con el de septiembre', 'gasto de octubre frente a septiembre'],
    { ...loose, language: 'es' },
  ),
  ...asks(`select ${onTime} {P} and ${fedex} and {lastMonth}`, ['puntualidad de FedEx en octubre'], { language: 'es' }),
  ...asks(`select sum(net_amount) {P} and ${fedex} and {lastMonth}`, ['¿y FedEx?'], {
    language: 'es',
    earlier: ['gasto de UPS el mes pasado'],
  }),
  ...asks(
    `select ${monthly}, sum(net_amount) {P} and ${ups} and {thisYear} group by 1`,
    ['gasto mensual con UPS este año'],
    { ...loose, language: 'es' },
  ),
  // French
  ...asks(
    `select sum(net_amount) {P} and ${between('2026-10-05', '2026-10-18')}`,
    [
      'dépenses du 5 au 18 octobre',
      'combien avons-nous dépensé entre le 5 et le 18 octobre 2026 ?',
      'total facturé du 5 octobre 2026 au 18 octobre 2026',
    ],
    { language: 'fr' },
  ),
  ...asks(
    `select sum(no_of_pkgs) {P} and ${ups} and ${late} and {lastQuarter}`,
    ['nombre de colis UPS en retard au dernier trimestre', 'combien de colis UPS livrés en retard au T3'],
    { language: 'fr' },
  ),
  ...asks(
    `select normalised_consignee_state, ${costPerPackage} {P} and ${us} and {lastQuarter} group by 1 order by 2 desc limit 5`,
    ['les cinq états où le coût par colis est le plus élevé au trimestre dernier'],
    { ...loose, language: 'fr' },
  ),
  ...asks(
    `select sum(net_amount) {C} and ${accessorial('Residential')} and {lastMonth}`,
    ['suppléments résidentiels du mois dernier', 'combien de frais résidentiels avons-nous payés en octobre'],
    { language: 'fr' },
  ),
  ...asks(
    `select (select sum(net_amount) {P} and {lastMonth}), (select sum(net_amount) {P} and {september})`,
    ['compare les dépenses d’octobre à celles de septembre', 'dépenses octobre vs septembre'],
    { ...loose, language: 'fr' },
  ),
  ...asks(
    `select service_category, sum(net_amount) {P} and ${fedex} and {lastMonth} group by 1`,
    ['répartition des dépenses FedEx par service le mois dernier'],
    { ...loose, language: 'fr' },
  ),
  ...asks(
    `select sum(no_of_pkgs) {P} and actual_weight_pounds > 50 and {lastQuarter}`,
    ['colis de plus de 50 livres au T3'],
    { language: 'fr', alsoClarify: true },
  ),
  ...asks(`select ${costPerPackage} {P} and ${ups} and {thisYear}`, ['prix moyen d’un colis UPS cette année'], {
    language: 'fr',
  }),
  ...asks(`select sum(net_amount) {P} and ${ups} and {lastQuarter}`, ['et au trimestre dernier ?'], {
    language: 'fr',
    earlier: ['dépenses UPS le mois dernier'],
  }),
  // Italian
  ...asks(
    `select sum(net_amount) {P} and ${between('2026-10-05', '2026-10-18')}`,
    ['spesa dal 5 al 18 ottobre', 'quanto abbiamo speso tra il 5 e il 18 ottobre 2026?'],
    { language: 'it' },
  ),
  ...asks(
    `select sum(no_of_pkgs) {P} and ${ups} and ${late} and {lastQuarter}`,
    ['pacchi UPS consegnati in ritardo lo scorso trimestre'],
    { language: 'it' },
  ),
  ...asks(
    `select carrier_name, ${costPerPackage} {P} and {thisYear} group by 1`,
    ['costo medio per pacco di ogni corriere quest’anno', 'costo per pacco per corriere da inizio anno'],
    { ...loose, language: 'it' },
  ),
  ...asks(
    `select ${monthly}, sum(no_of_pkgs) {P} and {thisYear} group by 1`,
    ['andamento mensile dei pacchi nel 2026'],
    { ...loose, language: 'it' },
  ),
  ...asks(`select ${fuel} {P} and ${fedex} and {lastMonth}`, ['supplemento carburante FedEx a ottobre'], {
    language: 'it',
  }),
  ...asks(
    `select sum(net_amount) {P} and ${to('TX')} and {lastMonth}`,
    ['quanto abbiamo speso per il Texas il mese scorso'],
    {
      language: 'it',
    },
  ),
  ...asks(
    `select zone, sum(no_of_pkgs) {P} and no_of_pkgs <> 0 and {lastQuarter} group by 1`,
    ['pacchi per zona nel terzo trimestre'],
    { ...loose, language: 'it' },
  ),
  ...asks(`select sum(no_of_pkgs) {P} and ${fedex} and {lastMonth}`, ['solo FedEx'], {
    language: 'it',
    earlier: ['pacchi il mese scorso'],
  }),
  // Chinese
  ...asks(
    `select sum(net_amount) {P} and ${between('2026-10-05', '2026-10-18')}`,
    ['10月5日到10月18日的总支出', '2026年10月5日至18日花了多少钱'],
    { language: 'zh' },
  ),
  ...asks(`select sum(no_of_pkgs) {P} and ${ups} and ${late} and {lastQuarter}`, ['上季度UPS延误的包裹有多少'], {
    language: 'zh',
  }),
  ...asks(
    `select normalised_consignee_state, sum(net_amount) {P} and ${us} and {lastMonth} group by 1 order by 2 desc, 1 limit 5`,
    ['上个月支出最高的五个州'],
    { ...loose, language: 'zh' },
  ),
  ...asks(`select ${costPerPackage} {P} and ${fedex} and {thisYear}`, ['今年FedEx每个包裹的平均成本'], {
    language: 'zh',
  }),
  ...asks(`select carrier_name, ${onTime} {P} and {lastQuarter} group by 1`, ['第三季度各承运商的准时率'], {
    ...loose,
    language: 'zh',
  }),
  ...asks(
    `select sum(net_amount) {C} and ${accessorial('Residential')} and {lastMonth}`,
    ['上个月的住宅附加费是多少'],
    {
      language: 'zh',
    },
  ),
  ...asks(
    `select (select sum(net_amount) {P} and {lastMonth}), (select sum(net_amount) {P} and {september})`,
    ['十月和九月的支出对比', '比较10月与9月的支出'],
    { ...loose, language: 'zh' },
  ),
  ...asks(`select sum(no_of_pkgs) {P} and ${fedex} and {lastMonth}`, ['那FedEx呢'], {
    language: 'zh',
    earlier: ['上个月UPS的包裹数'],
  }),
  // Arabic
  ...asks(
    `select sum(net_amount) {P} and ${between('2026-10-05', '2026-10-18')}`,
    ['الإنفاق من 5 إلى 18 أكتوبر', 'إجمالي الإنفاق بين 5 أكتوبر و 18 أكتوبر 2026'],
    { language: 'ar' },
  ),
  ...asks(
    `select sum(no_of_pkgs) {P} and ${late} and carrier_name in ('UPS', 'FedEx') and {lastQuarter}`,
    ['عدد الطرود المتأخرة مع UPS أو FedEx في الربع الماضي'],
    { language: 'ar' },
  ),
  ...asks(
    `select carrier_name, ${costPerPackage} {P} and {thisYear} group by 1`,
    ['تكلفة الطرد لكل شركة شحن هذا العام'],
    { ...loose, language: 'ar' },
  ),
  ...asks(
    `select ${monthly}, sum(net_amount) {P} and ${ups} and {thisYear} group by 1`,
    ['إنفاق UPS شهريا هذه السنة'],
    { ...loose, language: 'ar' },
  ),
  ...asks(`select ${fuel} {P} and {lastMonth}`, ['كم رسوم الوقود الشهر الماضي'], { language: 'ar' }),
  ...asks(`select sum(no_of_pkgs) {P} and ${to('TX')} and {lastMonth}`, ['كم طردا أرسلنا إلى تكساس الشهر الماضي'], {
    language: 'ar',
  }),
  ...asks(`select sum(net_amount) {P} and ${fedex} and {lastMonth}`, ['وماذا عن FedEx؟'], {
    language: 'ar',
    earlier: ['إنفاق UPS الشهر الماضي'],
  }),
  // What is no question about what was billed
  ...leadsTo(refused, [
    'how many packages will we ship in december',
    'which driver damaged our parcel',
    'what is our profit per package last month',
    'spend by warehouse employee last month',
    'how many tons of CO2 did UPS emit last quarter',
    'what did Neighbour Foods spend last month',
    'do we have a contract with UPS',
    'spend to Denver last month',
    'is UPS cheaper than amazon shipping',
    'packages by box color',
    'delete the invoices from last month',
    'carriers that did not deliver to TX last month',
  ]),
  ...leadsTo(
    refused,
    ['¿cuánto gastaremos el mes que viene?', 'emisiones de CO2 de UPS', 'paquetes perdidos por el conductor'],
    { language: 'es' },
  ),
  ...leadsTo(refused, ['combien dépenserons-nous en décembre ?', 'dépenses par couleur de boîte'], { language: 'fr' }),
  ...leadsTo(refused, ['quanto spenderemo il mese prossimo?', 'emissioni di CO2 di FedEx'], {
    language: 'it',
  }),
  ...leadsTo(refused, ['下个月会花多少钱', '司机叫什么名字', '上个月利润是多少'], { language: 'zh' }),
  ...leadsTo(refused, ['كم سننفق الشهر القادم', 'من هو السائق', 'انبعاثات الكربون لشركة UPS'], { language: 'ar' }),
  ...leadsTo(['definition'], ['what does dim weight mean', 'wat is a DAS charge'], {}),
  ...leadsTo(['definition'], ['¿qué es el recargo por combustible?'], { language: 'es' }),
  ...leadsTo(['howto'], ['how do i schedule a report', 'where can I see my invoices'], {}),
  ...leadsTo(['howto'], ['¿cómo descargo un informe?'], { language: 'es' }),
];
