import { UnreadableRow } from '../layout.ts';
import type { DecimalMark } from './marked-number.ts';

/** Three digits behind a mark: thousands, or a fraction. */
const groupOrFraction = /^[1-9]\d{0,2}([.,])\d{3}$/;
const plain = /^\d*(?:([.,])\d+)?$/;
const groupsOfCommas = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;
const groupsOfPoints = /^\d{1,3}(?:\.\d{3})+(?:,\d*)?$/;

interface NumberMarksOptions {
  readonly known?: DecimalMark;
  readonly others?: NumberMarks;
  readonly usual?: DecimalMark | undefined;
  readonly showsMark?: boolean;
}

/**
 * The mark with which a carrier writes its files. It says nothing of a file with another delimiter: a spreadsheet has
 * saved it, and may have written numbers in its own way.
 */
export const markOfCarrier = (mark: DecimalMark | undefined, delimiter: string): DecimalMark | undefined =>
  delimiter === ',' ? mark : undefined;

/**
 * Which mark a file writes before its decimals. Most numbers show it; for one that does not, such as `12.340`, the others
 * decide. So a file with such numbers is read twice: until it is settled, they are taken for whole numbers.
 */
export class NumberMarks {
  readonly #known: DecimalMark | undefined;
  readonly #others: NumberMarks | undefined;
  readonly #usual: DecimalMark | undefined;
  readonly #showsMark: boolean;
  readonly #answers = new Set<DecimalMark | undefined>();
  #hasPoints = false;
  #hasCommas = false;
  #isSettled = false;

  /**
   * `known`: the caller knows the mark. `others`: decide if none of these numbers shows it. `usual`: counts if no number
   * shows it. `showsMark`: false for fields that may be something else than numbers, such as versions.
   */
  constructor({ known, others, usual, showsMark = true }: NumberMarksOptions = {}) {
    this.#known = known;
    this.#others = others;
    this.#usual = usual;
    this.#showsMark = showsMark;
  }

  /** A number has shown its mark. */
  note(mark: DecimalMark): void {
    if (this.#isSettled || !this.#showsMark) return;
    if (mark === '.') this.#hasPoints = true;
    else this.#hasCommas = true;
  }

  /** All numbers of the file were read. Whether they must be read again, because one is now another, or none. */
  settle(): boolean {
    this.#isSettled = true;
    const answers = [...this.#answers];
    this.#answers.clear();
    return answers.some((answer) => answer === undefined || answer !== this.#mark);
  }

  /**
   * Digits with at most a decimal point, from digits with marks between them; undefined if they are no number.
   * @throws UnreadableRow if nothing in the whole file shows which of two numbers is meant
   */
  pointDigits(digits: string, column: string): string | undefined {
    const [, unclear] = groupOrFraction.exec(digits) ?? [];
    if (unclear !== undefined) {
      const mark = this.#mark;
      if (mark === undefined && this.#isSettled) throw twoMeanings(digits, column);
      this.#answers.add(mark);
      return digits.replace(unclear, unclear === mark ? '.' : '');
    }
    const [isPlain, mark] = plain.exec(digits) ?? [];
    if (isPlain !== undefined) {
      if (mark === '.' || mark === ',') this.note(mark);
      return digits.replace(',', '.');
    }
    if (groupsOfCommas.test(digits)) {
      this.note('.');
      return digits.replaceAll(',', '');
    }
    if (!groupsOfPoints.test(digits)) return undefined;
    this.note(',');
    return digits.replaceAll('.', '').replace(',', '.');
  }

  get #mark(): DecimalMark | undefined {
    if (this.#known !== undefined) return this.#known;
    if (this.#hasPoints && this.#hasCommas) return undefined;
    if (this.#hasPoints) return '.';
    if (this.#hasCommas) return ',';
    return this.#others === undefined ? this.#usual : this.#others.#mark;
  }
}

const twoMeanings = (digits: string, column: string): UnreadableRow =>
  new UnreadableRow(
    column,
    `‘${digits}’ may be ${digits.replace(/[.,]/, '')} or ${digits.replace(',', '.')}, and no other number of the file shows which mark stands before its decimals.`,
  );
