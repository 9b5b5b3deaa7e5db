import type { Reduction } from '../agreement/agreement.ts';
import type { AgreedPackage } from '../agreement/matching-lines.ts';
import { matchingLines } from '../agreement/matching-lines.ts';
import { fits, inEffect } from '../lookups/in-effect.ts';
import { deliveryAreaOf } from '../lookups/places.ts';
import { hasFee } from '../lookups/prices.ts';
import { packIn } from '../packs/pack.ts';
import type { PackRow } from '../packs/pack-kinds.ts';
import { percentOf } from './cents.ts';
import type { RatedCharge, RatedPackage, RatingRules, RatingStep, Unrated } from './rated-package.ts';
import { agreedStep, inWords, reductionOf } from './transportation.ts';

/** The accessorials of a package, and how they came about. */
export interface RatedAccessorials {
  readonly charges: readonly RatedCharge[];
  readonly steps: readonly RatingStep[];
}

const centsOfDeclaredUnit = 10_000;
const kindAndCause = ' - ';

/**
 * The fees that are due by size, weight, receiver, delivery area and order, less what is agreed. What an agreement prices
 * itself needs no published fee.
 */
export function ratedAccessorials(
  rules: RatingRules,
  of: RatedPackage & AgreedPackage,
  { triggers, net }: { readonly triggers: readonly PackRow<'triggers'>[]; readonly net: number },
): RatedAccessorials | Unrated {
  const area = deliveryAreaOf(rules.packs, { ...of, day: of.shipDate })?.area;
  const byReceiver = of.receiver === 'residential' && isChargedAtHome(rules, of) ? ['Residential'] : [];
  const due = [
    ...new Set([
      ...triggers.map(({ charge }) => charge),
      ...byReceiver,
      ...(area === undefined ? [] : [area]),
      ...of.charges,
    ]),
  ];
  const priced = due.map((charge) => pricedCharge(rules, of, charge, net));
  const unknown = priced.find(({ amount }) => amount === undefined);
  if (unknown)
    return {
      missing: `No fee is held for ${unknown.charge} of ${of.service} on ${of.shipDate}.`,
      lacks: hasFee(rules.packs, of, unknown.charge) ? 'fee_outside_days' : 'no_fee',
      about: unknown.charge,
    };
  const rated = dearestOfEach(priced).map((each) => lessAgreed(rules, of, each));
  return { charges: rated.map(({ charge }) => charge), steps: rated.flatMap(({ steps }) => steps) };
}

/** A charge at its published fee, or at the price that the agreement puts in its place; without an amount if neither is held. */
interface PricedCharge {
  readonly charge: string;
  readonly amount: number | undefined;
  readonly isPublished: boolean;
  readonly agreed: Reduction | undefined;
}

function pricedCharge(rules: RatingRules, of: RatedPackage & AgreedPackage, charge: string, net: number): PricedCharge {
  const fee = feeNamed(rules, of, charge);
  const agreed = agreedFor(rules, of, charge);
  const amount = fee === undefined ? agreedPrice(agreed) : feeOf(fee, of, net);
  return { charge, amount, isPublished: fee !== undefined, agreed };
}

function agreedPrice(agreed: Reduction | undefined): number | undefined {
  if (agreed === undefined) return undefined;
  if ('flat' in agreed) return agreed.flat;
  return 'waived' in agreed ? 0 : undefined;
}

/** Some services have no residential surcharge: then the pack has one for others, but none for them. */
function isChargedAtHome({ packs }: RatingRules, of: RatedPackage & AgreedPackage): boolean {
  const { carrierId, shipDate, service } = of;
  const all = inEffect(packs, carrierId, 'fees', shipDate, { charge: 'Residential' });
  return all.length === 0 || all.some((row) => fits(row.service, service));
}

const feeNamed = ({ packs }: RatingRules, of: RatedPackage & AgreedPackage, charge: string) =>
  inEffect(packs, of.carrierId, 'fees', of.shipDate, {
    charge,
    service: of.service,
    zone: of.zone,
    receiver: of.receiver,
  })[0];

function feeOf({ unit, amount, percent, minimum }: PackRow<'fees'>, of: RatedPackage, net: number): number {
  const isByValue = unit === '100 dollars declared';
  const units = isByValue ? Math.ceil((of.declaredCents ?? 0) / centsOfDeclaredUnit) : 1;
  return Math.max((amount ?? 0) * units, percent === null ? 0 : percentOf(net, percent), minimum ?? 0);
}

/** Of the causes of one kind, such as those of additional handling, only the dearest is charged. */
function dearestOfEach(charges: readonly PricedCharge[]): readonly PricedCharge[] {
  const byKind = Map.groupBy(charges, ({ charge }) => charge.split(kindAndCause)[0]);
  return [...byKind.values()].flatMap((same) =>
    same.toSorted((one, other) => (other.amount ?? 0) - (one.amount ?? 0)).slice(0, 1),
  );
}

/** What is agreed about a charge: the line about the most particular packages, then the longest name. */
function agreedFor(
  { agreement }: RatingRules,
  of: RatedPackage & AgreedPackage,
  charge: string,
): Reduction | undefined {
  const lines = agreement ? matchingLines(agreement, 'accessorials', of, of.shipDate) : [];
  const [line] = lines
    .map((each) => ({ each, letters: lettersFitting(each.charges, charge) }))
    .filter(({ letters }) => letters >= 0)
    .toSorted((one, other) => other.letters - one.letters);
  return line?.each.off;
}

function lessAgreed(
  { packs, agreement }: RatingRules,
  of: RatedPackage & AgreedPackage,
  { charge, amount = 0, isPublished, agreed }: PricedCharge,
) {
  if (!isPublished && agreement !== undefined) {
    const steps = [agreedStep(agreement, 'accessorial', charge, 'At the agreed price.', amount)];
    return { charge: { charge, amount }, steps };
  }
  const version = packIn(packs, of.carrierId, 'fees')?.version;
  const fee: RatingStep = {
    step: 'accessorial',
    what: charge,
    rule: `Published fee of ${of.shipDate}.`,
    amount,
    ...(version === undefined ? {} : { version }),
  };
  if (agreement === undefined || agreed === undefined) return { charge: { charge, amount }, steps: [fee] };
  const off = reductionOf(amount, agreed);
  const less = agreedStep(agreement, 'accessorial', charge, `${inWords(agreed)} as agreed.`, -off);
  return { charge: { charge, amount: amount - off }, steps: [fee, less] };
}

/** The letters of the longest name that fits; -1 if none does. */
const lettersFitting = (names: readonly string[], charge: string): number =>
  names
    .filter((name) => fits(name, charge))
    .map((name) => name.replaceAll('%', '').length)
    .reduce((one, other) => Math.max(one, other), -1);
