import { type ChargeRow, centsOf, decimalOf, type PackageRow } from '@waybill/model';
import type { ChargeClassification } from '@waybill/warehouse';
import type { OtherCharge } from '../received-files/load-report.ts';

/** Nobody reads more than this; the rest is added up under one name. */
const mostTexts = 1_000;
const furtherTexts = 'Further texts';

const chargeKeyOf = ({ description, code }: Pick<OtherCharge, 'description' | 'code'>, currencyCode: string): string =>
  JSON.stringify([description, code, currencyCode]);

/** Collects the charges that no rule and no classification knows: those of the family 'other'. */
export class OtherCharges {
  readonly #found = new Map<string, OtherCharge>();
  readonly #classifications: readonly ChargeClassification[];

  constructor(classifications: readonly ChargeClassification[]) {
    this.#classifications = classifications;
  }

  add(charge: ChargeRow, parent: PackageRow): void {
    if (charge.charge_family !== 'other' || this.#isClassified(charge, parent)) return;
    const currencyCode = parent.currency_code;
    const own = { description: charge.charge_description ?? '', code: charge.accessorial_code };
    const isListed = this.#found.size < mostTexts || this.#found.has(chargeKeyOf(own, currencyCode));
    const { description, code } = isListed ? own : { description: furtherTexts, code: null };
    const key = chargeKeyOf({ description, code }, currencyCode);
    const known = this.#found.get(key) ?? { description, code, currencyCode, rows: 0, amount: '0.00' };
    const amount = decimalOf(centsOf(known.amount) + centsOf(charge.net_amount));
    this.#found.set(key, { ...known, rows: known.rows + 1, amount });
  }

  #isClassified(charge: ChargeRow, parent: PackageRow): boolean {
    return this.#classifications.some(
      ({ carrierId, description, code, validFrom }) =>
        carrierId === parent.carrier_id &&
        description === charge.charge_description &&
        code === charge.accessorial_code &&
        validFrom <= parent.bill_date,
    );
  }

  /** One entry for each text, code and currency, the largest amounts first. */
  list(): OtherCharge[] {
    return [...this.#found.values()].sort((one, other) => centsOf(other.amount) - centsOf(one.amount));
  }
}
