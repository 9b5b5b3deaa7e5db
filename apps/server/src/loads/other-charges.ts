import type { ChargeRow } from '@waybill/model';
import type { OtherCharge } from './load-report.ts';
import { amountOf, centsOf } from './money.ts';

/** Collects the charges that no rule knows: those of the family 'other'. */
export class OtherCharges {
  readonly #found = new Map<string, OtherCharge>();

  add(charge: ChargeRow, currencyCode: string): void {
    if (charge.charge_family !== 'other') return;
    const description = charge.charge_description ?? '';
    const code = charge.accessorial_code;
    const key = JSON.stringify([description, code, currencyCode]);
    const known = this.#found.get(key) ?? { description, code, currencyCode, rows: 0, amount: '0.00' };
    const amount = amountOf(centsOf(known.amount) + centsOf(charge.net_amount));
    this.#found.set(key, { ...known, rows: known.rows + 1, amount });
  }

  /** One entry for each text, code and currency, the largest amounts first. */
  list(): OtherCharge[] {
    return [...this.#found.values()].sort((one, other) => centsOf(other.amount) - centsOf(one.amount));
  }
}
