import type { Line, Parcel } from './parcel.ts';

/** Makes something so many times. */
export type Repeat = (count: number, make: (index: number) => void) => void;
/** Notes a package that only looks wrong. */
export type Right = (kind: string, parcel: Parcel) => void;

/** A line that takes cents back. */
export const credit = (type: string, cents: number, text = type): Line => ({
  family: 'billing_adjustment',
  code: 'CRD',
  text,
  gross: -cents,
  discount: 0,
  credit: type,
});
