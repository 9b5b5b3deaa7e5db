import { currencyOfCountry } from './currency-of-country.ts';
import type { ReadingQuestion } from './reading-answers.ts';

/** Where a shipment began and ended, as ISO codes, and who paid for it. */
export interface Route {
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly payer: 'sender' | 'recipient' | 'other';
}

interface Countries {
  /** Of shipments within one country. */
  readonly domestic: Set<string>;
  /** Of whoever paid for a shipment between two countries. */
  readonly payers: Set<string>;
}

/** What rows are read with until the whole file has shown the currency. */
const assumed = 'USD';

/**
 * The currencies of accounts in a file that does not name them: an account is billed in the currency of the country within
 * which it ships, else of the country from which it pays. A file is read once more if that is another one than assumed.
 */
export class AccountCurrencies {
  readonly #known: string | undefined;
  readonly #accounts = new Map<string, Countries>();
  readonly #observed = new Set<string>();
  #isSettled = false;

  /** `known`: the currency of all amounts, as somebody said. */
  constructor(known?: string) {
    this.#known = known;
  }

  /** A row without a currency. */
  observe(account: string, { from, to, payer }: Route): void {
    if (this.#isSettled) return;
    const key = `${account} ${from} ${to} ${payer}`;
    if (this.#observed.has(key)) return;
    this.#observed.add(key);
    const countries = this.#accounts.get(account) ?? { domestic: new Set(), payers: new Set() };
    this.#accounts.set(account, countries);
    if (from !== undefined && from === to) countries.domestic.add(from);
    const paying = payer === 'sender' ? from : payer === 'recipient' ? to : undefined;
    if (paying !== undefined) countries.payers.add(paying);
  }

  currencyOf(account: string): string {
    return this.#known ?? (this.#isSettled ? this.#shownFor(account) : undefined) ?? assumed;
  }

  /** All rows were read. Whether they must be read again. */
  settle(): boolean {
    if (this.#isSettled) return false;
    this.#isSettled = true;
    return [...this.#accounts.keys()].some((account) => this.currencyOf(account) !== assumed);
  }

  get questions(): readonly ReadingQuestion[] {
    const isOpen =
      this.#known === undefined && [...this.#accounts.keys()].some((account) => this.#shownFor(account) === undefined);
    return isOpen ? [{ about: 'currency' }] : [];
  }

  get remarks(): readonly string[] {
    if (this.#accounts.size === 0 || this.questions.length > 0) return [];
    if (this.#known !== undefined) return [`The file names no currency. Its amounts are taken as ${this.#known}.`];
    const shown = [...new Set([...this.#accounts.keys()].flatMap((account) => this.#shownFor(account) ?? []))];
    return [`The file names no currency. By the countries of its shipments, amounts are ${shown.join(' and ')}.`];
  }

  #shownFor(account: string): string | undefined {
    const { domestic, payers } = this.#accounts.get(account) ?? { domestic: new Set<string>(), payers: new Set() };
    const currencies = new Set([...(domestic.size > 0 ? domestic : payers)].map(currencyOfCountry));
    const [only] = currencies;
    return currencies.size === 1 ? only : undefined;
  }
}
