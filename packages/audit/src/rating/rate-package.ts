import { areaOf, zoneOf } from '../lookups/places.ts';
import { hasListRate } from '../lookups/prices.ts';
import { packIn } from '../packs/pack.ts';
import { ratedAccessorials } from './accessorials.ts';
import { billableWeight } from './billable-weight.ts';
import { dollars } from './cents.ts';
import { ratedFuel } from './fuel.ts';
import type { Given, RatedPackage, Rating, RatingRules, RatingStep, Unrated } from './rated-package.ts';
import { agreedDiscounts, agreedMinimum, publishedRate } from './transportation.ts';

/**
 * What a package should cost by the rules of its ship date. Every step is a line of the explanation, and their amounts
 * add up to the total. What is given is not worked out.
 */
export function ratePackage(rules: RatingRules, of: RatedPackage, given: Given = {}): Rating | Unrated {
  const chart = zoneOf(rules.packs, { ...of, day: of.shipDate });
  const zone = given.zone ?? chart?.zone ?? of.usualZone;
  if (zone === undefined)
    return {
      missing: `No zone is held from ${of.originZip} to ${of.destinationZip}.`,
      lacks: 'no_zone_chart',
      about: areaOf(of.originZip),
    };
  const weight = billableWeight(rules, of, zone);
  const pounds = given.pounds ?? weight.pounds;
  const placed = { ...of, zone, pounds };

  const asGiven = (cents: number | undefined) =>
    cents === undefined ? undefined : taken('list', 'Published rate', cents);
  const held = given.list === undefined ? publishedRate(rules, placed) : asGiven(given.list);
  const list = held ?? asGiven(of.asBilled?.list);
  if (list === undefined)
    return {
      missing: `No rate is held for ${of.service}, zone ${zone}, ${pounds} lb on ${of.shipDate}.`,
      lacks: hasListRate(rules.packs, placed) ? 'list_rate_outside_days' : 'no_list_rate',
      about: of.service,
    };
  const discount =
    given.discount === undefined
      ? agreedDiscounts(rules, placed, list.amount)
      : { amount: given.discount, steps: taken('discount', 'Discounts', -given.discount).steps };
  const reduced = list.amount - discount.amount;
  const minimum = agreedMinimum(rules, placed);
  const net = given.net ?? Math.max(reduced, minimum.least);
  const raised: readonly RatingStep[] =
    net === reduced
      ? []
      : [
          {
            step: 'minimum',
            what: 'Minimum',
            rule: given.net === undefined ? `A package costs at least ${dollars(net)}.` : 'As billed.',
            amount: net - reduced,
          },
        ];

  const accessorials =
    given.charges === undefined
      ? ratedAccessorials(rules, placed, { triggers: weight.triggers, net })
      : {
          charges: given.charges,
          steps: given.charges.flatMap(({ charge, amount }) => taken('accessorial', charge, amount).steps),
        };
  if ('missing' in accessorials) return accessorials;
  const { charges } = accessorials;
  const fuel =
    given.fuel === undefined
      ? ratedFuel(rules, placed, { net, charges })
      : { ...taken('fuel', 'Fuel surcharge', given.fuel), assumptions: [] };
  if ('missing' in fuel) return fuel;

  const steps: readonly RatingStep[] = [
    ...weight.steps,
    zoneStep(zone, chart?.zone, packIn(rules.packs, of.carrierId, 'zones')?.version),
    ...list.steps,
    ...discount.steps,
    ...raised,
    ...accessorials.steps,
    ...fuel.steps,
    ...(of.passedOn === 0 ? [] : taken('other', 'Taxes, duties and what else is passed on', of.passedOn).steps),
  ];
  return {
    pounds,
    zone,
    list: list.amount,
    discount: discount.amount,
    net,
    charges,
    fuel: fuel.amount,
    total: steps.reduce((sum, { amount }) => sum + amount, 0),
    steps,
    assumptions: [
      ...weight.assumptions,
      ...(chart === undefined && given.zone === undefined
        ? [{ about: 'zone', says: `The zone is ${zone}, as usual on this lane.` } as const]
        : []),
      ...(held === undefined ? [{ about: 'list', says: 'The published rate is as billed.' } as const] : []),
      ...minimum.assumptions,
      ...fuel.assumptions,
    ],
  };
}

function zoneStep(zone: string, ofChart: string | undefined, version: string | undefined): RatingStep {
  const isOfChart = zone === ofChart;
  return {
    step: 'zone',
    what: `Zone ${zone}`,
    rule: isOfChart ? 'Chart of the origin.' : 'As usual on this lane, or as billed.',
    amount: 0,
    ...(isOfChart && version !== undefined ? { version } : {}),
  };
}

/** A result that is given. */
const taken = (step: RatingStep['step'], what: string, amount: number) => ({
  amount,
  steps: [{ step, what, rule: 'As billed.', amount }],
});
