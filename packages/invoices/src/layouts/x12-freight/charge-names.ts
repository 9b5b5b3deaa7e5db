import type { ChargeNames, NamedCharge } from '../../flat/declaration.ts';

type Accessorial = readonly [group: string, codes: readonly string[], words: readonly string[]];

const accessorials: readonly Accessorial[] = [
  ['Residential', ['RES', 'REP', 'RSD'], ['RESIDENTIAL']],
  ['Inside delivery', ['IDL', 'IPU', 'INS'], ['INSIDE']],
  ['Liftgate', ['LFD', 'LFT', 'LGD', 'LGP', 'LFC'], ['LIFTGATE', 'LIFT GATE']],
  ['Limited access', ['LAD', 'LAP', 'LTD'], ['LIMITED ACCESS']],
  ['Appointment', ['APT', 'NFY', 'NTF', 'NCM'], ['APPOINTMENT', 'NOTIFICATION', 'NOTIFY']],
  ['Collect on delivery', ['COD'], ['COLLECT ON DELIVERY', 'C.O.D']],
  ['Detention', ['DET', 'DTV', 'DTL'], ['DETENTION', 'DEMURRAGE']],
  ['Storage', ['SRG', 'STR'], ['STORAGE']],
  ['Stop-off', ['SOC'], ['STOP OFF', 'STOP-OFF']],
  ['Hazardous', ['HAZ', 'HZM', 'HZC'], ['HAZARD', 'HAZMAT']],
  ['Large package', ['OVL', 'XTL', 'EXL'], ['OVERLENGTH', 'OVER LENGTH', 'EXTREME LENGTH', 'OVERSIZE']],
  ['Redelivery', ['RDL', 'RCC'], ['REDELIVERY', 'RECONSIGN']],
  ['Saturday', ['SAT'], ['SATURDAY', 'WEEKEND']],
  ['Weight and inspection', ['WTV', 'WVG'], ['WEIGHT VERIFICATION', 'REWEIGH', 'INSPECTION']],
  ['Single shipment', ['SSC'], ['SINGLE SHIPMENT']],
  ['Protect from freezing', ['PFF'], ['FREEZ']],
  ['Delivery area', ['HCD', 'HCA'], ['HIGH COST', 'DELIVERY AREA']],
  ['Demand', ['PSS', 'GRI'], ['PEAK', 'GENERAL RATE INCREASE']],
  ['Terminal handling', ['THC', 'DTH', 'OTH'], ['TERMINAL HANDLING']],
  ['Container', ['CHS'], ['CHASSIS', 'PER DIEM']],
  ['Documentation', ['DOC', 'BLF'], ['DOCUMENT', 'BILL OF LADING']],
  ['Security', ['ISP', 'SEC'], ['SECURITY', 'ISPS']],
  ['Currency adjustment', ['CAF'], ['CURRENCY ADJUSTMENT']],
];

const coded = (codes: readonly string[], meaning: Omit<NamedCharge, 'words'>): NamedCharge[] =>
  codes.map((code) => ({ words: [`=${code}`], ...meaning }));
const worded = (words: readonly string[], meaning: Omit<NamedCharge, 'words'>): NamedCharge[] =>
  words.map((word) => ({ words: [word], ...meaning }));

const discount = { family: 'transportation', isDiscount: true } as const;
const fuel = { family: 'fuel_surcharge' } as const;
const freight = { family: 'transportation' } as const;
const tax = { family: 'tax' } as const;

/** Codes of special charges, by their whole text, and then words of their descriptions. */
export const freightChargeNames: ChargeNames = {
  asOf: '2025-07-01',
  source: 'X12 element 150 and lists of LTL and ocean carriers; some codes differ between carriers.',
  names: [
    ...coded(['DSC', 'DIS'], discount),
    ...coded(['FUE', 'FSC', 'FUEL', '405', 'BAF', 'BUN', 'EFS'], fuel),
    ...coded(['GST', 'HST', 'PST', 'QST', 'TAX', 'VAT', 'CUS', 'DUT', 'DTY'], tax),
    ...coded(['400', 'FRT', 'FGHT', 'LHS', 'BAS', 'OCF', 'OFT', 'MIN'], freight),
    ...accessorials.flatMap(([group, codes]) => coded(codes, { family: 'other_accessorial', group })),
    ...worded(['DISCOUNT', 'ALLOWANCE'], discount),
    ...worded(['FUEL', 'BUNKER', 'LOW SULPHUR', 'LOW SULFUR'], fuel),
    ...worded(['CUSTOMS', 'DUTY', 'TAX', 'VAT'], tax),
    ...accessorials.flatMap(([group, , words]) => worded(words, { family: 'other_accessorial', group })),
    ...worded(['FREIGHT', 'LINEHAUL', 'LINE HAUL', 'TRANSPORTATION', 'BASE RATE', 'MINIMUM CHARGE'], freight),
  ],
};

/** Lines that repeat the sum of others: they are left out if the rest adds up to what the invoice states. */
export const codesOfTotals: ReadonlySet<string> = new Set(['TFGHT', 'TDSC', 'FGHT']);
