import type { ChargeFamily, CreditType } from '@waybill/model';
import type { ChargeMeaning } from '../../charge-names/charge-names.ts';
import { namedOn } from '../../charge-names/dated-names.ts';
import { readChargeNames } from '../../charge-names/read-charge-names.ts';
import type { ChargeInCents } from '../../mapping/amounts.ts';
import { creditOf, creditTypeOf } from '../../mapping/credit-types.ts';
import type { FedexCharge, FedexRow } from './fedex-row.ts';

/** Texts of charges. */
const names = readChargeNames(new URL('./charge-names.csv', import.meta.url));

const discountClass = 'DSC';

/** What a row says of its charges. */
type ChargedRow = Pick<FedexRow, 'charges' | 'netCents' | 'transportationCents' | 'text'> & {
  readonly invoice: Pick<FedexRow['invoice'], 'billDate'>;
};

/** Charges of a row in the order of the file; transportation, which is a column of its own, comes first. */
export function fedexCharges(row: ChargedRow, isCorrection: boolean): ChargeInCents[] {
  const { billDate } = row.invoice;
  const credit = isCorrection && row.netCents < 0 ? creditOf(creditTypeOfRow(row)) : null;
  const transportation: ChargeInCents = {
    family: 'transportation',
    category: null,
    classification: 'FRT',
    code: null,
    group: null,
    description: row.text('serviceType') || 'Transportation Charge',
    netCents: row.transportationCents,
    incentiveCents: 0,
    credit,
  };
  const others = row.charges.filter(({ cents }) => cents !== 0).map((charge) => fedexCharge(charge, billDate, credit));
  if (row.transportationCents === 0) return others;
  return credit === null ? [transportation, ...others] : withRefunds(transportation, others);
}

/**
 * A credit says why it is given in a text that is no charge's name. Where there is none, a reversal of a whole package
 * does not say why, while one of a single charge is for that charge.
 */
function creditTypeOfRow({ charges, transportationCents, invoice: { billDate } }: ChargedRow): CreditType {
  const texts = charges.map(({ description }) => description);
  const reasons = texts.filter((each) => namedOn(names, each, billDate) === undefined);
  if (reasons.length > 0) return creditTypeOf(reasons, billDate);
  return transportationCents < 0 ? 'Billing adjustment' : creditTypeOf(texts, billDate);
}

/** A credit takes back discounts, too: transportation gives back what is left of it after them. */
function withRefunds(transportation: ChargeInCents, others: readonly ChargeInCents[]): ChargeInCents[] {
  const discounts = others.filter(({ classification }) => classification === discountClass);
  const netCents = discounts.reduce((sum, discount) => sum + discount.netCents, transportation.netCents);
  return [
    { ...transportation, refundCents: -netCents },
    ...others.map((charge) => (discounts.includes(charge) ? { ...charge, refundCents: 0 } : charge)),
  ];
}

function fedexCharge(
  { description, cents }: FedexCharge,
  billDate: string,
  credit: ChargeInCents['credit'],
): ChargeInCents {
  const rule = namedOn(names, description, billDate);
  return {
    family: rule?.family ?? 'other',
    category: null,
    classification: classificationOf(rule),
    code: description || null,
    group: rule?.group ?? null,
    description: description || null,
    netCents: cents,
    incentiveCents: rule?.isDiscount === true ? -cents : 0,
    credit,
  };
}

function classificationOf(rule: ChargeMeaning | undefined): string {
  if (rule === undefined) return 'MSC';
  if (rule.isDiscount === true) return discountClass;
  const classes: Readonly<Partial<Record<ChargeFamily, string>>> = {
    transportation: 'FRT',
    fuel_surcharge: 'FSC',
    other_accessorial: 'ACC',
    tax: 'TAX',
  };
  return classes[rule.family] ?? 'MSC';
}
