import type { ChargeFamily } from '@waybill/model';
import type { ChargeInCents } from '../../mapping/amounts.ts';
import { creditOf, creditTypeOf } from '../../mapping/credit-types.ts';
import type { FedexRow } from './fedex-row.ts';

interface Rule {
  readonly words: RegExp;
  readonly family: ChargeFamily;
  /** The accessorial's name for all carriers. */
  readonly group?: string;
  /** A negative charge of this text is a discount of its family. */
  readonly isDiscount?: boolean;
}

/** Charge texts of FedEx Billing Online; the first rule that fits. */
const rules: readonly Rule[] = [
  { words: /DISCOUNT|PERFORMANCE PRICING|INCENTIVE|REBATE/, family: 'transportation', isDiscount: true },
  { words: /FUEL/, family: 'fuel_surcharge' },
  { words: /ADDITIONAL WEIGHT CHARGE|^TRANSPORTATION|^FREIGHT/, family: 'transportation' },
  { words: /DUTY|VAT|\bGST\b|\bHST\b|\bPST\b|\bQST\b|\bTAX\b|CUSTOMS/, family: 'tax' },
  { words: /CLEARANCE|BROKER|INBOUND PROCESSING|ENTRY (FEE|LINE)|DISBURSEMENT|ANCILLARY/, family: 'tax' },
  { words: /WEEKLY SERVICE|PROCESSING FEE|LATE (FEE|PAYMENT)|INVOICE FEE/, family: 'fee' },
  accessorial(/DEMAND|PEAK|SURGE/, 'Demand'),
  accessorial(/RESIDENTIAL/, 'Residential', /\bDAS\b|AREA/),
  accessorial(/\bDAS\b|DELIVERY AREA|OUT OF .*AREA|EXTENDED AREA|REMOTE/, 'Delivery area'),
  accessorial(/\bAHS\b|ADD'?L HANDLING|ADDITIONAL HANDLING|NON-?MACH/, 'Additional handling'),
  accessorial(/OVERSIZE|UNAUTHORIZED|OVER MAX/, 'Large package'),
  accessorial(/ADDRESS CORRECTION/, 'Address correction'),
  accessorial(/SIGNATURE/, 'Signature'),
  accessorial(/DECLARED VALUE/, 'Declared value'),
  accessorial(/SATURDAY|SUNDAY|WEEKDAY/, 'Saturday'),
  accessorial(/THIRD PARTY/, 'Third party billing'),
  accessorial(/PICKUP|COURIER/, 'Pickup'),
  accessorial(/RETURN/, 'Returns'),
  accessorial(/REROUTE|REDIRECT|INTERCEPT|RELABEL/, 'Intercept'),
  accessorial(/HOLD/, 'Hold at location'),
  accessorial(/DANGEROUS|HAZ|DRY ICE/, 'Hazardous'),
  accessorial(/APPOINTMENT|EVENING|DATE CERTAIN|INSIDE|LIFTGATE|PRIORITY ALERT/, 'Special delivery'),
];

function accessorial(words: RegExp, group: string, except?: RegExp): Rule {
  const matching = except === undefined ? words : new RegExp(`^(?!.*(?:${except.source})).*(?:${words.source})`);
  return { words: matching, family: 'other_accessorial', group };
}

const discountClass = 'DSC';

const ruleOf = (description: string): Rule | undefined =>
  rules.find(({ words }) => words.test(description.toUpperCase()));

/** Charges of a row in the order of the file; transportation, which is a column of its own, comes first. */
export function fedexCharges(row: FedexRow, isCorrection: boolean): ChargeInCents[] {
  const credit =
    isCorrection && row.netCents < 0 ? creditOf(creditTypeOf(row.charges.map(({ description }) => description))) : null;
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
  const others = row.charges
    .filter(({ cents }) => cents !== 0)
    .map((charge) => fedexCharge(charge.description, charge.cents, credit));
  if (row.transportationCents === 0) return others;
  return credit === null ? [transportation, ...others] : withRefunds(transportation, others);
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

function fedexCharge(description: string, cents: number, credit: ChargeInCents['credit']): ChargeInCents {
  const rule = ruleOf(description);
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

function classificationOf(rule: Rule | undefined): string {
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
