/** Corrections on later invoices: how often, what they are, and what they cost or give back. */
export interface CorrectionKind {
  readonly share: number;
  readonly description: string;
  readonly category: string;
  readonly code: string;
  readonly group: string | null;
  readonly creditType: string | null;
  /** `flat` dollars, or a share of the package's net transportation; negative amounts are credits. */
  readonly amount: { readonly flat: number } | { readonly ofTransportation: number };
}

export const correctionKinds: readonly CorrectionKind[] = [
  charge(62, 'Shipping Charge Correction', 'ADJ/SCC', 'SCC', null, 8.4),
  charge(16, 'Address Correction', 'ADJ/ADC', 'ADC', 'Address correction', 23.5),
  charge(8, 'Residential Adjustment', 'ADJ/RADJ', 'RES', 'Residential', 6.1),
  charge(4, 'Chargeback', 'ADJ/CHBK', 'CHB', null, 15.5),
  credit(18, 'Residential Adjustment - Commercial', 'ADJ/RADJ', 'RES', 'Residential', 'Residential', 6.1),
  refund(24, 'Guaranteed Service Refund', 'ADJ/GSR', 'GSR', 'GSR / late delivery', 1),
  refund(16, 'Void Credit', 'ADJ/VOID', 'VOD', 'Void', 1),
  credit(10, 'Dimension Correction Credit', 'ADJ/SCC', 'SCC', null, 'Dimension/weight', 7.2),
  refund(6, 'Duplicate Billing Credit', 'ADJ/DUP', 'DUP', 'Duplicate Charges', 1),
  credit(6, 'Damage or Loss Claim', 'ADJ/CLM', 'CLM', null, 'Damaged / lost claim', 68),
  credit(4, 'Delivery Area Credit', 'ADJ/DAS', 'DAS', 'Delivery area', 'Delivery area', 4.2),
  credit(4, 'Additional Handling Credit', 'ADJ/AHS', 'AHS', 'Additional handling', 'Additional handling', 31),
  credit(2, 'Large Package Credit', 'ADJ/LPS', 'LPS', 'Large package', 'Large package', 240),
  credit(2, 'Adult Signature Credit', 'ADJ/ASR', 'ADS', 'Signature', 'Adult signature', 8.65),
  credit(2, 'Saturday Delivery Credit', 'ADJ/SAT', 'SAT', 'Saturday', 'Saturday Delivery', 16),
  credit(2, 'Zone Adjustment', 'ADJ/ZONE', 'ZON', null, 'Zone adjustment', 3.1),
  refund(2, 'Corporate Rebate', 'ADJ/REB', 'REB', 'Corporate rebate', 0.1),
  refund(2, 'Manifested Not Shipped', 'ADJ/MNS', 'MNS', 'Manifested not shipped', 1),
  credit(2, 'Closed Loop Billing Credit', 'ADJ/CLB', 'CLB', null, 'Closed loop billing', 5),
  credit(2, 'Address Correction Credit', 'ADJ/ADC', 'ADC', 'Address correction', 'Address correction', 23.5),
  credit(2, 'Fuel Surcharge Credit', 'ADJ/FSC', 'FSC', null, 'Fuel', 1.9),
  credit(1, 'Third Party Billing Credit', 'ADJ/FTP', 'FTP', 'Third party billing', 'Third party', 2.4),
  credit(1, 'Tax Credit', 'ADJ/TAX', 'TAX', null, 'Tax', 3.4),
  credit(2, 'Billing Adjustment Credit', 'ADJ/CADJ', 'ADJ', null, 'Billing adjustment', 6),
  refund(1, 'Refund - No Proof of Delivery', 'ADJ/NPOD', 'NPD', 'NPOD - no proof of delivery', 1),
  credit(1, 'Early AM Credit', 'ADJ/ERL', 'ERL', 'Early delivery', 'Early AM', 38),
  credit(1, 'Saturday Pickup Credit', 'ADJ/SATP', 'SAP', 'Pickup', 'Saturday pickup', 16),
  credit(2, 'Miscellaneous Credit', 'ADJ/CADJ', 'MSC', null, 'Miscellaneous / Other', 4),
];

function charge(
  share: number,
  description: string,
  category: string,
  code: string,
  group: string | null,
  flat: number,
): CorrectionKind {
  return { share, description, category, code, group, creditType: null, amount: { flat } };
}

function credit(
  share: number,
  description: string,
  category: string,
  code: string,
  group: string | null,
  creditType: string,
  flat: number,
): CorrectionKind {
  return { share, description, category, code, group, creditType, amount: { flat: -flat } };
}

function refund(
  share: number,
  description: string,
  category: string,
  code: string,
  creditType: string,
  part: number,
): CorrectionKind {
  return { share, description, category, code, group: null, creditType, amount: { ofTransportation: -part } };
}

/** The sum of all shares: how finely the kind is drawn. */
const correctionSlots = correctionKinds.reduce((sum, { share }) => sum + share, 0);

const flatOf = ({ amount }: CorrectionKind): number => ('flat' in amount ? amount.flat : 0);
const partOf = ({ amount }: CorrectionKind): number => ('flat' in amount ? 0 : amount.ofTransportation);

/** Whether a later invoice corrects the package, over `h`. */
export const isCorrected = 'draw(h, 90) < 0.035';

/** Which correction a corrected package has, over `h`. */
export const correctionSlot = `dice(h, 91, ${correctionSlots})`;

/** Whether the slot is that of a credit for a package billed twice. */
export function isDuplicateSlot(slot: string): string {
  const place = correctionKinds.findIndex(({ creditType }) => creditType === 'Duplicate Charges');
  const first = correctionKinds.slice(0, place).reduce((sum, { share }) => sum + share, 0);
  return `${slot} between ${first} and ${first + (correctionKinds[place]?.share ?? 0) - 1}`;
}

/** Which draw means which kind, and what it costs, as a temporary table. */
export function correctionTable(): string {
  const slots = correctionKinds.flatMap((kind, id) => Array.from({ length: kind.share }, () => ({ kind, id })));
  const rows = slots.map(
    ({ kind, id }, slot) =>
      `(${slot}, ${id}, ${flatOf(kind)}::double, ${partOf(kind)}::double, ${kind.creditType === 'GSR / late delivery'})`,
  );
  return `create or replace temp table correction_kind as select * from (values ${rows.join(', ')})
    as kind(slot, correction_id, flat, of_transportation, is_late_refund)`;
}
