import { decimalOf } from '@waybill/model';

const sumOf = (cents: Iterable<number>): number => [...cents].reduce((sum, each) => sum + each, 0);

/**
 * What the lines of a file say that the rows before them add up to. The total of one invoice is what the file states for
 * it. One of several invoices must be the sum of them, and states none of them.
 */
export class ControlTotals {
  readonly #stated = new Map<string, number>();
  /** Invoices with rows that only a total of several invoices covers. */
  readonly #shared = new Set<string>();
  readonly #problems = new Map<string, string>();
  #sinceLast = new Map<string, number>();
  #all = 0;

  /** A row of an invoice. */
  add(invoice: string, cents: number): void {
    this.#all += cents;
    this.#sinceLast.set(invoice, (this.#sinceLast.get(invoice) ?? 0) + cents);
  }

  /** A line with the total of the rows since the last such line, or of the whole file. */
  meet(line: string, total: number): void {
    const [only, another] = this.#sinceLast.keys();
    if (only !== undefined && another === undefined) this.#stated.set(only, (this.#stated.get(only) ?? 0) + total);
    else this.#meetSeveral(line, total);
    this.#sinceLast = new Map();
  }

  /** What the file states for an invoice, in cents; null if it does not. */
  statedFor(invoice: string): number | null {
    return this.#shared.has(invoice) ? null : (this.#stated.get(invoice) ?? null);
  }

  /** Why the rows do not meet the total of a line; undefined if they do, or if the total belongs to one invoice. */
  problemOf(line: string): string | undefined {
    return this.#problems.get(line);
  }

  #meetSeveral(line: string, total: number): void {
    const sum = this.#sinceLast.size === 0 ? this.#all : sumOf(this.#sinceLast.values());
    for (const invoice of this.#sinceLast.keys()) this.#shared.add(invoice);
    if (sum === total) return;
    this.#problems.set(line, `The total is ${decimalOf(total)}, but the rows add up to ${decimalOf(sum)}.`);
  }
}
