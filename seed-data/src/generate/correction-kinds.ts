/** Corrections on later invoices: how often (of a hundred), what they are, and what they cost or give back. */
interface CorrectionKind {
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
  charge(33, 'Shipping Charge Correction', 'ADJ/SCC', 'SCC', null, 8.4),
  charge(8, 'Address Correction', 'ADJ/ADC', 'ADC', 'Address correction', 23.5),
  charge(4, 'Residential Adjustment', 'ADJ/RADJ', 'RES', 'Residential', 6.1),
  charge(2, 'Chargeback', 'ADJ/CHBK', 'CHB', null, 15.5),
  credit(10, 'Residential Adjustment - Commercial', 'ADJ/RADJ', 'RES', 'Residential', 'Residential', 6.1),
  refund(12, 'Guaranteed Service Refund', 'ADJ/GSR', 'GSR', 'GSR / late delivery', 1),
  refund(8, 'Void Credit', 'ADJ/VOID', 'VOD', 'Void', 1),
  credit(5, 'Dimension Correction Credit', 'ADJ/SCC', 'SCC', null, 'Dimension/weight', 7.2),
  refund(3, 'Duplicate Billing Credit', 'ADJ/DUP', 'DUP', 'Duplicate', 1),
  credit(3, 'Damage or Loss Claim', 'ADJ/CLM', 'CLM', null, 'Damaged / lost claim', 68),
  credit(2, 'Delivery Area Credit', 'ADJ/DAS', 'DAS', 'Delivery area', 'Delivery area', 4.2),
  credit(2, 'Additional Handling Credit', 'ADJ/AHS', 'AHS', 'Additional handling', 'Additional handling', 31),
  credit(1, 'Large Package Credit', 'ADJ/LPS', 'LPS', 'Large package', 'Large package', 240),
  credit(1, 'Adult Signature Credit', 'ADJ/ASR', 'ADS', 'Signature', 'Adult signature', 8.65),
  credit(1, 'Saturday Delivery Credit', 'ADJ/SAT', 'SAT', 'Saturday', 'Saturday', 16),
  credit(1, 'Zone Adjustment', 'ADJ/ZONE', 'ZON', null, 'Zone adjustment', 3.1),
  refund(1, 'Corporate Rebate', 'ADJ/REB', 'REB', 'Corporate rebate', 0.1),
  refund(1, 'Manifested Not Shipped', 'ADJ/MNS', 'MNS', 'Manifested not shipped', 1),
  credit(1, 'Closed Loop Billing Credit', 'ADJ/CLB', 'CLB', null, 'Closed loop billing', 5),
  credit(1, 'Miscellaneous Credit', 'ADJ/CADJ', 'MSC', null, 'Miscellaneous / Other', 4),
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

const text = (value: string | null): string => (value === null ? 'null' : `'${value.replaceAll("'", "''")}'`);

/** The kinds as a temporary table, each with the range of draws (0 to 1) that means it. */
export function correctionTable(): string {
  const total = correctionKinds.reduce((sum, { share }) => sum + share, 0);
  let before = 0;
  const rows = correctionKinds.map(({ share, amount, ...kind }) => {
    const from = before / total;
    before += share;
    const flat = 'flat' in amount ? amount.flat : 0;
    const ofTransportation = 'ofTransportation' in amount ? amount.ofTransportation : 0;
    const texts = [kind.description, kind.category, kind.code, kind.group, kind.creditType].map(text).join(', ');
    return `(${from}, ${before / total}, ${texts}, ${flat}, ${ofTransportation})`;
  });
  return `create or replace temp table correction_kind as select * from (values ${rows.join(', ')})
    as kind(from_share, until_share, correction_text, correction_category, correction_code, correction_group, correction_credit, flat, of_transportation)`;
}
