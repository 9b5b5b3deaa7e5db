const poundsOfUnit = { lbs: 1, kgs: 2.20462262185, oz: 0.0625 } as const;

/** A weight as it is billed and in pounds, with two to six decimals; nulls when there is none. */
export interface Weight {
  readonly weight: string | null;
  readonly unit: string | null;
  readonly pounds: string | null;
}

/** The weight of a package whose carrier states none. */
export const noWeight: Weight = { weight: null, unit: null, pounds: null };

/** Reads a weight with the carrier's word for the unit: L, LB, lbs, K, KG, kgs, O, oz; without one pounds are meant. */
export function weightOf(amount: string, unitText: string): Weight {
  const number = Number(amount.replace(',', '.'));
  if (amount.trim() === '' || !Number.isFinite(number) || number < 0) return noWeight;
  const first = unitText.trim().charAt(0).toUpperCase();
  const unit = first === 'K' ? 'kgs' : first === 'O' ? 'oz' : 'lbs';
  return { weight: decimalText(number), unit, pounds: decimalText(number * poundsOfUnit[unit]) };
}

/** `1.10`, `1.102311`: no digit that a weight has is cut off before the sixth. */
const decimalText = (value: number): string => value.toFixed(6).replace(/0{1,4}$/, '');
