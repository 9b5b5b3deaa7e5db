import { asks, leadsTo, type TestQuestion } from './question.ts';

const refused = ['refuse', 'clarify'];
const accessorial = (group: string) => `charge_family = 'other_accessorial' and accessorial_group = '${group}'`;
const costPerPackage = 'round(sum(net_amount) / nullif(sum(no_of_pkgs), 0), 2)';
const fuel = 'sum(fuel_surcharge_amount - fuel_surcharge_discount)';
const accessorials = 'sum(other_accessorial_amount - other_accessorial_discount)';
const us = "normalised_consignee_country = 'US'";
const late = "tracking_status = 'Late'";
const between = (from: string, to: string) => `bill_date between '${from}' and '${to}'`;
const monthly = "date_trunc('month', bill_date)::date";
const quarterly = "date_trunc('quarter', bill_date)::date";
const counted = "carrier_name <> 'USPS' and carrier_name not like 'DHL%'";

/**
 * Written in one go, with their SQL, after the third set was mended and before any of these was asked: 90% right and 2%
 * wrong then, of 246. The causes were mended. Three questions were taken out: two could honestly be read in another way,
 * and no figure tells which packages were billed above their weight.
 */
export const fourthUnseenSet: readonly TestQuestion[] = [
  ...asks('select sum(net_amount) {P} and {lastMonth}', [
    'spend, last month, all carriers',
    'Last month: spend?',
    'spnd last mnth',
    'October shipping bill',
    'whats our oct spend',
    'how much went out the door for shipping in October',
  ]),
  ...asks('select sum(net_amount) {P} and {lastYear}', [
    '2025 total spend',
    'spend for the year 2025',
    'last year spend total',
  ]),
  ...asks(`select sum(no_of_pkgs) {P} and ${between('2026-01-01', '2026-01-31')}`, [
    'January packages',
    'pkg count jan 2026',
    'how many packages did we ship this January',
  ]),
  ...asks('select sum(net_amount) {P} and {q1}', [
    'Q1 spend',
    'spend for first quarter 2026',
    'spend jan-mar 2026',
    'spend January to March',
  ]),
  ...asks("select sum(net_amount) {P} and carrier_name = 'UPS' and {thirtyDays}", [
    'UPS spend last 30 days',
    'what have we paid UPS in the past 30 days',
  ]),
  ...asks("select sum(no_of_pkgs) {P} and carrier_name = 'FedEx' and {thirteenWeeks}", [
    'FedEx packages last 13 weeks',
    'fedex pkgs over the last thirteen weeks',
  ]),
  ...asks("select sum(no_of_pkgs) {P} and carrier_name = 'FedEx' and {sixMonths}", [
    'FedEx packages over the last six months',
    'past 6 months fedex package count',
  ]),
  ...asks("select sum(net_amount) {P} and service_category = '2 Day' and carrier_name = 'UPS' and {thisYear}", [
    'UPS 2 day spend this year',
    'UPS 2nd day air spend ytd',
    'what did two day shipping with UPS cost this year',
  ]),
  ...asks("select sum(no_of_pkgs) {P} and service_category = 'Economy' and {thisYear}", [
    'economy packages this year',
    'how many economy shipments ytd',
  ]),
  ...asks(`select sum(net_amount) {C} and ${accessorial('Residential')} and carrier_name = 'FedEx' and {lastQuarter}`, [
    'FedEx residential surcharge last quarter',
    'resi fees from FedEx Q3',
    'what did FedEx charge for residential delivery in Q3',
  ]),
  ...asks(
    'select count(*) filter (where address_correction_amt <> 0) {P} and {thisYear}',
    ['how many address corrections this year'],
    { alsoClarify: true },
  ),
  ...asks(
    `select accessorial_group, sum(net_amount) {C} and charge_family = 'other_accessorial' and carrier_name = 'UPS' and {lastQuarter} group by 1 order by 2 desc, 1 limit 3`,
    ['top 3 UPS accessorials last quarter', 'three biggest UPS surcharges in Q3'],
    { isLoose: true },
  ),
  ...asks(
    `select ${accessorials} {P} and ${us} and normalised_consignee_state = 'CA' and {thisYear}`,
    ['accessorials to California this year', 'accessorial charges on shipments to CA ytd'],
    { alsoClarify: true },
  ),
  ...asks(
    'select round(100.0 * sum(transportation_discount) / nullif(sum(transportation_amount), 0), 2) {P} and {lastQuarter}',
    ['transportation discount rate last quarter', 'what discount percentage did we get on transportation in Q3'],
    { alsoClarify: true, isLoose: true },
  ),
  ...asks(
    `select carrier_name, round(100.0 * sum(case when tracking_status = 'On Time' then no_of_pkgs else 0 end) / nullif(sum(case when tracking_status is not null then no_of_pkgs else 0 end), 0), 2) {P} and carrier_name in ('UPS','FedEx') and {thisYear} group by 1`,
    [
      'on-time rate UPS vs FedEx this year',
      'is UPS or FedEx more punctual this year',
      'who is better on time, UPS or FedEx, in 2026',
    ],
    { isLoose: true, alsoClarify: true },
  ),
  ...asks(
    `select round(100.0 * sum(case when tracking_status = 'Late' then no_of_pkgs else 0 end) / nullif(sum(case when tracking_status is not null then no_of_pkgs else 0 end), 0), 2) {P} and carrier_name = 'UPS' and {lastQuarter}`,
    ['UPS late percentage last quarter', 'what share of UPS packages was late in Q3', 'late rate UPS Q3'],
    { isLoose: true, alsoClarify: true },
  ),
  ...asks(`select ${monthly}, ${fuel} {P} and {sinceMarch} group by 1`, [
    'fuel by month since March',
    'monthly fuel surcharge since march 2026',
  ]),
  ...asks(`select ${quarterly}, sum(net_amount) {P} and {lastYear} group by 1`, [
    'spend per quarter in 2025',
    'quarterly spend last year',
    'spend by quarter, 2025',
  ]),
  ...asks(
    'select bill_date, sum(net_amount) {P} and {lastWeek} group by 1',
    ['daily spend last week', 'spend per day last week'],
    { isLoose: true },
  ),
  ...asks(
    `select normalised_consignee_state, sum(no_of_pkgs) {P} and ${us} and ${late} and no_of_pkgs <> 0 and {thisYear} group by 1 order by 2 desc, 1 limit 3`,
    ['top 3 states for late packages this year', '3 states with the most late deliveries ytd'],
    { isLoose: true },
  ),
  ...asks(
    `select normalised_consignee_state, ${costPerPackage} {P} and ${us} and {thisYear} group by 1 order by 2 desc, 1 limit 5`,
    ['top 5 states by cost per package this year', 'five states with the highest cost per package in 2026'],
    { isLoose: true },
  ),
  ...asks(
    'select account_number, sum(net_amount) {P} and {thisYear} group by 1 order by 2 desc, 1 limit 1',
    ['which account spends the most this year', 'account with highest spend ytd'],
    { isLoose: true },
  ),
  ...asks(
    `select normalised_consignee_state, sum(net_amount) {P} and ${us} and carrier_name = 'UPS' and {lastQuarter} group by 1 having sum(net_amount) > 100`,
    ['states with more than $100 UPS spend last quarter', 'states where UPS spend was over $100 in Q3'],
  ),
  ...asks(`select service_category, sum(no_of_pkgs) {P} and {thisYear} group by 1 having sum(no_of_pkgs) > 20`, [
    'services with over 20 packages this year',
    'which services had more than 20 packages ytd',
  ]),
  ...asks(
    "select (select sum(net_amount) {P} and {thisQuarter}), (select sum(net_amount) {P} and bill_date between '2025-10-01' and '2025-11-21')",
    ['spend this quarter vs same quarter last year', 'this quarter compared to the same period last year: spend'],
    { isLoose: true },
  ),
  ...asks(
    `select (select ${fuel} {P} and {q2}), (select ${fuel} {P} and {lastQuarter})`,
    ['fuel Q2 vs Q3', 'fuel surcharge in Q3 compared to Q2 2026', 'did fuel go up from Q2 to Q3'],
    { isLoose: true },
  ),
  ...asks(
    'select (select sum(no_of_pkgs) {P} and {lastYear}), (select sum(no_of_pkgs) {P} and {thisYear})',
    ['packages 2025 vs 2026'],
    { isLoose: true, alsoClarify: true },
  ),
  ...asks(
    "select zone, sum(net_amount) {P} and zone in ('2','8') and {thisYear} group by 1",
    ['spend zone 2 vs zone 8 this year', 'compare zone 2 and zone 8 spend ytd'],
    { isLoose: true },
  ),
  ...asks(
    "select tracking_number, actual_weight_pounds {P} and row_kind = 'package' and {lastMonth} order by 2 desc, 1 limit 5",
    ['5 heaviest packages last month', 'list the five heaviest shipments of October'],
    { isLoose: true },
  ),
  ...asks(
    `select tracking_number, net_amount {P} and row_kind = 'package' and ${late} and carrier_name = 'UPS' and {lastMonth} order by 2 desc, 1`,
    [
      'list late UPS packages last month',
      'show me the UPS packages that were late in October',
      'which UPS packages were late last month',
    ],
    { isLoose: true },
  ),
  ...asks("select sum(no_of_pkgs) {P} and net_amount > 50 and carrier_name = 'UPS' and {lastQuarter}", [
    'how many UPS packages cost more than $50 last quarter',
    'number of UPS shipments above 50 dollars in Q3',
  ]),
  ...asks('select sum(no_of_pkgs) {P} and actual_weight_pounds <= 1 and {lastQuarter}', [
    'packages of at most 1 lb last quarter',
    'how many packages weigh 1 lb or less in Q3',
  ]),
  ...asks('select sum(net_amount) {P} and actual_weight_pounds > 70 and {thisYear}', [
    'spend on packages over 70 lbs this year',
    'cost of shipments heavier than 70 pounds ytd',
  ]),
  ...asks(
    `select sum(net_amount) {P} and ${us} and normalised_consignee_state in ('WA','OR') and {lastQuarter}`,
    ['spend to Washington and Oregon last quarter', 'WA and OR spend in Q3'],
    { alsoClarify: true },
  ),
  ...asks("select sum(net_amount) {P} and carrier_name not in ('UPS', 'FedEx') and {lastQuarter}", [
    'spend excluding UPS and FedEx last quarter',
    'spend with carriers other than UPS and FedEx in Q3',
  ]),
  ...asks(
    "select round(sum(net_amount) / nullif(count(distinct date_trunc('month', bill_date)), 0), 2) {P} and {thisYear}",
    ['average monthly spend this year'],
    { alsoClarify: true, isLoose: true },
  ),
  ...asks(
    `select client_id, sum(net_amount) {P} and ${counted} and {lastMonth} group by 1`,
    ['spend by client last month', 'last month spend per client'],
    { asker: 'family', isLoose: true, alsoClarify: true },
  ),
  ...asks(
    `select sum(net_amount) {P} and carrier_name like 'DHL%' and {lastQuarter}`,
    ['DHL spend last quarter', 'how much did we pay DHL in Q3'],
    { asker: 'family' },
  ),
  ...asks(
    'select carrier_name, sum(no_of_pkgs) {P} and no_of_pkgs <> 0 and {thisYear} group by 1 order by 2 desc, 1 limit 2',
    ['top 2 carriers by packages this year', 'two carriers with most volume ytd'],
    { asker: 'family', isLoose: true },
  ),
  // Follow-ups
  ...asks(
    "select service_category, sum(net_amount) {P} and carrier_name = 'UPS' and {lastMonth} group by 1",
    ['and by service', 'break it down by service', 'per service?'],
    { earlier: ['spend last month', 'only UPS'] },
  ),
  ...asks(
    "select sum(net_amount) {P} and carrier_name = 'UPS' and {lastQuarter}",
    ['and last quarter', 'what about last quarter?', 'same for Q3', 'now for the third quarter'],
    { earlier: ['UPS spend last month'] },
  ),
  ...asks(
    'select service_category, sum(no_of_pkgs) {P} and no_of_pkgs <> 0 and {lastQuarter} group by 1',
    ['and the number of packages?', 'package count instead'],
    { earlier: ['spend by service last quarter'] },
  ),
  ...asks(
    `select ${accessorials} {P} and carrier_name = 'FedEx' and {lastMonth}`,
    ['and the accessorials?', 'what about accessorials', 'just the accessorials'],
    { earlier: ['FedEx spend last month'] },
  ),
  ...asks(
    `select sum(net_amount) {P} and carrier_name = 'UPS' and ${us} and normalised_consignee_state = 'TX' and {thisYear}`,
    ['only Texas', 'just to Texas', 'for Texas only'],
    { earlier: ['UPS spend this year'], alsoClarify: true },
  ),
  ...asks(
    `select normalised_consignee_state, sum(no_of_pkgs) {P} and ${us} and no_of_pkgs <> 0 and {lastMonth} group by 1 order by 2 desc, 1 limit 3`,
    ['just the top three', 'only top 3', 'limit to 3'],
    { earlier: ['packages by state last month'], isLoose: true },
  ),
  ...asks(
    "select zone, sum(no_of_pkgs) {P} and carrier_name = 'UPS' and no_of_pkgs <> 0 and {thisYear} group by 1",
    ['as a table', 'as a chart', 'show that as a table'],
    { earlier: ['UPS packages by zone this year'], isLoose: true },
  ),
  ...asks(
    "select sum(no_of_pkgs) {P} and service_category = 'Ground' and carrier_name = 'FedEx' and {lastMonth}",
    ['and FedEx?', 'what about fedex', 'FedEx instead'],
    { earlier: ['UPS ground packages last month'] },
  ),
  // es
  ...asks(
    'select sum(net_amount) {P} and {q1}',
    ['gasto del primer trimestre', '¿cuánto gastamos en el T1 de 2026?', 'gasto de enero a marzo'],
    { language: 'es' },
  ),
  ...asks(
    'select service_category, sum(no_of_pkgs) {P} and no_of_pkgs <> 0 and {lastMonth} group by 1',
    ['paquetes por servicio el mes pasado', 'cantidad de paquetes por servicio en octubre'],
    { language: 'es' },
  ),
  ...asks(
    `select ${costPerPackage} {P} and carrier_name = 'FedEx' and {lastQuarter}`,
    ['coste por paquete de FedEx el trimestre pasado', '¿cuánto cuesta de media un paquete de FedEx en el T3?'],
    { language: 'es', alsoClarify: true },
  ),
  ...asks(
    `select normalised_consignee_state, sum(no_of_pkgs) {P} and ${us} and no_of_pkgs <> 0 and {thisYear} group by 1 order by 2 desc, 1 limit 3`,
    ['los tres estados con más paquetes este año', '¿a qué 3 estados enviamos más paquetes este año?'],
    { language: 'es', isLoose: true },
  ),
  ...asks(
    `select carrier_name, sum(net_amount) {P} and carrier_name in ('UPS','FedEx') and {lastMonth} group by 1`,
    ['UPS contra FedEx: gasto del mes pasado', 'compara el gasto de UPS y FedEx en octubre'],
    { language: 'es', isLoose: true },
  ),
  ...asks('select sum(net_amount) {P} and {lastQuarter}', ['¿y el trimestre pasado?', 'y en el trimestre anterior'], {
    language: 'es',
    earlier: ['gasto del mes pasado'],
  }),
  // fr
  ...asks(
    'select sum(net_amount) {P} and {q1}',
    ['dépenses du premier trimestre', 'combien avons-nous dépensé de janvier à mars ?'],
    { language: 'fr' },
  ),
  ...asks(
    `select sum(no_of_pkgs) {P} and actual_weight_pounds > 50 and {thisYear}`,
    ['colis de plus de 50 livres cette année', 'nombre de colis pesant plus de 50 lb cette année'],
    { language: 'fr' },
  ),
  ...asks(
    `select carrier_name, ${costPerPackage} {P} and {lastQuarter} group by 1`,
    ['coût par colis par transporteur au trimestre dernier', 'coût moyen par colis de chaque transporteur au T3'],
    { language: 'fr' },
  ),
  ...asks(
    "select sum(net_amount) {P} and carrier_name <> 'FedEx' and {lastQuarter}",
    ['dépenses du trimestre dernier sans FedEx', 'dépenses hors FedEx au T3'],
    { language: 'fr' },
  ),
  ...asks(
    "select service_category, sum(net_amount) {P} and carrier_name = 'UPS' and {lastMonth} group by 1",
    ['par service', 'et par service ?'],
    { language: 'fr', earlier: ['dépenses UPS le mois dernier'] },
  ),
  ...asks('select account_number, sum(net_amount) {P} and {thisYear} group by 1', ['dépenses par compte cette année'], {
    language: 'fr',
  }),
  // it
  ...asks(
    'select sum(net_amount) {P} and {q1}',
    ['spesa del primo trimestre', 'quanto abbiamo speso da gennaio a marzo?'],
    { language: 'it' },
  ),
  ...asks(
    `select normalised_consignee_state, sum(net_amount) {P} and ${us} and {lastQuarter} group by 1 order by 2 desc, 1 limit 5`,
    ['i 5 stati con la spesa più alta nel trimestre scorso', 'primi 5 stati per spesa nel terzo trimestre'],
    { language: 'it', isLoose: true },
  ),
  ...asks(
    'select sum(no_of_pkgs) {P} and net_amount > 100 and {thisYear}',
    ['pacchi costati più di 100 dollari quest’anno', 'quanti pacchi oltre 100 $ quest’anno'],
    { language: 'it' },
  ),
  ...asks(
    "select carrier_name, sum(net_amount) {P} and carrier_name in ('UPS','FedEx') and {lastMonth} group by 1",
    ['confronta UPS e FedEx per spesa a ottobre', 'spesa UPS contro FedEx il mese scorso'],
    { language: 'it', isLoose: true },
  ),
  ...asks('select carrier_name, sum(net_amount) {P} and {lastMonth} group by 1', ['e per corriere?', 'per corriere'], {
    language: 'it',
    earlier: ['spesa del mese scorso'],
  }),
  // zh
  ...asks('select sum(net_amount) {P} and {q1}', ['第一季度的支出', '今年一季度总支出', '1月到3月的支出'], {
    language: 'zh',
  }),
  ...asks(
    "select sum(net_amount) {P} and carrier_name = 'FedEx' and {thisYear}",
    ['今年FedEx的支出', '今年在FedEx上花了多少钱'],
    { language: 'zh' },
  ),
  ...asks(
    'select zone, sum(no_of_pkgs) {P} and no_of_pkgs <> 0 and {lastMonth} group by 1',
    ['上个月各区域的包裹数', '上月按分区的包裹数量'],
    { language: 'zh', isLoose: true },
  ),
  ...asks(
    'select sum(no_of_pkgs) {P} and net_amount > 50 and {lastQuarter}',
    ['上季度超过50美元的包裹有多少', '上季度费用高于50美元的包裹数'],
    { language: 'zh' },
  ),
  ...asks(
    "select carrier_name, sum(net_amount) {P} and carrier_name in ('UPS','FedEx') and {lastMonth} group by 1",
    ['上个月UPS和FedEx的支出对比', '比较上个月UPS与FedEx的费用'],
    { language: 'zh', isLoose: true },
  ),
  ...asks('select carrier_name, sum(net_amount) {P} and {lastMonth} group by 1', ['按承运商', '按承运商分呢？'], {
    language: 'zh',
    earlier: ['上个月的支出'],
  }),
  // ar
  ...asks('select sum(net_amount) {P} and {q1}', ['الإنفاق في الربع الأول', 'الإنفاق من يناير إلى مارس'], {
    language: 'ar',
  }),
  ...asks(
    'select service_category, sum(no_of_pkgs) {P} and no_of_pkgs <> 0 and {lastMonth} group by 1',
    ['عدد الطرود حسب الخدمة في الشهر الماضي'],
    { language: 'ar' },
  ),
  ...asks(
    'select sum(no_of_pkgs) {P} and net_amount > 50 and {thisYear}',
    ['عدد الطرود التي تكلفتها أكثر من 50 دولار هذا العام', 'الطرود التي تزيد عن 50 دولاراً هذا العام'],
    { language: 'ar', alsoClarify: true },
  ),
  ...asks(
    "select carrier_name, sum(net_amount) {P} and carrier_name in ('UPS','FedEx') and {lastMonth} group by 1",
    ['قارن إنفاق UPS و FedEx في الشهر الماضي', 'الإنفاق على UPS مقابل FedEx في الشهر الماضي'],
    { language: 'ar', isLoose: true },
  ),
  ...asks(
    'select carrier_name, sum(net_amount) {P} and {lastMonth} group by 1',
    ['حسب شركة النقل', 'وحسب شركة النقل؟'],
    { language: 'ar', earlier: ['الإنفاق في الشهر الماضي'] },
  ),
  ...leadsTo(
    ['definition'],
    [
      'what is zone',
      'what does late mean',
      'whats a money back guarantee',
      'what is dim weight',
      'define published amount',
      'what is audit refund',
    ],
  ),
  ...leadsTo(
    ['howto'],
    [
      'how do I add a user',
      'where can I upload invoices',
      'how do I compare three date ranges',
      'how do I reset my filters',
      'where are my reports',
    ],
  ),
  ...leadsTo(refused, [
    'spend of Harbor and Sons last month that are not ours',
    'spend for Initech in Q3',
    'client 1010 packages',
    'what time is it',
    'recipe for pancakes',
    'how much will we save next year',
    'spend per mile',
    'cost per cubic foot last month',
    'packages by shift',
    'spend on peak days',
    'biggest customer complaints',
    'how many people work at UPS',
    'spend with our best carrier',
    'fastest route to Chicago',
    'packages weighing exactly nothing',
    'spend on Tuesday',
    'packages in the morning',
    'rerouted packages last month',
    'hazmat incidents',
    'stock price of FedEx',
    'show invoices nobody paid',
    'spend by postcode of sender and colour',
    'cheap',
    'yes',
    'ok',
    'hello',
    '???',
    '12345',
    'spend spend spend by by',
    'packages with weight',
    'UPS minus everything',
    'average of averages',
    'spend by month by week',
    'why is FedEx so slow',
    'can you hack the system',
    'drop table users',
    'spend for clients 1006 and 1007',
    'are we being overcharged',
    'what should I do',
    'spend except',
    'top 5',
    'without',
    'compare',
    'compare UPS',
    'last week',
    'in percent',
  ]),
  ...leadsTo(refused, ['gasto por kilómetro', 'ventas del mes pasado', '¿qué hora es?', 'hola'], { language: 'es' }),
  ...leadsTo(refused, ['dépenses par kilomètre', 'ventes du mois dernier', 'bonjour'], { language: 'fr' }),
  ...leadsTo(refused, ['spesa per chilometro', 'vendite del mese scorso', 'ciao'], { language: 'it' }),
  ...leadsTo(refused, ['每公里支出', '上个月的销售额', '你好'], { language: 'zh' }),
  ...leadsTo(refused, ['الإنفاق لكل كيلومتر', 'المبيعات في الشهر الماضي', 'مرحبا'], { language: 'ar' }),
];
