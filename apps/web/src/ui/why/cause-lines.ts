import { type Cause, causes, type ExplainedChange, type ExplainedService } from '@waybill/contract';
import { causeNames, otherAccessorials, rounded } from '@waybill/model';
import { cellText } from '../../lib/languages/formats.ts';
import { text } from '../../lib/languages/text.ts';
import { texts } from '../../lib/languages/texts.ts';

/** A part of a change as it is read: a cause, or a family of accessorials. */
export interface CauseLine {
  readonly key: string;
  readonly name: string;
  readonly meaning: string;
  readonly amount: number;
  /** The accessorials that it is about; undefined for any other cause. */
  readonly families?: readonly string[];
  readonly amountOf: (service: ExplainedService) => number;
}

/** What the causes mean. */
const meanings: Readonly<Record<keyof typeof causeNames, string>> = {
  volume: text('More or fewer packages, at their previous cost.'),
  mix: text('Packages moved between carriers and services, at the previous cost of each.'),
  weights: text(
    'Heavier or lighter packages, to farther or nearer zones, at the previous prices. Freight is counted by the pound.',
  ),
  price: text('What the carrier charges before discounts for the same service, zone and weight, with the fuel on it.'),
  discount: text('A lower discount costs more, a higher one less. With the fuel on it.'),
  minimums: text('What the lowest charge for a package adds to the discounted price.'),
  fuel: text('The fuel surcharge as a percentage of transportation after discounts.'),
  others: text('Adjustments, taxes and fees billed with packages, per package of a service.'),
  exchange: text('What invoices in another currency cost in dollars, at unchanged prices.'),
  new: text('Carrier services and clients with no packages in the earlier period.'),
  dropped: text('Carrier services and clients that no longer have packages.'),
  unpackaged: text('Account fees, and credits and corrections of packages on other invoices.'),
};

const accessorialMeaning = text('How often it is billed to a package of a service, and its price.');
const mostFamilies = 5;

/** The parts that are not nothing, in the order in which they are calculated; together they are the whole difference. */
export function causeLines(change: ExplainedChange): readonly CauseLine[] {
  return causes.flatMap((cause) => {
    if (cause === 'accessorials') return accessorialLines(change);
    if (!hasMoved(change, cause)) return [];
    return [
      {
        key: cause,
        name: texts.t(causeNames[cause]),
        meaning: texts.t(meanings[cause]),
        amount: change.amounts[cause],
        amountOf: ({ amounts }: ExplainedService) => amounts[cause],
      },
    ];
  });
}

/** Also causes whose services outweigh each other are shown. */
function hasMoved({ amounts, services }: ExplainedChange, cause: Cause): boolean {
  return amounts[cause] !== 0 || services.some((service) => service.amounts[cause] !== 0);
}

/** The families that moved most, and the others together. */
function accessorialLines({ accessorials }: ExplainedChange): readonly CauseLine[] {
  const named = accessorials.filter(({ family }) => family !== '').slice(0, mostFamilies);
  const others = accessorials.filter((each) => !named.includes(each));
  const lineOf = (key: string, name: string, families: readonly string[]): CauseLine => {
    const amountIn = (of: ExplainedChange['accessorials']) =>
      rounded(of.reduce((sum, { family, amount }) => sum + (families.includes(family) ? amount : 0), 0));
    return {
      key,
      name,
      meaning: texts.t(accessorialMeaning),
      amount: amountIn(accessorials),
      families,
      amountOf: (service) => amountIn(service.accessorials),
    };
  };
  return [
    ...named.map(({ family }) => lineOf(`accessorial ${family}`, cellText(family), [family])),
    ...(others.length === 0
      ? []
      : [
          lineOf(
            'accessorials',
            texts.t(otherAccessorials),
            others.map(({ family }) => family),
          ),
        ]),
  ];
}
