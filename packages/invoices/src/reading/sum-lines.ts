/** Longer fields are no amounts. */
const longestAmount = 40;

/** Recognises lines that hold nothing but the sum of the rows above them. A file is read several times from its first line. */
export class SumLines {
  #line = 0;
  #cents = 0;

  /** A row and what it adds. */
  add(line: number, cents: number): void {
    this.#begin(line);
    this.#cents += cents;
  }

  /** Whether the only field of a line that holds something is the sum so far; `centsOf` reads it, and may throw. */
  isSum(line: number, fields: readonly string[], centsOf: (text: string) => number): boolean {
    this.#begin(line);
    const [only, another] = fields.filter((field) => field.trim() !== '');
    if (only === undefined || another !== undefined || only.length > longestAmount || !/\d/.test(only)) return false;
    try {
      return centsOf(only) === this.#cents;
    } catch {
      return false;
    }
  }

  #begin(line: number): void {
    if (line < this.#line) this.#cents = 0;
    this.#line = line;
  }
}
