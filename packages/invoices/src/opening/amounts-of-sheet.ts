import { namedAmounts } from '../mapped/amounts/named-amounts.ts';
import { factsOf } from '../mapped/guess/column-facts.ts';
import { decimalMarkOf } from '../mapped/guess/decimal-mark-of.ts';
import { readSample } from '../mapped/guess/read-sample.ts';
import { splitTotalLine } from '../mapped/guess/total-line.ts';
import { namesMoney } from '../mapped/unused-amounts.ts';

/** A sentence with the sums of the columns of money in a sheet that is not read; none if it has no such column. */
export async function amountsOfSheet(
  path: string,
  sheet: string,
  signal: AbortSignal | undefined,
): Promise<readonly string[]> {
  const sample = await readSample(path, { sheet }, signal);
  if (sample === undefined) return [];
  const { rows } = splitTotalLine(sample);
  const sums = factsOf({ header: sample.header, rows }, decimalMarkOf(rows, sample.delimiter))
    .filter(({ name, isAmount, hasCents }) => isAmount && hasCents && namesMoney(name))
    .map(({ name, cents }) => ({ name, cents: cents.reduce((sum, each) => sum + each, 0) }));
  if (sums.length === 0) return [];
  const amounts = namedAmounts(sums);
  return sample.isWhole
    ? [`Amounts in the sheet ‘${sheet}’, which is not read: ${amounts}.`]
    : [`Amounts in the first rows of the sheet ‘${sheet}’, which is not read: ${amounts}.`];
}
