import { asks, leadsTo, type TestQuestion } from './question.ts';

const refused = ['refuse', 'clarify'];
const spend = 'select sum(net_amount)';
const packages = 'select sum(no_of_pkgs)';
const us = "normalised_consignee_country = 'US'";
const to = (state: string) => `${us} and normalised_consignee_state = '${state}'`;
const from = (state: string) => `normalised_sender_country = 'US' and normalised_sender_state = '${state}'`;
const ups = "carrier_name = 'UPS'";
const fedex = "carrier_name = 'FedEx'";
const late = "tracking_status = 'Late'";
const group = (name: string) => `charge_family = 'other_accessorial' and accessorial_group = '${name}'`;
const fuel = 'sum(fuel_surcharge_amount - fuel_surcharge_discount)';
const costPerPackage = 'round(sum(net_amount) / nullif(sum(no_of_pkgs), 0), 2)';
const monthly = "date_trunc('month', bill_date)::date";
const july = "bill_date between '2026-07-01' and '2026-07-31'";
const august = "bill_date between '2026-08-01' and '2026-08-31'";
const week41 = "bill_date between '2026-10-04' and '2026-10-10'";
const latePercent =
  "round(100.0 * sum(case when tracking_status = 'Late' then no_of_pkgs else 0 end) / nullif(sum(case when tracking_status is not null then no_of_pkgs else 0 end), 0), 2)";
const loose = { isLoose: true } as const;
const without = (days: string, lacking: string) =>
  `${packages} {P} and ${days} and tracking_number not in (select tracking_number {C} and ${days} and ${lacking})`;

/** Written in one go, with their SQL, after the twelfth set was mended: two figures at once, lacks and weeks in conversations. */
export const thirteenthUnseenSet: readonly TestQuestion[] = [
  ...asks(
    `select sum(net_amount), sum(no_of_pkgs) {P} and ${july}`,
    [
      'spend and volume for July',
      'July: total cost plus number of packages',
      'what did we pay, and how many packages did we ship, in July',
    ],
    loose,
  ),
  ...asks(
    `select carrier_name, sum(no_of_pkgs), sum(net_amount) {P} and ${august} group by 1`,
    ['August packages and spend for each carrier'],
    { ...loose, alsoClarify: true },
  ),
  ...asks(`${packages} {P} and ${ups} and ${july}`, ['UPS piece count July', 'July UPS shipments?']),
  ...asks(`${spend} {P} and ${week41}`, ['spend w/c week 41', 'what did week 41 cost us', 'wk 41 total spend']),
  ...asks(`${packages} {P} and ${week41}`, ['Colis de la semaine 41'], { language: 'fr' }),
  ...asks(`${packages} {P} and ${week41}`, ['volumen de la semana 41'], { language: 'es' }),
  ...asks(`${packages} {P} and ${week41}`, ['عدد الطرود في الأسبوع رقم 41'], { language: 'ar' }),
  ...asks(`select carrier_name, sum(net_amount) {P} and ${week41} group by 1`, ['第41周各承运商的支出'], {
    language: 'zh',
  }),
  ...asks(without('{thisQuarter}', group('Residential')), [
    'packages this quarter that have no residential fee',
    'shipments lacking a residential surcharge, quarter to date',
  ]),
  ...asks(without(july, group('Delivery area')), ['pacchi senza supplemento area di consegna a luglio'], {
    language: 'it',
  }),
  ...asks(
    `select normalised_consignee_state, sum(no_of_pkgs) {P} and ${us} and {lastQuarter} group by 1 having count(*) filter (where ${ups}) = 0`,
    ['in which states did we have no UPS packages in Q3', 'Q3 states lacking UPS'],
  ),
  ...asks(
    `select zone, sum(no_of_pkgs) {P} and {lastMonth} group by 1 having count(*) filter (where ${late}) = 0`,
    ['zones without late packages last month', 'which zones had no late packages in October'],
    loose,
  ),
  ...asks(
    `select count(*) from (select normalised_consignee_state {P} and ${us} and {lastMonth} and normalised_consignee_state <> '' group by 1 having count(*) filter (where ${ups}) = 0)`,
    ['how many states have no UPS packages last month', 'number of states without UPS in October'],
  ),
  ...asks(
    `select carrier_name, sum(no_of_pkgs) {P} and {lastQuarter} group by 1 having count(*) filter (where ${to('CA')}) = 0`,
    ['carriers without California packages in Q3'],
    { alsoClarify: true },
  ),
  ...asks(
    `select service_category, sum(no_of_pkgs) {P} and ${fedex} and {thisYear} group by 1 order by 2 desc limit 1`,
    ['which FedEx service do we use most often, ytd'],
  ),
  ...asks(
    `select accessorial_group, count(*) {C} and charge_family = 'other_accessorial' and ${ups} and {thisYear} group by 1 order by 2 desc limit 1`,
    ['what is the most common UPS accessorial this year'],
    { alsoClarify: true },
  ),
  ...asks(`select zone, sum(no_of_pkgs) {P} and zone <> '' and {lastQuarter} group by 1 order by 2 desc limit 1`, [
    'most common zone last quarter',
  ]),
  ...asks(
    `select normalised_consignee_state, sum(no_of_pkgs) {P} and ${us} and {lastQuarter} and normalised_consignee_state <> '' group by 1 order by 2 desc, 1 limit 3`,
    ['i 3 stati più frequenti nel terzo trimestre'],
    { language: 'it' },
  ),
  ...asks(`select ${costPerPackage} {P} and ${fedex} and {thisYear}`, [
    'FedEx $ per package this year',
    'FedEx spend/pkg ytd',
    'average FedEx cost of one parcel this year',
  ]),
  ...asks(`select ${fuel} {P} and ${ups} and {lastQuarter}`, [
    'fuel charged by UPS in the third quarter',
    'UPS FSC Q3',
  ]),
  ...asks(`select ${latePercent} {P} and ${fedex} and {lastQuarter}`, [
    'what percent of FedEx packages were late in Q3',
    'FedEx late rate last quarter',
  ]),
  ...asks(
    `select carrier_name, ${latePercent} {P} and {lastQuarter} group by 1`,
    ['late percentage for every carrier in Q3'],
    loose,
  ),
  ...asks(`${packages} {P} and ${from('NJ')} and {thisYear}`, [
    'packages sent from New Jersey this year',
    'NJ origin packages ytd',
  ]),
  ...asks(`${packages} {P} and ${to('TX')} and ${fedex} and {lastQuarter}`, [
    'how many FedEx parcels to Texas in Q3',
    'FedEx, TX, Q3: packages',
  ]),
  ...asks(`${spend} {P} and bill_date between '2026-07-01' and '2026-08-31'`, [
    'spend July and August combined',
    'total spend from July through August',
  ]),
  ...asks(
    `select ${monthly}, sum(no_of_pkgs) {P} and ${fedex} and bill_date between '2026-04-01' and '2026-09-30' group by 1`,
    ['FedEx packages by month from April to September'],
    loose,
  ),
  ...asks(
    `select (${spend} {P} and ${july}), (${spend} {P} and ${august})`,
    ['July vs August spend', 'how did spend change between July and August'],
    loose,
  ),
  ...asks(`select sum(tax_amount - tax_discount) {P} and {thisYear}`, ['taxes and duties this year', 'tax total ytd'], {
    alsoClarify: true,
  }),
  ...asks(`select sum(bill_weight_pounds) {P} and ${ups} and {lastMonth}`, [
    'UPS billed pounds October',
    'billed weight with UPS last month',
  ]),
  ...asks(`select count(distinct carrier_name) {P} and {thisYear}`, ['number of carriers we used this year']),
  ...asks(`${spend} {P} and ${fedex} and ${august}`, ['combien FedEx nous a facturé en août'], { language: 'fr' }),
  ...asks(`${spend} {P} and ${fedex} and ${august}`, ['gasto con FedEx en agosto'], { language: 'es' }),
  ...asks(`${spend} {P} and ${fedex} and ${august}`, ['spesa FedEx di agosto'], { language: 'it' }),
  ...asks(`${spend} {P} and ${fedex} and ${august}`, ['8月FedEx的支出'], { language: 'zh' }),
  ...asks(`${spend} {P} and ${fedex} and ${august}`, ['إنفاق FedEx في أغسطس'], { language: 'ar' }),
  ...asks(`${packages} {P} and net_amount > 100 and {thisYear}`, ['今年费用超过100美元的包裹有多少'], {
    language: 'zh',
  }),
  ...asks(`${packages} {P} and actual_weight_pounds > 20 and {lastQuarter}`, ['colis de plus de 20 livres au T3'], {
    language: 'fr',
  }),
  ...asks(
    `select count(*) {C} and ${group('Residential')} and {lastMonth}`,
    ['número de recargos residenciales el mes pasado'],
    {
      language: 'es',
    },
  ),
  // Conversations
  ...asks(`${spend} {P} and ${ups} and ${week41}`, ['only UPS'], { earlier: ['spend in week 41'] }),
  ...asks(`select carrier_name, sum(no_of_pkgs) {P} and ${week41} group by 1`, ['by carrier'], {
    earlier: ['packages in week 41'],
  }),
  ...asks(
    `select normalised_consignee_state, sum(no_of_pkgs) {P} and ${us} and {september} group by 1 having count(*) filter (where ${ups}) = 0`,
    ['what about September'],
    { earlier: ['states without UPS last month'] },
  ),
  ...asks(`${without('{lastMonth}', group('Residential'))} and ${ups}`, ['just UPS'], {
    earlier: ['packages without a residential surcharge last month'],
  }),
  ...asks(`${spend} {P} and ${ups} and {lastQuarter}`, ['je voulais dire UPS'], {
    language: 'fr',
    earlier: ['dépenses FedEx au troisième trimestre'],
  }),
  ...asks(`${spend} {P} and ${ups} and {lastQuarter}`, ['quise decir UPS'], {
    language: 'es',
    earlier: ['gasto en FedEx el trimestre pasado'],
  }),
  ...leadsTo(refused, [
    'packages without insurance claims by driver',
    'which customers had no complaints',
    'spend of week 41 per forklift',
    'states without a sales tax',
    'week 41 and week 43',
    'carriers without a pickup on Sunday',
    'how would spend change without residential fees next year',
    'most popular product',
    'usual weather in zone 8',
    'what would UPS have charged for our FedEx packages',
    'spend without',
    'packages with no',
    'accounts lacking approval',
    'packages and pallets last month',
    'cost and profit by carrier',
    'show the packages Maria sent in July',
    'if we had no residential packages what would we spend',
    'spend in July without week 28 and without UPS and on a boat',
    'which invoices have no approval',
    'average packages without fuel by hour',
    'which state is late most often',
    'packages without fuel or over 50 lb',
    'spend of packages that have no fuel surcharge',
  ]),
  ...leadsTo(
    refused,
    ['cuentas sin aprobación', 'semana 41 de la fábrica', 'gasto que tendríamos sin UPS el próximo año'],
    {
      language: 'es',
    },
  ),
  ...leadsTo(refused, ['états sans taxe de vente', 'clients sans contrat'], { language: 'fr' }),
  ...leadsTo(refused, ['clienti senza contratto', 'prodotto più venduto'], { language: 'it' }),
  ...leadsTo(refused, ['没有合同的客户', '最畅销的产品'], { language: 'zh' }),
  ...leadsTo(refused, ['العملاء بدون عقد', 'المنتج الأكثر مبيعا'], { language: 'ar' }),
  ...leadsTo(['definition'], ['explain zone', 'what do you mean by late package']),
  ...leadsTo(['howto'], ['how do I export these figures to excel']),
];
