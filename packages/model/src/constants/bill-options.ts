/** Who pays, as stored in `bill_option` (S1 section 3). */
export const billOptions = ['PREPAID', 'COLLECT', 'THIRD PARTY'] as const;
export type BillOption = (typeof billOptions)[number];

/** Stands for every bill option. */
export const allBillOptions = 'All Types';
