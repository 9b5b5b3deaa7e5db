import { decimalOf } from '@waybill/model';
import type { NamedPlace } from '../layout.ts';
import { withoutMarks } from '../reading/without-marks.ts';

const mostNamed = 6;
const longestName = 40;
const longestAmount = 30;
const amount = /^(-?)\(?(-?)[$€£]?(\d[\d.,]*)[.,](\d\d)\)?(-?)$/;
/** Numbers with two decimals that are no money. */
const otherNumbers =
  /weight|dim\b|dimension|length|width|height|zone|rate|percent|%|distance|miles|latitude|longitude/i;

/** Counts what stands in columns that a layout does not know, so that money in them is said. */
export class UnreadColumns {
  readonly #columns: readonly NamedPlace[];
  readonly #mayHoldMoney: readonly NamedPlace[];
  #cents = 0;
  #amounts = 0;

  constructor(columns: readonly NamedPlace[]) {
    this.#columns = columns;
    this.#mayHoldMoney = columns.filter(({ name }) => !otherNumbers.test(name));
  }

  get places(): readonly number[] {
    return this.#columns.map(({ place }) => place);
  }

  observe(fields: readonly string[]): void {
    for (const { place } of this.#mayHoldMoney) {
      const cents = centsIn(fields[place] ?? '');
      this.#cents += cents;
      if (cents !== 0) this.#amounts += 1;
    }
  }

  /** A sentence that names the columns and what amounts in them add up to; none if there are no such columns. */
  get remarks(): readonly string[] {
    if (this.#columns.length === 0) return [];
    const named = this.#columns.slice(0, mostNamed).map(({ name }) => `‘${name.slice(0, longestName).toWellFormed()}’`);
    const further = this.#columns.length - named.length;
    const names = further > 0 ? `${named.join(', ')} and ${further} more` : named.join(', ');
    const sum = decimalOf(this.#cents);
    return this.#amounts === 0
      ? [`Columns that the layout does not know: ${names}. They are not read.`]
      : [
          `Columns that the layout does not know: ${names}. Amounts in them add up to ${sum}. They do not count, unless the totals of the rows include them.`,
        ];
  }
}

function centsIn(field: string): number {
  if (field.length < 3 || field.length > longestAmount) return 0;
  const text = withoutMarks(field).replaceAll(/\s/g, '');
  const [, before = '', within = '', whole, fraction, behind = ''] = amount.exec(text) ?? [];
  if (whole === undefined) return 0;
  const cents = Number(`${whole.replaceAll(/[.,]/g, '')}${fraction}`);
  return before + within + behind !== '' || text.startsWith('(') ? -cents : cents;
}
