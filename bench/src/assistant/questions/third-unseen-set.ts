import { asks, leadsTo, type TestQuestion } from './question.ts';

const refused = ['refuse', 'clarify'];
const accessorial = (group: string) => `charge_family = 'other_accessorial' and accessorial_group = '${group}'`;
const costPerPackage = 'round(sum(net_amount) / nullif(sum(no_of_pkgs), 0), 2)';
const fuel = 'sum(fuel_surcharge_amount - fuel_surcharge_discount)';
const accessorials = 'sum(other_accessorial_amount - other_accessorial_discount)';
const inUnitedStates = "normalised_consignee_country = 'US'";
const latePackages = "tracking_status = 'Late'";
const between = (from: string, to: string) => `bill_date between '${from}' and '${to}'`;
const monthly = "date_trunc('month', bill_date)::date";

/**
 * Written in one go, with their SQL, after the second set was mended and before any of these was asked: 92% right and
 * 2.5% wrong then, of 197. The causes were mended. Four questions were taken out because their SQL went against the
 * product's conventions: three months in a row are shown one by one, and the weight of packages is the billed one.
 */
export const thirdUnseenSet: readonly TestQuestion[] = [
  ...asks(
    'select sum(net_amount) {P} and {lastQuarter}',
    [
      'How much freight did we pay for in Q3?',
      'give me the spend for last quarter',
      'I need our total spend for the third quarter of 2026',
    ],
    { alsoClarify: true },
  ),
  ...asks(`select sum(no_of_pkgs) {P} and ${between('2026-07-01', '2026-07-31')}`, [
    'packages in July',
    'July package volume?',
    'how many shipments went out in July 2026',
    'count of packages, July',
  ]),
  ...asks("select sum(net_amount) {P} and service_category = 'Next Day' and {lastQuarter}", [
    'next day spend last quarter',
    'what did overnight shipping cost us in Q3',
    'NDA spend Q3',
    'Next Day cost last quarter',
  ]),
  ...asks(
    `select sum(net_amount) {C} and ${accessorial('Additional handling')} and carrier_name = 'UPS' and {thisYear}`,
    ['UPS additional handling this year', 'AHS charges from UPS ytd', 'additional handling fees by UPS in 2026'],
    { alsoClarify: true },
  ),
  ...asks(
    `select sum(no_of_pkgs) {P} and ${inUnitedStates} and normalised_consignee_state = 'TX' and carrier_name = 'FedEx' and {thisYear}`,
    ['FedEx packages to Texas this year', 'how many FedEx parcels did Texas get in 2026', 'TX fedex volume ytd'],
  ),
  ...asks(`select sum(no_of_pkgs) {P} and actual_weight_pounds between 5 and 10 and {lastMonth}`, [
    'packages between 5 and 10 lb last month',
    'how many parcels weighed 5 to 10 pounds in October',
  ]),
  ...asks("select sum(net_amount) {P} and zone in ('2', '3', '4') and {lastQuarter}", [
    'spend in zones 2, 3 and 4 last quarter',
    'zones 2-4 spend Q3',
    'Q3 spend zone 2 through 4',
  ]),
  ...asks(`select sum(no_of_pkgs) {P} and ${latePackages} and service_category = 'Ground' and {thisYear}`, [
    'late ground packages this year',
    'how many Ground shipments were late ytd',
  ]),
  ...asks(`select account_number, sum(no_of_pkgs) {P} and no_of_pkgs <> 0 and {lastMonth} group by 1`, [
    'package count per account last month',
    'October packages by account number',
  ]),
  ...asks(`select ${monthly}, ${costPerPackage} {P} and {thisYear} group by 1`, [
    'cost per package trend by month this year',
    'how did cost per package develop month by month in 2026',
    'monthly CPP 2026',
  ]),
  ...asks(`select ${monthly}, sum(no_of_pkgs) {P} and {lastYear} group by 1`, [
    'monthly package volume last year',
    'packages by month 2025',
    'number of packages for each month of last year',
  ]),
  ...asks(
    `select service_category, ${accessorials} {P} and other_accessorial_amount <> 0 and {lastQuarter} group by 1`,
    ['accessorials by service last quarter'],
    { isLoose: true },
  ),
  ...asks(
    `select accessorial_group, sum(net_amount) {C} and charge_family = 'other_accessorial' and {lastQuarter} group by 1`,
    [
      'break down accessorials by type for Q3',
      'accessorials by accessorial last quarter',
      'what kinds of surcharges did we pay last quarter',
    ],
    { isLoose: true, alsoClarify: true },
  ),
  ...asks(`select carrier_name, ${fuel} {P} and {thisYear} group by 1`, [
    'fuel by carrier this year',
    'fuel surcharge for each carrier ytd',
  ]),
  ...asks(
    `select normalised_consignee_state, sum(no_of_pkgs) {P} and ${inUnitedStates} and carrier_name = 'UPS' and no_of_pkgs <> 0 and {thisYear} group by 1 order by 2 desc, 1 limit 3`,
    ['top 3 states for UPS packages this year', 'three states with the most UPS packages ytd'],
    { isLoose: true },
  ),
  ...asks(
    'select service_category, sum(net_amount) {P} and {lastMonth} group by 1 order by 2 asc, 1 limit 2',
    ['bottom 2 services by spend last month', 'the two services with the lowest spend in October'],
    { isLoose: true },
  ),
  ...asks(
    `select ${monthly}, sum(net_amount) {P} and {thisYear} group by 1 order by 2 desc, 1 limit 1`,
    ['which month had the highest spend this year', 'our most expensive month this year'],
    { isLoose: true, alsoClarify: true },
  ),
  ...asks(
    "select round(100.0 * sum(no_of_pkgs) filter (service_category = 'Ground') / sum(no_of_pkgs), 2) {P} and {lastMonth}",
    [
      'what percentage of packages went ground last month',
      'share of Ground in packages last month',
      'ground share of volume in October',
    ],
    { isLoose: true, alsoClarify: true },
  ),
  ...asks(
    `select round(100.0 * ${fuel} / sum(net_transportation_amount), 2) {P} and {lastQuarter}`,
    ['fuel as a share of transportation last quarter', 'fuel as percent of transportation Q3'],
    { isLoose: true },
  ),
  ...asks(
    `select (select ${costPerPackage} {P} and {lastMonth}), (select ${costPerPackage} {P} and {september})`,
    [
      'cost per package October versus September',
      'did cost per package go up from September to October',
      'CPP last month vs the month before',
    ],
    { isLoose: true },
  ),
  ...asks(
    `select carrier_name, sum(net_amount) {P} and {lastMonth} group by 1`,
    ['spend by carrier October vs September', 'compare carrier spend of October with September'],
    { isLoose: true },
  ),
  ...asks(
    `select carrier_name, ${accessorials} {P} and carrier_name in ('UPS', 'FedEx') and {thisYear} group by 1`,
    ['UPS vs FedEx accessorials this year', 'who charges us more accessorials, UPS or FedEx, ytd'],
    { isLoose: true },
  ),
  ...asks(
    "select tracking_number, net_amount {P} and row_kind = 'package' and carrier_name = 'FedEx' and net_amount > 80 and {lastQuarter} order by 2 desc, 1",
    ['list FedEx packages over $80 last quarter', 'which FedEx packages cost more than 80 dollars in Q3'],
    { isLoose: true },
  ),
  ...asks(
    `select normalised_consignee_state, sum(net_amount) {P} and ${inUnitedStates} and {thisYear} group by 1 having sum(net_amount) between 500 and 1000`,
    ['states with spend between $500 and $1000 this year'],
  ),
  ...asks(`select sum(net_amount) {P} and ${between('2026-10-15', '2026-10-15')}`, [
    'spend on October 15',
    'what did we spend on 15 October 2026',
    'spend on 10/15/2026',
  ]),
  ...asks(`select sum(net_amount) {P} and ${between('2026-09-01', '2026-11-21')}`, [
    'spend since September',
    'total from September 1 until today',
  ]),
  ...asks('select sum(net_amount) {P} and {yesterday}', ["yesterday's spend", 'what did we spend yesterday']),
  ...asks('select count(distinct invoice_number) {P} and {lastMonth}', [
    'how many invoices last month',
    'number of invoices in October',
  ]),
  ...asks('select sum(chargeback_amt) {P} and {thisYear}', [
    'chargebacks this year',
    'what did chargebacks cost us ytd',
  ]),
  // Follow-ups, as they are typed.
  ...asks(
    `select sum(net_amount) {P} and carrier_name = 'UPS' and {september}`,
    ['and september?', 'what about September', 'same for september'],
    {
      earlier: ['UPS spend in October'],
    },
  ),
  ...asks(
    `select service_category, sum(no_of_pkgs) {P} and no_of_pkgs <> 0 and {lastMonth} group by 1`,
    ['by service then', 'now by service', 'and split by service'],
    {
      earlier: ['packages by carrier last month'],
    },
  ),
  ...asks(
    `select normalised_consignee_state, ${costPerPackage} {P} and ${inUnitedStates} and {thisYear} group by 1`,
    ['and cost per package?', 'show cost per package instead'],
    { earlier: ['packages by state this year'] },
  ),
  ...asks(
    "select sum(no_of_pkgs) {P} and carrier_name <> 'UPS' and {lastQuarter}",
    ['excluding UPS', 'without UPS please', 'not UPS'],
    {
      earlier: ['how many packages last quarter'],
    },
  ),
  ...asks(
    `select (select sum(net_amount) {P} and {lastMonth}), (select sum(net_amount) {P} and ${between('2025-10-01', '2025-10-31')})`,
    ['vs last year', 'compare that to last year', 'how does that compare with the same month last year'],
    { earlier: ['spend last month'], isLoose: true },
  ),
  ...asks(
    `select ${monthly}, sum(net_amount) {P} and carrier_name = 'FedEx' and {thisYear} group by 1`,
    ['only fedex', 'FedEx only please'],
    {
      earlier: ['monthly spend this year'],
    },
  ),
  ...asks('select sum(net_amount) {P} and {lastQuarter}', ['and last quarter?', 'last quarter instead'], {
    earlier: ['spend last month'],
  }),
  // Spanish.
  ...asks(
    `select sum(no_of_pkgs) {P} and ${between('2026-07-01', '2026-07-31')}`,
    ['paquetes en julio', '¿cuántos paquetes enviamos en julio de 2026?'],
    { language: 'es' },
  ),
  ...asks(
    "select sum(net_amount) {P} and service_category = 'Ground' and {lastMonth}",
    ['gasto en Ground el mes pasado', 'gasto terrestre del mes pasado'],
    { language: 'es', alsoClarify: true },
  ),
  ...asks(
    `select ${monthly}, ${costPerPackage} {P} and {thisYear} group by 1`,
    ['coste por paquete por mes este año', 'costo por paquete mensual en 2026'],
    { language: 'es' },
  ),
  ...asks(
    'select carrier_name, round(100.0 * sum(net_amount) / sum(sum(net_amount)) over (), 2) {P} and {lastQuarter} group by 1',
    [
      'porcentaje del gasto por transportista en el último trimestre',
      'participación de cada transportista en el gasto del trimestre pasado',
    ],
    { language: 'es', isLoose: true, alsoClarify: true },
  ),
  ...asks("select sum(no_of_pkgs) {P} and carrier_name = 'UPS' and {lastYear}", ['¿y el año pasado?', 'y en 2025'], {
    language: 'es',
    earlier: ['paquetes de UPS este año'],
  }),
  ...asks(
    'select sum(no_of_pkgs) {P} and net_amount > 50 and {lastQuarter}',
    [
      'paquetes de más de 50 dólares el trimestre pasado',
      '¿cuántos paquetes costaron más de $50 en el tercer trimestre?',
    ],
    { language: 'es' },
  ),
  // French.
  ...asks(
    `select sum(no_of_pkgs) {P} and ${between('2026-07-01', '2026-07-31')}`,
    ['nombre de colis en juillet', 'combien de colis avons-nous expédiés en juillet 2026 ?'],
    { language: 'fr' },
  ),
  ...asks(
    `select normalised_consignee_state, sum(net_amount) {P} and ${inUnitedStates} and {thisYear} group by 1 order by 2 desc, 1 limit 5`,
    ['les 5 États où nous dépensons le plus cette année', 'top 5 des États par dépenses cette année'],
    { language: 'fr', isLoose: true },
  ),
  ...asks(
    `select ${monthly}, sum(net_amount) {P} and {thisYear} group by 1`,
    ['évolution mensuelle des dépenses cette année', 'dépenses par mois en 2026'],
    { language: 'fr' },
  ),
  ...asks(
    'select zone, sum(no_of_pkgs) {P} and no_of_pkgs <> 0 and {lastQuarter} group by 1',
    ['colis par zone au troisième trimestre'],
    { language: 'fr', isLoose: true },
  ),
  ...asks("select sum(net_amount) {P} and carrier_name = 'FedEx' and {thisYear}", ['et FedEx ?', 'et pour FedEx'], {
    language: 'fr',
    earlier: ['dépenses UPS cette année'],
  }),
  ...asks(
    `select sum(net_amount) {C} and ${accessorial('Residential')} and {lastMonth}`,
    ['suppléments résidentiels le mois dernier', 'frais de livraison résidentielle en octobre'],
    { language: 'fr' },
  ),
  // Italian.
  ...asks(
    `select sum(no_of_pkgs) {P} and ${between('2026-07-01', '2026-07-31')}`,
    ['pacchi a luglio', 'quanti pacchi abbiamo spedito a luglio 2026?'],
    { language: 'it' },
  ),
  ...asks(
    `select ${monthly}, sum(net_amount) {P} and {thisYear} group by 1`,
    ['spesa mensile quest’anno', 'andamento mensile della spesa nel 2026'],
    { language: 'it' },
  ),
  ...asks(
    `select sum(no_of_pkgs) {P} and ${latePackages} and carrier_name = 'UPS' and {lastQuarter}`,
    ['pacchi UPS in ritardo nello scorso trimestre', 'quanti pacchi UPS erano in ritardo nel terzo trimestre'],
    { language: 'it' },
  ),
  ...asks(
    `select ${fuel} {P} and {lastMonth}`,
    ['supplemento carburante del mese scorso', 'quanto abbiamo pagato di carburante a ottobre'],
    { language: 'it' },
  ),
  ...asks("select sum(net_amount) {P} and carrier_name = 'UPS' and {lastMonth}", ['e UPS?', 'solo UPS'], {
    language: 'it',
    earlier: ['spesa del mese scorso'],
  }),
  // Chinese.
  ...asks(
    `select sum(no_of_pkgs) {P} and ${between('2026-07-01', '2026-07-31')}`,
    ['七月的包裹数量', '7月发了多少个包裹'],
    { language: 'zh' },
  ),
  ...asks(
    'select service_category, sum(net_amount) {P} and {lastMonth} group by 1',
    ['上个月按服务类别的支出', '上个月各服务的费用'],
    { language: 'zh' },
  ),
  ...asks("select sum(net_amount) {P} and carrier_name = 'UPS' and {lastYear}", ['去年呢？', '那去年呢'], {
    language: 'zh',
    earlier: ['今年UPS的支出'],
  }),
  ...asks(
    'select (select sum(net_amount) {P} and {lastMonth}), (select sum(net_amount) {P} and {september})',
    ['10月和9月的支出对比', '比较十月与九月的支出'],
    { language: 'zh', isLoose: true },
  ),
  ...asks(`select ${fuel} {P} and {lastQuarter}`, ['上季度的燃油附加费', '上个季度燃油费是多少'], { language: 'zh' }),
  // Arabic.
  ...asks(
    `select sum(no_of_pkgs) {P} and ${between('2026-07-01', '2026-07-31')}`,
    ['عدد الطرود في يوليو', 'كم عدد الطرود التي شحناها في يوليو 2026؟'],
    { language: 'ar' },
  ),
  ...asks(
    `select ${monthly}, sum(net_amount) {P} and {thisYear} group by 1`,
    ['الإنفاق الشهري هذا العام', 'الإنفاق حسب الشهر في 2026'],
    { language: 'ar' },
  ),
  ...asks(
    'select service_category, sum(net_amount) {P} and {lastMonth} group by 1',
    ['الإنفاق حسب الخدمة في الشهر الماضي'],
    { language: 'ar' },
  ),
  ...asks(`select ${fuel} {P} and {lastQuarter}`, ['رسوم الوقود في الربع الماضي'], { language: 'ar' }),
  ...asks("select sum(net_amount) {P} and carrier_name = 'FedEx' and {lastMonth}", ['وماذا عن FedEx؟', 'فقط FedEx'], {
    language: 'ar',
    earlier: ['الإنفاق في الشهر الماضي'],
  }),
  // Explanations.
  ...leadsTo(
    ['definition'],
    [
      'what is a chargeback?',
      'what does CPP mean',
      'explain transportation discount',
      'definition of bill weight',
      'what are accessorials',
      'how is fuel percent calculated',
    ],
  ),
  ...leadsTo(
    ['howto'],
    [
      'how do I export a chart',
      'where can I see my invoices',
      'how do I set up a scheduled report',
      'how can I change the language',
    ],
  ),
  ...leadsTo(['definition'], ['什么是燃油附加费', '什么是GSR'], { language: 'zh' }),
  ...leadsTo(['definition'], ['cos’è il supplemento carburante?'], { language: 'it' }),
  // Not answerable.
  ...leadsTo(refused, [
    'spend of Contoso last month',
    'how many packages did Globex ship in October',
    'packages for client 1005 last month',
    'will fuel go up next month',
    'what is the capital of France',
    'spend per square foot',
    'packages per driver',
    'how long is the warranty',
    'cost of goods sold last month',
    'gross margin by state',
    'packages with missing labels',
    'packages opened by customs last month',
    'how much did we save by switching to FedEx',
    'what is our contract discount with UPS',
    'spend by salesperson',
    'packages delivered on time but damaged',
    'second cheapest option for Denver',
    'write me a poem about UPS',
    'show me the SQL',
    'how many users logged in today',
    'email the report to bob@example.com',
    'packages heavier than average',
    'who is our account manager',
    'delete my account',
    'spend last month in yen',
    'the usual',
    'more',
    'UPS UPS UPS',
    'spend between',
    'top',
    'packages with more than two surcharges last month',
    'spend by box size',
    'spend per customer order',
    'refund status of package',
  ]),
  ...leadsTo(refused, ['¿qué descuento tenemos con UPS por contrato?', 'gasto por conductor'], { language: 'es' }),
  ...leadsTo(refused, ['quel est le chiffre d’affaires', 'dépenses par chauffeur'], { language: 'fr' }),
  ...leadsTo(refused, ['quanto costa un caffè', 'spesa per autista'], { language: 'it' }),
  ...leadsTo(refused, ['按司机统计的支出', '公司的利润是多少'], { language: 'zh' }),
  ...leadsTo(refused, ['الإنفاق لكل سائق', 'ما هي أرباح الشركة'], { language: 'ar' }),
];
