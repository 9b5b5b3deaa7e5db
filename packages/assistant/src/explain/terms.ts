import type { DimensionName } from '../reading/reading.ts';

/** What values mean: the accessorials, credits, statuses and services of the trade. */
export const valueMeanings: Readonly<Partial<Record<DimensionName, Readonly<Record<string, string>>>>> = {
  accessorial: {
    Residential: 'An accessorial for delivery to a home or other residential address instead of a business.',
    'Delivery area':
      'Delivery area surcharge (DAS): an accessorial for addresses in ZIP codes that carriers list as remote or costly to serve.',
    'Additional handling':
      'Additional handling surcharge (AHS): for packages that are long, heavy, or packed so that machines cannot sort them.',
    'Address correction': 'A fee for an address that the carrier had to correct before it could deliver.',
    'Large package': 'A surcharge for packages above the carrier’s size limit for usual packages.',
    Demand: 'Demand or peak surcharge: an accessorial for certain packages in busy seasons.',
    Signature: 'A fee for a signature on delivery.',
    Saturday: 'A fee for delivery or pickup on a Saturday.',
    'Declared value': 'A charge for a value declared above what the carrier covers without a charge.',
    'Third party billing': 'A surcharge for packages that are billed to neither sender nor receiver.',
    'Carbon neutral': 'A fee for offsetting the emissions of a package.',
    Pickup: 'A fee for collecting packages.',
    Returns: 'A charge for bringing a package back to its sender.',
  },
  credit_type: {
    'GSR / late delivery':
      'GSR, guaranteed service refund: the refund for a package that came late under a service with a guarantee.',
    Void: 'A credit for a label that was billed and then voided.',
    'Manifested not shipped': 'A credit for a package that was announced to the carrier and never shipped.',
    'Damaged / lost claim': 'Money that a carrier paid for a damaged or lost package.',
    'Duplicate Charges': 'A credit for a charge that was billed twice.',
    'NPOD - no proof of delivery': 'A credit where the carrier could not prove delivery.',
    'Corporate rebate': 'Money that a carrier pays back under the contract.',
  },
  tracking_status: {
    'On Time': 'Delivered by the time that the service promised.',
    Late: 'Delivered after the time that the service promised.',
    Exception: 'Late for a reason that the carrier does not answer for, such as weather or a wrong address.',
    'Pending Late': 'The promised time has passed and the package is not delivered yet.',
  },
  bill_option: {
    PREPAID: 'The sender pays.',
    COLLECT: 'The receiver pays.',
    'THIRD PARTY': 'Somebody who is neither sender nor receiver pays.',
  },
  service_category: {
    Ground: 'Services by road, with delivery in one to five business days.',
    Economy: 'The cheapest services, often with the last mile by the postal service.',
    LTL: 'Less than truckload: freight on pallets that shares a truck.',
    'Next Day': 'Delivery on the next business day.',
    '2 Day': 'Delivery on the second business day.',
    '3 Day': 'Delivery on the third business day.',
  },
};

/** A word of the trade that is no name of the model. */
interface TradeTerm {
  readonly term: string;
  readonly text: string;
  /** Phrases with `|` between them, compared without case and accents. */
  readonly phrases: string;
}

/** Words of the trade that have no figure of their own. */
export const tradeTerms: readonly TradeTerm[] = [
  {
    term: 'Dimensional weight',
    text: 'Length × width × height divided by the carrier’s divisor. Carriers bill this weight where it is more than the actual weight.',
    phrases:
      'dimensional weight|dim weight|dimensional|volumetric weight|peso dimensional|peso volumetrico|poids dimensionnel|poids volumetrique|peso dimensionale|体积重量|体积重|الوزن الحجمي|الوزن البعدي|وزن الأبعاد|الوزن حسب الأبعاد',
  },
  {
    term: 'Dimensional divisor',
    text: 'The number of cubic inches that the carrier counts as a pound, such as 139. A higher divisor makes a lower dimensional weight.',
    phrases:
      'dim divisor|dim factor|dimensional divisor|dimensional factor|divisor dimensional|factor dimensional|diviseur dimensionnel|facteur dimensionnel|divisore dimensionale|fattore dimensionale|体积重除数|القاسم الحجمي',
  },
  {
    term: 'General rate increase',
    text: 'GRI: the rise of a carrier’s published rates, usually once a year.',
    phrases:
      'general rate increase|gri|rate increase|aumento general de tarifas|hausse generale des tarifs|aumento generale delle tariffe|普遍涨价|年度涨价|الزيادة العامة في الأسعار',
  },
  {
    term: 'Consignee',
    text: 'The receiver of a package: the person or business that it is delivered to.',
    phrases:
      'consignee|receiver|recipient|consignatario|destinatario|receptor|destinataire|consignataire|destinatario del pacco|收件人|收货人|收件方|المرسل إليه|المستلم',
  },
  {
    term: 'Consignor',
    text: 'The sender of a package: the person or business that it is collected from.',
    phrases: 'consignor|sender|remitente|expedidor|expediteur|mittente|发件人|寄件人|发货人|المرسل',
  },
  {
    term: 'Stamping',
    text: 'Stamping gives carrier invoices the number under which a client is billed. It covers all invoices of the chosen period that have none; amounts do not change.',
    phrases:
      'stamping|stamping invoices|invoice stamping|stamp|stamp invoices|stamp invoice|stamped invoice|stamped invoices|sellado|sellado facturas|sellado de facturas|sellar facturas|tamponnage|tamponnage des factures|tamponnage factures|tamponner factures|tamponner les factures|timbratura|timbratura fatture|timbratura delle fatture|timbrare fatture|timbrare le fatture|盖章|发票盖章|ختم|ختم الفواتير|الختم',
  },
  {
    term: 'Minimum charge',
    text: 'The least that the contract charges for a package, whatever its discount.',
    phrases:
      'minimum charge|minimum package charge|minimum net charge|cargo minimo|frais minimum|minimum de facturation|addebito minimo|最低收费|الحد الأدنى للرسوم',
  },
];
