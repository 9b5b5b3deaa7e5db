import { asks, leadsTo, type TestQuestion } from './question.ts';

const packages = 'select sum(no_of_pkgs)';
const costPerPackage =
  "round(sum(case when carrier_name <> 'USPS' and carrier_name not like 'DHL%' then net_amount else 0 end) / nullif(sum(case when carrier_name <> 'USPS' and carrier_name not like 'DHL%' then no_of_pkgs else 0 end), 0), 2)";
const late = "tracking_status = 'Late'";
const day = (date: string) => `bill_date = '${date}'`;
const days = (from: string, to: string) => `bill_date between '${from}' and '${to}'`;
/** The part of a carrier in the packages that meet a condition. */
const partOf = (carrier: string, condition: string) =>
  `select round(100.0 * sum(no_of_pkgs) filter (where carrier_name = '${carrier}') / sum(no_of_pkgs), 2) {P} and ${condition}`;
const byMonth = (figure: string, condition: string) =>
  `select date_trunc('month', bill_date)::date::varchar, ${figure} {P} and ${condition} group by 1`;

/** What two examinations showed to be read wrongly or not at all, and the same in other words and languages. */
export const thirdLookSet: readonly TestQuestion[] = [
  ...asks(
    partOf('FedEx', `{lastQuarter} and ${late}`),
    [
      'what share of late packages last quarter came from FedEx',
      'FedEx share of late packages last quarter',
      'share of FedEx in late packages last quarter',
    ],
    { isLoose: true },
  ),
  ...asks(partOf('UPS', `{twelveMonths} and ${late}`), ['¿qué porcentaje de los paquetes con retraso fueron de UPS?'], {
    language: 'es',
    isLoose: true,
  }),
  ...asks(partOf('UPS', `{twelveMonths} and ${late}`), ['quelle part des colis en retard vient de UPS'], {
    language: 'fr',
    isLoose: true,
  }),
  ...asks(partOf('UPS', `{twelveMonths} and ${late}`), ['晚到的包裹中UPS占多少'], { language: 'zh', isLoose: true }),
  ...asks(`select ${costPerPackage} {P} and {thisYear} and actual_weight_pounds > 20`, ['for packages over 20 lb'], {
    earlier: ['average cost per package this year'],
  }),
  ...asks(
    `select normalised_consignee_state, sum(no_of_pkgs) {P} and normalised_consignee_country = 'US' and {lastMonth} and actual_weight_pounds > 20 group by 1`,
    ['for packages over 20 lb'],
    { earlier: ['packages by state last month'] },
  ),
  ...asks("select sum(net_amount) {P} and {lastMonth} and carrier_name = 'UPS'", ['just the UPS packages'], {
    earlier: ['total spend last month'],
  }),
  ...asks(
    `select round(100.0 * sum(no_of_pkgs) filter (where ${late}) / sum(no_of_pkgs) filter (where tracking_status is not null), 2) {P} and {lastMonth}`,
    ['what percent is that'],
    { earlier: ['late packages last month'] },
  ),
  ...asks(
    "select sum(net_fuel_surcharge_amount) {P} and {lastQuarter} and carrier_name = 'UPS'",
    ['how much was fuel'],
    {
      earlier: ['UPS spend last quarter'],
    },
  ),
  ...asks(`${packages} {P} and {thisYear} and net_amount > 1000`, ['packages over $1,000 this year']),
  ...asks(`${packages} {P} and {thisYear} and net_amount > 1000`, ['envíos que costaron más de 1.000 $ este año'], {
    language: 'es',
  }),
  ...asks(`${packages} {P} and {thisYear} and net_amount > 1000`, ['colis de plus de 1 000 $ cette année'], {
    language: 'fr',
  }),
  ...asks(`${packages} {P} and {thisYear} and net_amount > 1000`, ["pacchi oltre 1.000 $ quest'anno"], {
    language: 'it',
  }),
  ...asks(
    `${packages} {P} and {lastMonth} and actual_weight_pounds > 2.5`,
    ['envíos de más de 2,5 libras el mes pasado'],
    {
      language: 'es',
    },
  ),
  ...asks(`select sum(net_amount) {P} and ${days('2026-10-05', '2026-10-09')}`, ['gasto del 5/10/2026 al 9/10/2026'], {
    language: 'es',
  }),
  ...asks(`select sum(net_amount) {P} and ${days('2026-10-15', '2026-10-31')}`, [
    'spend from 10/15/2026 to 10/31/2026',
    'spend from 15/10/2026 to 31/10/2026',
  ]),
  ...asks(`select sum(net_amount) {P} and ${day('2026-10-15')}`, ['spesa del 15/10'], { language: 'it' }),
  ...asks('select account_number, sum(net_amount) {P} and {lastMonth} group by 1', ['spend by account for last month']),
  ...asks(byMonth('sum(net_amount)', '{sixMonths}'), ['how has spend changed over the last 6 months']),
  ...asks(
    "select a, b from (select sum(net_amount) as a {P} and {thisMonth}), (select sum(net_amount) as b {P} and bill_date between '2026-10-01' and '2026-10-21')",
    ['did spend go up from last month'],
    { isLoose: true },
  ),
  ...asks(
    'select a, b from (select sum(no_of_pkgs) as a {P} and {lastQuarter}), (select sum(no_of_pkgs) as b {P} and {q2})',
    ['by what percent did packages drop from Q2 to Q3'],
    { isLoose: true },
  ),
  ...asks(
    'select a, b from (select sum(net_amount) as a {P} and {lastQuarter}), (select sum(net_amount) as b {P} and {q2})',
    ['第二季度到第三季度支出增加了多少'],
    { language: 'zh', isLoose: true },
  ),
  ...asks("select sum(net_amount) {P} and {lastMonth} and carrier_name = 'UPS'", [
    'what did UPS charge including fuel last month',
  ]),
  ...asks('select sum(net_fuel_surcharge_amount) {P} and {lastYear}', ['what was our net fuel spend in 2025']),
  ...asks(
    `select invoice_number, sum(net_amount) {P} and {lastMonth} group by 1 having sum(net_amount) > 500`,
    ['上个月超过500美元的发票'],
    {
      language: 'zh',
    },
  ),
  ...asks(
    `select service_category, round(100.0 * sum(no_of_pkgs) filter (where tracking_status = 'On Time') / sum(no_of_pkgs) filter (where tracking_status is not null), 2) as share {P} and {thisYear} and service_category <> '' group by 1 having sum(no_of_pkgs) filter (where tracking_status is not null) > 0 order by 2, 1 limit 1`,
    ['which service category had the lowest on-time rate this year'],
  ),
  ...asks(`${packages} {P} and {lastMonth} and substr(consignee_postal_code, 1, 5) = '98101'`, [
    'packages to zip 98101 last month',
    'packages to 98101 last month',
  ]),
  ...asks("select invoice_number, sum(net_amount) {P} and {lastMonth} and carrier_name = 'UPS' group by 1", [
    'UPS invoices last month with their amounts',
  ]),
  ...asks(
    "select invoice_number, sum(net_amount) {P} and {lastMonth} and carrier_name = 'UPS' group by 1",
    ['fatture UPS di ottobre con relativo importo'],
    { language: 'it' },
  ),
  ...asks("select sum(net_amount) {P} and {lastMonth} and carrier_name = 'FedEx'", [
    'total amount of FedEx invoices in October',
  ]),
  ...asks(
    "select sum(net_amount) {P} and {lastMonth} and carrier_name = 'FedEx'",
    ['montant des factures FedEx en octobre'],
    {
      language: 'fr',
    },
  ),
  ...asks(
    "select accessorial_group, sum(net_other_accessorial_amount) {C} and {lastQuarter} and charge_family = 'other_accessorial' group by 1 having sum(net_other_accessorial_amount) > 50",
    ['accessorials that cost us more than $50 last quarter'],
  ),
  ...asks(
    "select count(distinct normalised_consignee_state) {P} and {thisYear} and normalised_consignee_country = 'US'",
    ['how many different states did we ship to this year'],
    { asker: 'family' },
  ),
  ...asks(`${byMonth('sum(net_fuel_surcharge_amount)', '{thisYear}')} having sum(net_fuel_surcharge_amount) > 20`, [
    'months in 2026 when fuel was above $20',
  ]),
  ...asks('select sum(net_amount) {P} and {thisYear}', ['total only'], { earlier: ['spend by month this year'] }),
  ...asks(
    "select normalised_consignee_state, sum(no_of_pkgs), sum(net_amount) {P} and {lastMonth} and normalised_consignee_country = 'US' group by 1",
    ['packages by state with cost last month'],
  ),
  ...asks(
    `select normalised_consignee_state, sum(no_of_pkgs) {P} and {thisYear} and normalised_consignee_country = 'US' and ${late} group by 1 order by 2 desc, 1 limit 2`,
    ['late packages by state this year, the 2 worst'],
    { asker: 'family', isLoose: true },
  ),
  ...asks(`select round(sum(no_of_pkgs) / 10.0, 2) {P} and ${days('2026-01-01', '2026-10-31')} and ${late}`, [
    'average late packages per month from January to October 2026',
  ]),
  ...leadsTo(
    ['refuse', 'clarify'],
    [
      'did spend increase compared to Q2',
      'has fuel gone up over September',
      'spend change from Q2 by carrier',
      'how much was billed to the Texas account last month',
      'spend on account UPS - Texas',
      'how many details does UPS have',
      'how much interest did we pay last month',
      'packages over €100 last month',
      'spend with our best carrier last month',
      'spend excluding fuel and UPS last month',
      'months with higher spend than October',
      'weight distribution of packages',
      'where does our money go',
      'who is late',
      'how much',
      'biggest jump in spend by month',
    ],
  ),
  ...leadsTo(['refuse', 'clarify'], ['¿cuántos empleados tiene UPS?', 'gasto en la cuenta de Texas'], {
    language: 'es',
  }),
  ...leadsTo(
    ['definition'],
    [
      'what counts as a late package',
      'does total spend include USPS?',
      'what is included in total spend',
      'is USPS in total spend',
    ],
  ),
  ...leadsTo(['definition'], ['cosa significa zona tariffaria'], { language: 'it', mention: ['tariffaria'] }),
];
