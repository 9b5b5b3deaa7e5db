import { copyOf } from '../reading/copy-of.ts';
import type { ChargeNames, NamedCharge } from './charge-names.ts';

/** Names count from their day on; what is asked without a day is asked of the newest ones. */
const newest = '9999-12-31';
const mostTexts = 5_000;

/** What fits each text: invoices repeat few texts very often. */
const found = new WeakMap<ChargeNames, Map<string, readonly NamedCharge[]>>();

/** What the names say of a charge's text on an invoice of a day; undefined if none fits. */
export function namedCharge(names: ChargeNames, text: string, billDate: string = newest): NamedCharge | undefined {
  return fitting(names, text).find(({ from }) => from === undefined || from <= billDate);
}

function fitting(names: ChargeNames, text: string): readonly NamedCharge[] {
  const known = found.get(names) ?? new Map<string, readonly NamedCharge[]>();
  if (!found.has(names)) found.set(names, known);
  const before = known.get(text);
  if (before !== undefined) return before;
  const searched = text.trim().toUpperCase();
  const fits = names.names.filter((named) => isIn(named, searched));
  if (known.size >= mostTexts) known.clear();
  known.set(copyOf(text), fits);
  return fits;
}

function isIn({ pattern, words }: NamedCharge, searched: string): boolean {
  if (pattern !== undefined) return pattern.test(searched);
  return words.every((word) => (word.startsWith('=') ? searched === word.slice(1) : searched.includes(word)));
}
