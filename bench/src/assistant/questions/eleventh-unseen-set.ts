import { asks, leadsTo, type TestQuestion } from './question.ts';

const refused = ['refuse', 'clarify'];
const accessorial = (group: string) => `charge_family = 'other_accessorial' and accessorial_group = '${group}'`;
const costPerPackage = 'round(sum(net_amount) / nullif(sum(no_of_pkgs), 0), 2)';
const fuel = 'sum(fuel_surcharge_amount - fuel_surcharge_discount)';
const accessorials = 'sum(other_accessorial_amount - other_accessorial_discount)';
const us = "normalised_consignee_country = 'US'";
const to = (state: string) => `${us} and normalised_consignee_state = '${state}'`;
const from = (state: string) => `normalised_sender_country = 'US' and normalised_sender_state = '${state}'`;
const late = "tracking_status = 'Late'";
const onTime =
  "round(100.0 * sum(case when tracking_status = 'On Time' then no_of_pkgs else 0 end) / nullif(sum(case when tracking_status is not null then no_of_pkgs else 0 end), 0), 2)";
const monthly = "date_trunc('month', bill_date)::date";
const ups = "carrier_name = 'UPS'";
const fedex = "carrier_name = 'FedEx'";
const loose = { isLoose: true } as const;

/** Written in one go, with their SQL, after the tenth set was mended: longer sentences, chains of questions, senders, ship dates and clients. */
export const eleventhUnseenSet: readonly TestQuestion[] = [
  ...asks(
    `select sum(net_amount) {P} and ${ups} and {lastQuarter}`,
    [
      'Hi, could you tell me how much we paid to UPS in total during the third quarter?',
      'need ups total for q3 asap',
      'can i get the UPS number for last quarter in dollars',
    ],
    { alsoClarify: true },
  ),
  ...asks(`select sum(no_of_pkgs) {P} and ${from('CA')} and {lastQuarter}`, [
    'how many packages left California last quarter',
    'packages originating in CA q3',
  ]),
  ...asks(`select sum(no_of_pkgs) {P} and pickup_date between '2026-10-01' and '2026-10-31'`, [
    'packages by ship date in october',
    'how many parcels shipped in october by pickup date',
  ]),
  ...asks(
    `select client_id, sum(net_amount) {P} and {lastMonth} and carrier_name <> 'USPS' and carrier_name not like 'DHL%' group by 1`,
    ['spend by client last month'],
    { ...loose, asker: 'family', alsoClarify: true },
  ),
  ...asks(
    `select sum(no_of_pkgs) from package_level_info where client_id = 1003 and {lastQuarter}`,
    ['Pine Outdoor packages last quarter', 'how many packages did Pine Outdoor send in Q3'],
    { asker: 'family' },
  ),
  ...asks(
    `select zone, ${costPerPackage} {P} and ${ups} and {lastQuarter} group by 1`,
    ['UPS cost per package by zone in q3', 'for UPS, cpp per zone, last quarter'],
    loose,
  ),
  ...asks(
    `select sum(actual_weight_pounds) {P} and ${fedex} and {lastMonth}`,
    ['total actual weight shipped with FedEx last month', 'how many actual pounds did fedex carry in october'],
    { alsoClarify: true },
  ),
  ...asks(`select round(sum(bill_weight_pounds) / nullif(sum(no_of_pkgs), 0), 2) {P} and {lastQuarter}`, [
    'average billed weight per package last quarter',
    'avg bill weight q3',
  ]),
  ...asks(
    `select ${monthly}, ${onTime} {P} and ${ups} and {thisYear} group by 1`,
    ['monthly UPS on time percentage this year', 'plot UPS on-time % by month ytd'],
    loose,
  ),
  ...asks(
    `select carrier_name, round(100.0 * ${fuel} / nullif(sum(net_amount), 0), 2) {P} and {lastQuarter} group by 1`,
    ['fuel as a percentage of spend by carrier q3'],
    { ...loose, alsoClarify: true },
  ),
  ...asks(
    `select accessorial_group, count(*) {C} and charge_family = 'other_accessorial' and {lastQuarter} group by 1 order by 2 desc limit 1`,
    ['which surcharge hit us most often last quarter', 'most frequent accessorial q3'],
    { ...loose, alsoClarify: true },
  ),
  ...asks(`select sum(net_amount) {P} and service_category = 'Ground' and ${to('TX')} and {lastMonth}`, [
    'ground spend to Texas last month',
    'what did ground shipments into TX cost us in october',
  ]),
  ...asks(
    `select sum(no_of_pkgs) {P} and net_amount < 10 and {lastMonth}`,
    ['how many packages cost less than $10 last month', 'packages under 10 dollars in october'],
    { alsoClarify: true },
  ),
  ...asks(
    `select (select sum(net_amount) {P} and {q1}), (select sum(net_amount) {P} and {q2})`,
    ['spend Q1 vs Q2 this year', 'did we spend more in q2 than in q1', 'how did spend change from q1 to q2'],
    { ...loose, alsoClarify: true },
  ),
  ...asks(
    `select normalised_consignee_state, sum(net_amount) {P} and ${us} and {lastQuarter} group by 1 order by 2, 1 limit 3`,
    ['3 states with the lowest spend last quarter', 'bottom 3 states by spend q3'],
    loose,
  ),
  ...asks(`select ${accessorials} {P} and ${ups} and {lastMonth}`, ['how about accessorials'], {
    earlier: ['UPS spend last month'],
  }),
  ...asks(`select ${accessorials} {P} and ${ups} and {september}`, ['and the month before'], {
    earlier: ['UPS spend last month', 'how about accessorials'],
  }),
  ...asks(`select sum(no_of_pkgs) {P} and ${to('TX')} and {lastMonth}`, ['to Texas only'], {
    earlier: ['packages last month'],
  }),
  ...asks(`select ${costPerPackage} {P} and ${fedex} and {q2}`, ['and in q2'], {
    earlier: ['FedEx cost per package in q3'],
  }),
  ...asks(
    `select normalised_consignee_state, sum(no_of_pkgs) {P} and ${us} and ${fedex} and no_of_pkgs <> 0 and {lastMonth} group by 1`,
    ['split that by state'],
    { ...loose, earlier: ['FedEx packages last month'] },
  ),
  // Spanish
  ...asks(
    `select sum(net_amount) {P} and ${ups} and {lastQuarter}`,
    [
      'Buenos días, ¿me puedes decir cuánto le pagamos a UPS en el tercer trimestre?',
      'total pagado a ups el trimestre pasado',
    ],
    { language: 'es', alsoClarify: true },
  ),
  ...asks(
    `select sum(no_of_pkgs) {P} and ${from('CA')} and {lastQuarter}`,
    ['paquetes enviados desde California el trimestre pasado'],
    {
      language: 'es',
    },
  ),
  ...asks(
    `select zone, ${costPerPackage} {P} and ${ups} and {lastQuarter} group by 1`,
    ['coste por paquete de UPS por zona en el T3'],
    { ...loose, language: 'es' },
  ),
  ...asks(
    `select (select sum(net_amount) {P} and {q1}), (select sum(net_amount) {P} and {q2})`,
    ['gasto del primer trimestre vs segundo trimestre de este año'],
    { ...loose, language: 'es' },
  ),
  ...asks(
    `select sum(net_amount) {P} and service_category = 'Ground' and ${to('TX')} and {lastMonth}`,
    ['gasto terrestre a Texas el mes pasado'],
    { language: 'es' },
  ),
  ...asks(
    `select normalised_consignee_state, sum(net_amount) {P} and ${us} and {lastQuarter} group by 1 order by 2, 1 limit 3`,
    ['los 3 estados con menor gasto el trimestre pasado'],
    { ...loose, language: 'es' },
  ),
  ...asks(`select sum(no_of_pkgs) {P} and ${to('TX')} and {lastMonth}`, ['solo a Texas'], {
    language: 'es',
    earlier: ['paquetes el mes pasado'],
  }),
  ...asks(
    `select round(sum(bill_weight_pounds) / nullif(sum(no_of_pkgs), 0), 2) {P} and {lastQuarter}`,
    ['peso facturado medio por paquete en el tercer trimestre'],
    { language: 'es' },
  ),
  ...asks(
    `select sum(net_amount) {C} and ${accessorial('Residential')} and {thisYear}`,
    ['¿cuánto nos han costado los recargos residenciales este año?'],
    {
      language: 'es',
    },
  ),
  // French
  ...asks(
    `select sum(net_amount) {P} and ${ups} and {lastQuarter}`,
    [
      'Bonjour, pourriez-vous me dire combien nous avons payé à UPS au troisième trimestre ?',
      'montant total payé à UPS le trimestre dernier',
    ],
    { language: 'fr', alsoClarify: true },
  ),
  ...asks(
    `select sum(no_of_pkgs) {P} and ${from('CA')} and {lastQuarter}`,
    ['colis expédiés depuis la Californie au T3'],
    {
      language: 'fr',
    },
  ),
  ...asks(
    `select zone, ${costPerPackage} {P} and ${ups} and {lastQuarter} group by 1`,
    ['coût par colis UPS par zone au T3'],
    { ...loose, language: 'fr' },
  ),
  ...asks(
    `select (select sum(net_amount) {P} and {q1}), (select sum(net_amount) {P} and {q2})`,
    ['dépenses du premier trimestre comparées au deuxième trimestre'],
    { ...loose, language: 'fr' },
  ),
  ...asks(
    `select ${monthly}, ${onTime} {P} and ${ups} and {thisYear} group by 1`,
    ['taux de ponctualité UPS par mois cette année'],
    { ...loose, language: 'fr' },
  ),
  ...asks(
    `select sum(no_of_pkgs) {P} and net_amount < 10 and {lastMonth}`,
    ['combien de colis ont coûté moins de 10 $ le mois dernier'],
    {
      language: 'fr',
      alsoClarify: true,
    },
  ),
  ...asks(`select sum(no_of_pkgs) {P} and ${to('TX')} and {lastMonth}`, ['seulement vers le Texas'], {
    language: 'fr',
    earlier: ['colis du mois dernier'],
  }),
  ...asks(
    `select accessorial_group, sum(net_amount) {C} and charge_family = 'other_accessorial' and {lastMonth} group by 1`,
    ['frais accessoires par type le mois dernier'],
    { ...loose, language: 'fr' },
  ),
  // Italian
  ...asks(
    `select sum(net_amount) {P} and ${ups} and {lastQuarter}`,
    [
      'Salve, mi può dire quanto abbiamo pagato a UPS nel terzo trimestre?',
      'totale UPS del trimestre scorso in dollari',
    ],
    { language: 'it', alsoClarify: true },
  ),
  ...asks(
    `select sum(no_of_pkgs) {P} and ${from('CA')} and {lastQuarter}`,
    ['pacchi spediti dalla California nel T3'],
    {
      language: 'it',
    },
  ),
  ...asks(
    `select zone, ${costPerPackage} {P} and ${ups} and {lastQuarter} group by 1`,
    ['costo per pacco UPS per zona nel T3'],
    { ...loose, language: 'it' },
  ),
  ...asks(
    `select ${monthly}, ${onTime} {P} and ${ups} and {thisYear} group by 1`,
    ['percentuale in orario di UPS per mese quest’anno'],
    { ...loose, language: 'it' },
  ),
  ...asks(
    `select normalised_consignee_state, sum(net_amount) {P} and ${us} and {lastQuarter} group by 1 order by 2, 1 limit 3`,
    ['i 3 stati con la spesa più bassa lo scorso trimestre'],
    { ...loose, language: 'it' },
  ),
  ...asks(`select sum(no_of_pkgs) {P} and ${to('TX')} and {lastMonth}`, ['solo verso il Texas'], {
    language: 'it',
    earlier: ['pacchi del mese scorso'],
  }),
  ...asks(
    `select sum(net_amount) {P} and service_category = 'Ground' and ${to('TX')} and {lastMonth}`,
    ['spesa ground verso il Texas a ottobre'],
    { language: 'it' },
  ),
  // Chinese
  ...asks(
    `select sum(net_amount) {P} and ${ups} and {lastQuarter}`,
    ['你好，请问第三季度我们一共付给UPS多少钱？', '上个季度UPS的总费用'],
    { language: 'zh', alsoClarify: true },
  ),
  ...asks(`select sum(no_of_pkgs) {P} and ${from('CA')} and {lastQuarter}`, ['第三季度从加州发出的包裹数量'], {
    language: 'zh',
  }),
  ...asks(
    `select zone, ${costPerPackage} {P} and ${ups} and {lastQuarter} group by 1`,
    ['第三季度UPS按分区的每包裹成本'],
    { ...loose, language: 'zh' },
  ),
  ...asks(
    `select (select sum(net_amount) {P} and {q1}), (select sum(net_amount) {P} and {q2})`,
    ['第一季度与第二季度的支出比较'],
    { ...loose, language: 'zh' },
  ),
  ...asks(
    `select normalised_consignee_state, sum(net_amount) {P} and ${us} and {lastQuarter} group by 1 order by 2, 1 limit 3`,
    ['上季度支出最低的3个州'],
    { ...loose, language: 'zh' },
  ),
  ...asks(`select sum(no_of_pkgs) {P} and net_amount < 10 and {lastMonth}`, ['上个月费用低于10美元的包裹有多少个'], {
    language: 'zh',
    alsoClarify: true,
  }),
  ...asks(`select sum(no_of_pkgs) {P} and ${to('TX')} and {lastMonth}`, ['只看德克萨斯州'], {
    language: 'zh',
    earlier: ['上个月的包裹数'],
  }),
  // Arabic
  ...asks(
    `select sum(net_amount) {P} and ${ups} and {lastQuarter}`,
    ['مرحبا، كم دفعنا لشركة UPS في الربع الثالث؟', 'إجمالي ما دفعناه إلى UPS الربع الماضي'],
    { language: 'ar', alsoClarify: true },
  ),
  ...asks(
    `select sum(no_of_pkgs) {P} and ${from('CA')} and {lastQuarter}`,
    ['عدد الطرود المرسلة من كاليفورنيا في الربع الثالث'],
    {
      language: 'ar',
    },
  ),
  ...asks(
    `select zone, ${costPerPackage} {P} and ${ups} and {lastQuarter} group by 1`,
    ['تكلفة الطرد مع UPS حسب المنطقة في الربع الثالث'],
    { ...loose, language: 'ar' },
  ),
  ...asks(
    `select (select sum(net_amount) {P} and {q1}), (select sum(net_amount) {P} and {q2})`,
    ['قارن إنفاق الربع الأول بالربع الثاني'],
    { ...loose, language: 'ar' },
  ),
  ...asks(
    `select ${monthly}, sum(no_of_pkgs) {P} and ${fedex} and {thisYear} group by 1`,
    ['عدد طرود FedEx كل شهر هذا العام'],
    { ...loose, language: 'ar' },
  ),
  ...asks(`select sum(no_of_pkgs) {P} and ${late} and {thisMonth}`, ['كم طردا تأخر هذا الشهر'], { language: 'ar' }),
  ...asks(`select sum(no_of_pkgs) {P} and ${to('TX')} and {lastMonth}`, ['إلى تكساس فقط'], {
    language: 'ar',
    earlier: ['عدد الطرود الشهر الماضي'],
  }),
  ...leadsTo(refused, [
    'how many packages were stolen last month',
    'should we switch from UPS to FedEx',
    'spend if fuel went up 10 percent',
    'what time does UPS pick up today',
    'which customers complained about late packages',
    'spend by purchase order owner',
    'average box size last month',
    'packages shipped at night',
    'states where we ship nothing',
    'what is the best price for zone 5',
    'how much did Neighbour pay UPS last month',
    'invoice spend by approver',
    'show packages signed by John',
    'what is our credit limit with FedEx',
    'spend in the first week of october and the last week',
    'how many trucks did we fill',
  ]),
  ...leadsTo(
    refused,
    [
      '¿cuántos paquetes robaron el mes pasado?',
      '¿deberíamos cambiar a FedEx?',
      'gasto si sube el combustible un 10 por ciento',
    ],
    { language: 'es' },
  ),
  ...leadsTo(
    refused,
    ['combien de colis ont été volés', 'faut-il changer de transporteur ?', 'combien de camions avons-nous remplis'],
    { language: 'fr' },
  ),
  ...leadsTo(
    refused,
    ['quanti pacchi sono stati rubati', 'dovremmo passare a FedEx?', 'quanti camion abbiamo riempito'],
    { language: 'it' },
  ),
  ...leadsTo(refused, ['有多少包裹被偷了', '我们应该换成FedEx吗', '我们装了多少卡车'], { language: 'zh' }),
  ...leadsTo(refused, ['كم طردا سرق الشهر الماضي', 'هل يجب أن ننتقل إلى FedEx', 'كم شاحنة ملأنا'], { language: 'ar' }),
  ...leadsTo(['definition'], ['what is a delivery area surcharge', 'what counts as late'], {}),
  ...leadsTo(['definition'], ['什么是住宅附加费'], { language: 'zh' }),
  ...leadsTo(['definition'], ['che cosa significa CPP?'], { language: 'it' }),
  ...leadsTo(['howto'], ['how can i add a user', 'where can i download an invoice pdf'], {}),
];
