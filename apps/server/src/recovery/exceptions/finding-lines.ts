import type { FindingLine } from '@waybill/contract';
import { rounded } from '@waybill/model';

/** Charges of one name on an invoice. */
export interface BilledLine {
  readonly family: string;
  readonly code: string;
  readonly charge: string;
  readonly times: number;
  readonly net: number;
}

/** What was billed too much, in US dollars, and the charge that the finding names; empty for the whole package. */
export interface Overcharge {
  readonly charge: string;
  readonly freight: number;
  readonly fuel: number;
  readonly rest: number;
}

/**
 * The lines as billed and as expected, which differ by what was billed too much: transportation and fuel on lines of
 * their family, the rest on the line that the finding names, or on all others. Those in question come first.
 */
export function expectedLines(lines: readonly BilledLine[], over: Overcharge): FindingLine[] {
  const ofFamily = (...families: readonly string[]) => lines.filter(({ family }) => families.includes(family));
  const others = lines.filter(({ family }) => family !== 'transportation' && family !== 'fuel_surcharge');
  const named = over.charge === '' ? [] : lines.filter((line) => nameOf(line) === over.charge);
  const namedFreight = named.filter(({ family }) => family === 'transportation');
  const differences = new Map<BilledLine, number>();
  const take = (from: readonly BilledLine[], amount: number) => {
    for (const [line, part] of sharesOf(from, amount)) differences.set(line, (differences.get(line) ?? 0) + part);
  };
  take(namedFreight.length > 0 ? namedFreight : ofFamily('transportation'), over.freight);
  take(ofFamily('fuel_surcharge'), over.fuel);
  take(named.length > 0 ? named : others, over.rest);
  const compared = lines.map((line) => ({
    charge: line.charge,
    code: line.code,
    family: line.family,
    times: line.times,
    billed: line.net,
    expected: rounded(line.net - (differences.get(line) ?? 0)),
    isInQuestion: differences.has(line) || named.includes(line),
  }));
  return compared.toSorted(
    (one, other) => Number(other.isInQuestion) - Number(one.isInQuestion) || other.billed - one.billed,
  );
}

const nameOf = ({ code, charge }: BilledLine): string => `${code} ${charge}`.trim();

/** An amount on lines: all that they cost, or first on the dearest, and none on one more than it costs if possible. */
function sharesOf(lines: readonly BilledLine[], amount: number): readonly (readonly [BilledLine, number])[] {
  if (amount <= 0 || lines.length === 0) return [];
  if (rounded(lines.reduce((sum, { net }) => sum + net, 0)) === rounded(amount)) {
    return lines.map((line) => [line, line.net]);
  }
  const shares = new Map<BilledLine, number>();
  let left = amount;
  const dearest = lines.toSorted((one, other) => other.net - one.net);
  for (const line of dearest) {
    const part = rounded(Math.max(0, Math.min(left, line.net)));
    if (part > 0) shares.set(line, part);
    left = rounded(left - part);
  }
  const [first] = dearest;
  if (left > 0 && first !== undefined) shares.set(first, rounded((shares.get(first) ?? 0) + left));
  return [...shares];
}
