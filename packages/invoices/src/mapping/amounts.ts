import { type ChargeFamily, type ChargeRow, chargeFamilies, decimalOf, type PackageRow } from '@waybill/model';

/** A charge with its amounts in cents, before they become exact text. */
export interface ChargeInCents {
  readonly family: ChargeFamily;
  readonly category: string | null;
  readonly classification: string | null;
  readonly code: string | null;
  readonly group: string | null;
  readonly description: string | null;
  readonly netCents: number;
  /** What the contract takes off, positive. */
  readonly incentiveCents: number;
  /** Why money is returned; null for charges that are not credits. */
  readonly credit: { readonly type: string; readonly isClients: boolean } | null;
  /**
   * What a credit refunds, if that is not just its net amount: discounts are reversed together with the charges that
   * they applied to.
   */
  readonly refundCents?: number;
}

export function chargeRow(charge: ChargeInCents): ChargeRow {
  const { credit, netCents } = charge;
  const refund = decimalOf(charge.refundCents ?? -netCents);
  return {
    charge_family: charge.family,
    charge_category: charge.category,
    charge_classification: charge.classification,
    accessorial_code: charge.code,
    accessorial_group: charge.group,
    charge_description: charge.description,
    credit_type: credit?.type ?? null,
    net_amount: decimalOf(netCents),
    incentive_amount: decimalOf(charge.incentiveCents),
    audit_refund_amount: credit !== null && !credit.isClients ? refund : '0.00',
    client_refund_amount: credit?.isClients ? refund : '0.00',
  };
}

type FamilyAmounts = Pick<PackageRow, `${ChargeFamily}_amount` | `${ChargeFamily}_discount` | 'net_amount'>;

const noAmounts = Object.fromEntries([
  ...chargeFamilies.flatMap((family) => [
    [`${family}_amount`, '0.00'],
    [`${family}_discount`, '0.00'],
  ]),
  ['net_amount', '0.00'],
]);

/** Gross and discount of each family, and the net of all: what the charges add up to. */
export function amountsOf(charges: readonly ChargeInCents[]): FamilyAmounts {
  const amounts: FamilyAmounts = { ...noAmounts };
  for (const family of chargeFamilies) {
    let [gross, discount] = [0, 0];
    for (const charge of charges) {
      if (charge.family !== family) continue;
      discount += charge.incentiveCents;
      gross += charge.netCents + charge.incentiveCents;
    }
    if (gross !== 0) amounts[`${family}_amount`] = decimalOf(gross);
    if (discount !== 0) amounts[`${family}_discount`] = decimalOf(discount);
  }
  amounts.net_amount = netOf(charges);
  return amounts;
}

/** Exact text of the net of the charges that a condition chooses. */
export function netOf(
  charges: readonly ChargeInCents[],
  chosen: (charge: ChargeInCents) => boolean = () => true,
): string {
  return decimalOf(charges.reduce((sum, charge) => sum + (chosen(charge) ? charge.netCents : 0), 0));
}
