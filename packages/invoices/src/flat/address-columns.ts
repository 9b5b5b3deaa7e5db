import type { TextTarget } from './declaration.ts';

type Side = 'sender' | 'consignee';
type AddressPart = TextTarget extends infer Target ? (Target extends `sender${infer Part}` ? Part : never) : never;
type AddressTarget = Extract<TextTarget, `${Side}${AddressPart}`>;

/**
 * The columns of an address, for files that name those of sender and receiver alike but for the word before: with
 * `sender`, `From ` and `{ City: 'City' }`, the sender's city is in the column `From City`.
 */
export function addressColumns(
  side: Side,
  before: string,
  parts: Readonly<Partial<Record<AddressPart, string>>>,
): Readonly<Partial<Record<AddressTarget, string>>> {
  return Object.fromEntries(Object.entries(parts).map(([part, name]) => [`${side}${part}`, `${before}${name}`]));
}
