import { asks, leadsTo, type TestQuestion } from './question.ts';

const refused = ['refuse', 'clarify'];
const accessorial = (group: string) => `charge_family = 'other_accessorial' and accessorial_group = '${group}'`;
const costPerPackage = 'round(sum(net_amount) / nullif(sum(no_of_pkgs), 0), 2)';
const fuel = 'sum(fuel_surcharge_amount - fuel_surcharge_discount)';
const accessorials = 'sum(other_accessorial_amount - other_accessorial_discount)';
const inUnitedStates = "normalised_consignee_country = 'US'";
const onTimeShare = `round(100.0 * sum(case when tracking_status = 'On Time' then no_of_pkgs else 0 end)
  / nullif(sum(case when tracking_status is not null then no_of_pkgs else 0 end), 0), 2)`;
const counted = "carrier_name <> 'USPS' and carrier_name not like 'DHL%'";
const between = (from: string, to: string) => `bill_date between '${from}' and '${to}'`;

/**
 * Written in one go, with their SQL, before any of them was asked: 88% right and 1.5% wrong then, of 270. The causes
 * were mended, so it is not unseen any more. ‘Spend by customer’ was taken out: it had been held to be unanswerable,
 * while a client is a customer to some.
 */
export const secondUnseenSet: readonly TestQuestion[] = [
  // Totals.
  ...asks(`select sum(net_amount) {P} and ${between('2026-08-01', '2026-08-31')}`, [
    'how much did shipping cost us in August',
    'Aug spend',
    'total for August 2026 please',
    'can you tell me what August cost',
  ]),
  ...asks(`select sum(net_amount) {P} and carrier_name = 'FedEx' and ${between('2026-06-01', '2026-06-30')}`, [
    'FedEx bill for June',
    'what did FedEx charge us in June?',
    'Fed Ex spend june 2026',
  ]),
  ...asks(`select sum(no_of_pkgs) {P} and carrier_name = 'UPS' and service_category = 'Ground' and {thisYear}`, [
    'UPS ground packages this year',
    'how many ground parcels did we send with UPS so far this year',
    'ytd UPS Ground volume',
  ]),
  ...asks(`select ${accessorials} {P} and carrier_name = 'UPS' and {lastQuarter}`, [
    'UPS accessorials Q3',
    'what did UPS charge in accessorials last quarter',
    'total accessorial spend with UPS in the last quarter',
  ]),
  ...asks(`select ${fuel} {P} and carrier_name = 'FedEx' and {thisYear}`, [
    'FedEx fuel this year',
    'fuel surcharges paid to FedEx YTD',
  ]),
  ...asks(`select sum(net_amount) {C} and ${accessorial('Delivery area')} and {lastQuarter}`, [
    'DAS last quarter',
    'delivery area surcharges in Q3',
    'what did delivery area surcharges cost last quarter?',
  ]),
  ...asks(
    `select accessorial_group, sum(net_amount) {C} and charge_family = 'other_accessorial' and {lastMonth} group by 1 order by 2 desc, 1 limit 5`,
    [
      'top 5 accessorials last month',
      'which five accessorials cost us the most in October',
      'biggest 5 surcharges last month',
    ],
    { isLoose: true },
  ),
  ...asks('select sum(transportation_discount) {P} and {thisYear}', ['transportation discounts we got this year']),
  ...asks('select sum(net_amount) {P} and {thisMonth}', ['spend this month so far', 'MTD spend', 'month to date cost']),
  ...asks('select sum(no_of_pkgs) {P} and {thisWeek}', ['packages this week', 'how many packages so far this week']),
  ...asks(`select sum(net_amount) {P} and ${between('2026-01-01', '2026-06-30')}`, [
    'first half spend 2026',
    'spend in H1',
    'spend January through June',
  ]),
  ...asks(`select sum(no_of_pkgs) {P} and ${between('2025-10-01', '2025-12-31')}`, [
    'packages in Q4 2025',
    'how many packages did we have in the fourth quarter last year',
    'volume Q4 last year',
  ]),
  ...asks(
    'select sum(address_correction_amt) {P} and {thisYear}',
    ['address corrections ytd', 'how much do wrong addresses cost us this year'],
    { alsoClarify: true },
  ),
  // Conditions.
  ...asks('select sum(no_of_pkgs) {P} and actual_weight_pounds > 50 and {lastQuarter}', [
    'packages over 50 lb last quarter',
    'how many parcels were heavier than 50 pounds in Q3',
    'pkgs > 50lbs last quarter',
  ]),
  ...asks('select sum(no_of_pkgs) {P} and net_amount > 100 and {thisYear}', [
    'packages that cost more than $100 this year',
    'how many shipments over 100 dollars ytd',
  ]),
  ...asks('select sum(no_of_pkgs) {P} and net_amount between 10 and 20 and {lastMonth}', [
    'packages between $10 and $20 last month',
    'how many packages cost between 10 and 20 dollars in October',
  ]),
  ...asks("select sum(net_amount) {P} and zone = '5' and carrier_name = 'FedEx' and {lastQuarter}", [
    'FedEx zone 5 spend last quarter',
    'zone 5 cost with FedEx Q3',
  ]),
  ...asks(
    `select sum(net_amount) {P} and ${inUnitedStates} and normalised_consignee_state in ('NY', 'NJ') and {thisYear}`,
    ['spend to New York and New Jersey this year', 'NY and NJ spend ytd'],
    { alsoClarify: true },
  ),
  ...asks(
    `select sum(no_of_pkgs) {P} and ${inUnitedStates} and normalised_consignee_state <> 'CA' and {lastMonth}`,
    ['packages to states other than California last month'],
    { alsoClarify: true },
  ),
  ...asks("select sum(no_of_pkgs) {P} and tracking_status = 'Late' and carrier_name = 'UPS' and {lastMonth}", [
    'how many UPS packages were late in October',
    'late UPS deliveries last month',
    'UPS pkgs delivered late last month',
  ]),
  ...asks("select sum(no_of_pkgs) {P} and tracking_status = 'On Time' and {lastMonth}", [
    'how many packages arrived on time last month',
    'on-time packages in October',
  ]),
  // Groups.
  ...asks('select carrier_name, sum(net_amount) {P} and {thisYear} group by 1', [
    'spend by carrier this year',
    'break down our spend by carrier ytd',
    'how is our spend split between carriers this year',
    'carrier spend breakdown year to date',
  ]),
  ...asks(
    'select zone, sum(no_of_pkgs) {P} and no_of_pkgs <> 0 and {lastMonth} group by 1',
    [
      'packages by zone last month',
      'how many packages per zone in October?',
      'zone distribution of packages last month',
    ],
    { isLoose: true },
  ),
  ...asks(`select normalised_consignee_state, sum(net_amount) {P} and ${inUnitedStates} and {lastQuarter} group by 1`, [
    'spend by destination state last quarter',
    'what did we spend per state in Q3',
  ]),
  ...asks(
    `select normalised_consignee_state, sum(net_amount) {P} and ${inUnitedStates} and {lastQuarter} group by 1 order by 2 desc, 1 limit 10`,
    ['ten most expensive states last quarter', 'top 10 states by cost Q3'],
    { isLoose: true },
  ),
  ...asks('select account_number, sum(net_amount) {P} and {lastMonth} group by 1', [
    'spend by account last month',
    'October cost for each account number',
  ]),
  ...asks(
    'select service_category, sum(net_amount) {P} and {lastQuarter} group by 1 order by 2 desc, 1 limit 1',
    [
      'what service did we spend the most on last quarter',
      'which service costs us most in Q3?',
      'our most expensive service last quarter',
    ],
    { isLoose: true, alsoClarify: true },
  ),
  ...asks(`select service_category, ${costPerPackage} {P} and {lastQuarter} group by 1`, [
    'cost per package by service last quarter',
    'what does a package cost for each service, Q3',
  ]),
  ...asks(
    `select carrier_name, ${onTimeShare} {P} and tracking_status is not null and {lastQuarter} group by 1`,
    [
      'on-time rate by carrier last quarter',
      'what percentage of packages did each carrier deliver on time in Q3',
      'on time performance per carrier Q3',
    ],
    { isLoose: true },
  ),
  ...asks("select date_trunc('month', bill_date)::date, sum(net_amount) {P} and {thisYear} group by 1", [
    'spend per month this year',
    'monthly spend trend 2026',
    'show me how spend developed by month this year',
    'chart of monthly spend this year',
  ]),
  ...asks(`select date_trunc('quarter', bill_date)::date, ${fuel} {P} and {lastYear} group by 1`, [
    'fuel per quarter last year',
    'quarterly fuel surcharge 2025',
  ]),
  ...asks('select carrier_name, sum(no_of_pkgs) {P} and no_of_pkgs <> 0 and {lastQuarter} group by 1', [
    'how many packages did each carrier handle last quarter',
    'packages per carrier Q3 2026',
  ]),
  ...asks('select carrier_name, service_category, sum(net_amount) {P} and {lastMonth} group by 1, 2', [
    'spend by carrier and service last month',
    'October spend per carrier and service',
  ]),
  ...asks('select zone, sum(net_amount) {P} and {lastQuarter} group by 1', ['Q3 spend per zone']),
  // Conditions on totals, shares, comparison.
  ...asks(
    `select normalised_consignee_state, sum(no_of_pkgs) {P} and ${inUnitedStates} and {lastYear} group by 1 having sum(no_of_pkgs) > 30`,
    ['states with more than 30 packages last year', 'which states received over 30 packages in 2025'],
  ),
  ...asks('select service_category, sum(net_amount) {P} and {thisYear} group by 1 having sum(net_amount) < 500', [
    'services with less than $500 spend this year',
  ]),
  ...asks(
    'select carrier_name, round(100.0 * sum(net_amount) / sum(sum(net_amount)) over (), 2) {P} and {lastMonth} group by 1',
    [
      'share of spend by carrier last month',
      'what percent of spend goes to each carrier, October',
      'carrier share of our October spend',
    ],
    { isLoose: true },
  ),
  ...asks(
    "select round(100.0 * sum(net_amount) filter (carrier_name = 'UPS') / sum(net_amount), 2) {P} and {thisYear}",
    [
      "UPS's share of our spend this year",
      'what percentage of spend is UPS ytd',
      'how much of our spend is with UPS this year (in %)',
    ],
    { isLoose: true },
  ),
  ...asks(
    `select round(100.0 * ${accessorials} / sum(net_amount), 2) {P} and {lastQuarter}`,
    ['accessorials as a percentage of spend last quarter', 'accessorial share of spend Q3'],
    { isLoose: true },
  ),
  ...asks(
    'select (select sum(net_amount) {P} and {lastMonth}), (select sum(net_amount) {P} and {september})',
    [
      'October vs September spend',
      'how did spend change from September to October',
      'compare last month with the month before',
      'spend last month compared to the previous month',
    ],
    { isLoose: true },
  ),
  ...asks(
    "select (select sum(net_amount) {P} and {thisYear}), (select sum(net_amount) {P} and bill_date between '2025-01-01' and '2025-11-21')",
    ['spend this year vs last year', 'YoY spend', 'how does our spend compare with last year'],
    { isLoose: true },
  ),
  ...asks(
    'select (select sum(no_of_pkgs) {P} and {q2}), (select sum(no_of_pkgs) {P} and {lastQuarter})',
    ['packages Q2 vs Q3', 'volume in Q3 compared with Q2'],
    { isLoose: true },
  ),
  ...asks(
    "select carrier_name, sum(no_of_pkgs) {P} and carrier_name in ('UPS', 'FedEx') and {thisYear} group by 1",
    [
      'UPS or FedEx: who carried more packages this year',
      'UPS vs FedEx package count ytd',
      'compare package volumes of UPS and FedEx this year',
    ],
    { isLoose: true },
  ),
  ...asks(
    "select service_category, sum(net_amount) {P} and service_category in ('Ground', '2 Day') and {lastQuarter} group by 1",
    ['ground versus 2 day spend last quarter', 'compare Ground and 2 Day spend in Q3'],
    { isLoose: true },
  ),
  // Lists.
  ...asks(
    "select tracking_number, net_amount {P} and row_kind = 'package' and carrier_name = 'UPS' and {lastMonth} order by 2 desc, 1 limit 5",
    ['list the 5 most expensive UPS packages last month', 'show the five priciest UPS shipments of October'],
  ),
  ...asks(
    "select tracking_number {P} and row_kind = 'package' and actual_weight_pounds > 60 and {lastQuarter} order by 1",
    ['show me packages over 60 lb last quarter', 'list all parcels heavier than 60 pounds in Q3'],
    { isLoose: true },
  ),
  // Averages.
  ...asks(`select ${costPerPackage} {P} and carrier_name = 'UPS' and {lastMonth}`, [
    'average cost of a UPS package last month',
    'UPS cost per package October',
    'what does a UPS parcel cost on average, last month',
  ]),
  ...asks(
    'select round(sum(net_amount) / nullif(sum(bill_weight_pounds), 0), 2) {P} and {lastQuarter}',
    ['cost per pound last quarter', 'what do we pay per lb in Q3'],
    { alsoClarify: true },
  ),
  ...asks(`select ${costPerPackage} {P} and ${inUnitedStates} and normalised_consignee_state = 'FL' and {thisYear}`, [
    'cost per package to Florida this year',
  ]),
  // The family.
  ...asks(`select sum(net_amount) {P} and ${counted} and {lastQuarter}`, ['total spend last quarter', 'Q3 spend'], {
    asker: 'family',
  }),
  ...asks(
    'select client_id, sum(no_of_pkgs) {P} and no_of_pkgs <> 0 and {lastMonth} group by 1',
    ['packages by client last month', 'how many packages did each of our companies ship in October'],
    { asker: 'family', isLoose: true, alsoClarify: true },
  ),
  ...asks(
    "select sum(no_of_pkgs) {P} and carrier_name = 'USPS' and {thisYear}",
    ['USPS packages this year', 'how many parcels went by post this year'],
    {
      asker: 'family',
      alsoClarify: true,
    },
  ),
  // Follow-ups.
  ...asks(
    `select sum(net_amount) {P} and carrier_name = 'UPS' and {lastYear}`,
    ['what about last year', 'and in 2025?', 'same for last year'],
    {
      earlier: ['UPS spend this year'],
    },
  ),
  ...asks(
    `select carrier_name, sum(net_amount) {P} and {lastQuarter} group by 1`,
    ['by carrier', 'and by carrier?', 'split it by carrier'],
    {
      earlier: ['spend last quarter'],
    },
  ),
  ...asks(
    "select sum(no_of_pkgs) {P} and carrier_name = 'FedEx' and {lastMonth}",
    ['only FedEx', 'just for FedEx', 'and for FedEx?'],
    {
      earlier: ['how many packages last month'],
    },
  ),
  ...asks(
    `select normalised_consignee_state, sum(net_amount) {P} and ${inUnitedStates} and {lastMonth} group by 1 order by 2 desc, 1 limit 10`,
    ['make that 10', 'top 10 instead', 'show 10'],
    { earlier: ['top 5 states by spend last month'] },
  ),
  ...asks(
    `select zone, sum(net_amount) {P} and carrier_name = 'UPS' and {lastQuarter} group by 1`,
    ['by zone instead', 'now by zone'],
    { earlier: ['UPS spend by service last quarter'] },
  ),
  ...asks(
    `select ${costPerPackage} {P} and carrier_name = 'UPS' and {lastQuarter}`,
    ['and per package?', 'what is that per package'],
    {
      earlier: ['UPS spend last quarter'],
    },
  ),
  ...asks(
    "select date_trunc('month', bill_date)::date, sum(net_amount) {P} and carrier_name = 'FedEx' and {thisYear} group by 1",
    ['per month', 'month by month please', 'as a monthly trend'],
    { earlier: ['FedEx spend this year'] },
  ),
  ...asks('select sum(net_amount) {P} and {lastMonth}', ['all carriers', 'for all carriers again'], {
    earlier: ['spend last month', 'only UPS'],
  }),
  // Spanish.
  ...asks(
    `select sum(net_amount) {P} and ${between('2026-08-01', '2026-08-31')}`,
    ['¿cuánto nos costaron los envíos en agosto?', 'gasto de agosto', 'gasto total en agosto de 2026'],
    { language: 'es' },
  ),
  ...asks(
    'select carrier_name, sum(no_of_pkgs) {P} and no_of_pkgs <> 0 and {lastQuarter} group by 1',
    [
      'paquetes por transportista el trimestre pasado',
      'número de paquetes de cada transportista en el tercer trimestre',
    ],
    { language: 'es' },
  ),
  ...asks(
    `select normalised_consignee_state, sum(net_amount) {P} and ${inUnitedStates} and {thisYear} group by 1 order by 2 desc, 1 limit 5`,
    ['los 5 estados con mayor gasto este año'],
    { language: 'es', isLoose: true },
  ),
  ...asks(
    "select sum(net_amount) {P} and carrier_name = 'UPS' and {thisYear}",
    ['¿Cuánto llevamos gastado con UPS este año?', 'gasto UPS en lo que va de año'],
    { language: 'es' },
  ),
  ...asks(
    "select date_trunc('month', bill_date)::date, sum(net_amount) {P} and {thisYear} group by 1",
    ['gasto mensual este año', 'evolución mensual del gasto en 2026'],
    { language: 'es' },
  ),
  ...asks(
    'select (select sum(net_amount) {P} and {lastMonth}), (select sum(net_amount) {P} and {september})',
    ['gasto de octubre frente a septiembre', 'compara el gasto de septiembre y octubre'],
    { language: 'es', isLoose: true },
  ),
  ...asks(
    `select ${fuel} {P} and {lastMonth}`,
    ['recargo por combustible del mes pasado', '¿cuánto pagamos de combustible en octubre?'],
    { language: 'es' },
  ),
  // French.
  ...asks(
    `select sum(net_amount) {P} and ${between('2026-08-01', '2026-08-31')}`,
    ['combien ont coûté les expéditions en août ?', 'dépenses d’août', 'dépenses totales en août 2026'],
    { language: 'fr' },
  ),
  ...asks(
    'select service_category, sum(net_amount) {P} and {lastQuarter} group by 1',
    ['dépenses par service au dernier trimestre', 'répartition des dépenses par service au T3'],
    { language: 'fr' },
  ),
  ...asks(
    "select sum(no_of_pkgs) {P} and tracking_status = 'Late' and {lastQuarter}",
    ['colis en retard au trimestre dernier', 'combien de colis ont été livrés en retard au T3 ?'],
    { language: 'fr' },
  ),
  ...asks(
    `select ${costPerPackage} {P} and carrier_name = 'UPS' and {lastMonth}`,
    ['coût par colis UPS le mois dernier', 'coût moyen d’un colis UPS en octobre'],
    { language: 'fr' },
  ),
  ...asks(
    'select carrier_name, sum(net_amount) {P} and {lastMonth} group by 1',
    ['dépenses du mois dernier par transporteur', 'combien avons-nous payé à chaque transporteur en octobre ?'],
    { language: 'fr' },
  ),
  ...asks(
    'select (select sum(net_amount) {P} and {lastMonth}), (select sum(net_amount) {P} and {september})',
    ['dépenses d’octobre par rapport à septembre', 'comparer octobre et septembre'],
    { language: 'fr', isLoose: true, alsoClarify: true },
  ),
  // Italian.
  ...asks(
    `select sum(net_amount) {P} and ${between('2026-08-01', '2026-08-31')}`,
    ['quanto abbiamo speso ad agosto?', 'spesa di agosto 2026'],
    { language: 'it' },
  ),
  ...asks(
    'select carrier_name, sum(net_amount) {P} and {lastQuarter} group by 1',
    ['spesa per corriere nell’ultimo trimestre', 'spesa del trimestre scorso per corriere'],
    { language: 'it' },
  ),
  ...asks(
    'select zone, sum(no_of_pkgs) {P} and no_of_pkgs <> 0 and {lastMonth} group by 1',
    ['pacchi per zona a ottobre', 'numero di pacchi per zona il mese scorso'],
    { language: 'it', isLoose: true },
  ),
  ...asks(`select ${costPerPackage} {P} and {lastMonth}`, ['costo medio per pacco il mese scorso'], { language: 'it' }),
  ...asks(
    "select sum(net_amount) {P} and carrier_name = 'FedEx' and {thisYear}",
    ['quanto abbiamo pagato a FedEx quest’anno', 'spesa FedEx da inizio anno'],
    { language: 'it' },
  ),
  // Chinese.
  ...asks(
    `select sum(net_amount) {P} and ${between('2026-08-01', '2026-08-31')}`,
    ['8月份的运费是多少', '八月总支出'],
    { language: 'zh' },
  ),
  ...asks(
    'select carrier_name, sum(no_of_pkgs) {P} and no_of_pkgs <> 0 and {lastQuarter} group by 1',
    ['上季度各承运商的包裹数量', '上个季度按承运商统计包裹数'],
    { language: 'zh' },
  ),
  ...asks(
    `select normalised_consignee_state, sum(net_amount) {P} and ${inUnitedStates} and {thisYear} group by 1 order by 2 desc, 1 limit 5`,
    ['今年支出最高的5个州'],
    { language: 'zh', isLoose: true },
  ),
  ...asks(`select ${costPerPackage} {P} and {lastMonth}`, ['上个月每个包裹的平均成本', '上月单件成本'], {
    language: 'zh',
  }),
  ...asks(
    "select date_trunc('month', bill_date)::date, sum(net_amount) {P} and {thisYear} group by 1",
    ['今年每月支出', '今年支出的月度趋势'],
    { language: 'zh' },
  ),
  ...asks(
    "select sum(no_of_pkgs) {P} and tracking_status = 'Late' and {thisYear}",
    ['今年有多少包裹延误', '今年迟到的包裹数'],
    { language: 'zh' },
  ),
  // Arabic.
  ...asks(
    `select sum(net_amount) {P} and ${between('2026-08-01', '2026-08-31')}`,
    ['كم أنفقنا في أغسطس؟', 'إجمالي الإنفاق في أغسطس 2026'],
    { language: 'ar' },
  ),
  ...asks(
    'select carrier_name, sum(net_amount) {P} and {lastQuarter} group by 1',
    ['الإنفاق حسب شركة النقل في الربع الماضي', 'الإنفاق لكل شركة شحن في الربع الأخير'],
    { language: 'ar' },
  ),
  ...asks(
    "select sum(no_of_pkgs) {P} and carrier_name = 'UPS' and {lastMonth}",
    ['عدد طرود UPS في الشهر الماضي', 'كم طرداً شحنّا مع UPS الشهر الماضي؟'],
    { language: 'ar' },
  ),
  ...asks(`select ${costPerPackage} {P} and {thisYear}`, ['متوسط تكلفة الطرد هذا العام', 'التكلفة لكل طرد هذا العام'], {
    language: 'ar',
  }),
  ...asks("select sum(no_of_pkgs) {P} and tracking_status = 'Late' and {thisYear}", ['عدد الطرود المتأخرة هذا العام'], {
    language: 'ar',
  }),
  // Explanations.
  ...leadsTo(
    ['definition'],
    [
      'what is an address correction',
      'what does net amount mean',
      'explain fuel surcharge',
      'what is a delivery area surcharge',
      'how is cost per package calculated?',
      'what does SCC mean',
      'what do you mean by late',
      'what counts as spend',
    ],
  ),
  ...leadsTo(
    ['howto'],
    [
      'how do I change my password',
      'how can I compare two clients',
      'where do I find refunds',
      'how to save a filter',
      'how do I switch to dark mode',
    ],
  ),
  ...leadsTo(['definition'], ['¿qué es un recargo por combustible?'], { language: 'es' }),
  ...leadsTo(['definition'], ['qu’est-ce que la surcharge carburant ?'], { language: 'fr' }),
  // Not answerable.
  ...leadsTo(refused, [
    'spend of Meridian this year',
    'Northwind packages last month',
    'who is the CEO of FedEx',
    'how tall is the Eiffel tower',
    'what will we spend in 2027',
    'spend by warehouse worker',
    'how happy are our customers',
    'spend per order last month',
    'packages by product category',
    'returns because of damage last month',
    'number of damaged packages',
    'lost packages in October',
    'spend on electric trucks',
    'best time to ship to Alaska',
    'rate for a 10 lb box to 90210',
    'is UPS better than FedEx',
    'show me something interesting',
    'spend by SKU',
    'insurance claims paid last quarter',
    'reduce our spend by 10%',
    'what should we negotiate with UPS',
    'delete all invoices',
    'send an email to my boss',
    'password of user admin',
    'list all users',
    'show all clients of other tenants',
    'spend of client 1009',
    'packages shipped by drone',
    'spend in Bitcoin',
    'what if we moved 20% of volume to FedEx',
    'hourly packages yesterday',
    'packages with two labels',
    'spend ups fedex maybe',
    'UPS spend above average',
    'states where we spent more than the month before',
    'every package twice',
    'spend last month and packages last year',
    'unusual charges',
  ]),
  ...leadsTo(refused, ['¿quién ganó el partido ayer?', 'gasto por empleado', 'pronóstico de gasto para 2027'], {
    language: 'es',
  }),
  ...leadsTo(refused, ['quel temps fera-t-il demain', 'dépenses par salarié', 'prévision des dépenses 2027'], {
    language: 'fr',
  }),
  ...leadsTo(refused, ['chi ha vinto la partita', 'spesa per dipendente'], { language: 'it' }),
  ...leadsTo(refused, ['谁赢了比赛', '每位员工的支出', '预测2027年的支出'], { language: 'zh' }),
  ...leadsTo(refused, ['من فاز بالمباراة', 'الإنفاق لكل موظف', 'توقع الإنفاق لعام 2027'], { language: 'ar' }),
];
