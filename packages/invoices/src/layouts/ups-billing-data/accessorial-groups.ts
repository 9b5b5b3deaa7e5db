/** UPS accessorial codes under the names that all carriers share. */
const groups: Readonly<Record<string, readonly string[]>> = {
  Residential: ['RES', 'RS1', 'HRS'],
  'Delivery area': ['RDC', 'RDR', 'LDC', 'LDR', 'CAC', 'CAR', 'HIC', 'HRC', 'HSC', 'SDA', 'SDE', 'ESD'],
  'Additional handling': ['AHL', 'AHG', 'AHC', 'AHW'],
  'Large package': ['LPS', 'LPR', 'LLC', 'LLR'],
  Signature: ['DCS', 'CSG', 'ADS'],
  'Declared value': ['EVS'],
  Saturday: ['SAT'],
  'Early delivery': ['SUR'],
  'Non-standard': ['NCB', 'NLN'],
  Demand: ['DSR', 'SAH', 'PFC', 'PFR', 'PSC', 'PSR'],
  Intercept: ['IRS', 'IRW', 'ISW'],
  Pickup: ['OFW', 'OSW'],
  Returns: ['ALP'],
  'Special incentive': ['SIM'],
  'Carbon neutral': ['CNS'],
  'Third party billing': ['FTP'],
  'Missing shipment data': ['NPF'],
  'Duty and tax forwarding': ['F/D'],
  'Export information': ['SED'],
};

const groupOfCode = new Map(Object.entries(groups).flatMap(([group, codes]) => codes.map((code) => [code, group])));

/** The accessorial's common name by its code alone. */
export const upsGroupOfCode = (code: string): string | undefined => groupOfCode.get(code);

/** Groups of texts, for codes that no list knows. */
const groupOfText: readonly (readonly [RegExp, string])[] = [
  [/RESIDENTIAL/, 'Residential'],
  [/DELIVERY AREA|REMOTE AREA|EXTENDED AREA/, 'Delivery area'],
  [/HANDLING/, 'Additional handling'],
  [/LARGE PACKAGE|OVER MAX/, 'Large package'],
  [/ADDRESS/, 'Address correction'],
  [/SIGNATURE|DELIVERY CONFIRMATION/, 'Signature'],
  [/DECLARED VALUE/, 'Declared value'],
  [/SATURDAY/, 'Saturday'],
  [/DEMAND|SURGE|PEAK/, 'Demand'],
  [/PICKUP/, 'Pickup'],
];

/** The accessorial's common name; the carrier's own text if it is unknown. */
export function upsAccessorialGroup(code: string, description: string): string {
  const text = description.toUpperCase();
  const known = groupOfCode.get(code) ?? groupOfText.find(([words]) => words.test(text))?.[1];
  return known ?? (description || code || 'Unnamed');
}
