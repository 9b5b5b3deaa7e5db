import type { ChangeKind, WhatIfAnswer, WhatIfChange, WhatIfChoices } from '@waybill/contract';
import type { TFunction } from 'i18next';
import { listText, moneyText } from '../../../lib/languages/formats.ts';
import { text } from '../../../lib/languages/text.ts';

/** What a kind of change is called, what it does, and how its value is entered. */
export interface KindText {
  readonly label: string;
  readonly meaning: string;
  readonly value: string;
  /** What a new change of the kind begins with. */
  readonly usual: number;
  readonly unit: 'percent' | 'points' | 'dollars' | 'number' | 'postal code' | 'none';
}

export const kindTexts: Readonly<Record<ChangeKind, KindText>> = {
  rates: {
    label: text('Rate increase'),
    meaning: text('Published rates rise or fall by a percentage.'),
    value: text('Percent'),
    usual: 5.9,
    unit: 'percent',
  },
  discount: {
    label: text('Discount'),
    meaning: text('The discount off published rates gets better or worse by points.'),
    value: text('Points more'),
    usual: 2,
    unit: 'points',
  },
  fuel: {
    label: text('Fuel surcharge'),
    meaning: text('The percentage of fuel rises or falls by points.'),
    value: text('Points more'),
    usual: 1,
    unit: 'points',
  },
  minimum: {
    label: text('Minimum charge'),
    meaning: text('Transportation of a package costs at least an amount.'),
    value: text('At least'),
    usual: 12,
    unit: 'dollars',
  },
  accessorials: {
    label: text('Accessorial charges'),
    meaning: text('Charges of one kind, or all, rise or fall by a percentage.'),
    value: text('Percent'),
    usual: 5.9,
    unit: 'percent',
  },
  divisor: {
    label: text('Dimensional divisor'),
    meaning: text('Large light packages are billed by another divisor.'),
    value: text('Cubic inches for a pound'),
    usual: 166,
    unit: 'number',
  },
  service: {
    label: text('Slower service'),
    meaning: text('Packages go by a cheaper service where it arrives within a number of days.'),
    value: text('Days on average, at most'),
    usual: 3,
    unit: 'number',
  },
  centre: {
    label: text('New centre'),
    meaning: text('Packages are sent from a place that is nearer to their receivers.'),
    value: text('Postal code of the centre'),
    usual: 0,
    unit: 'postal code',
  },
  agreement: {
    label: text('Another agreement'),
    meaning: text('Packages are rated by an agreement of yours, also one that does not count yet.'),
    value: text('Agreement'),
    usual: 0,
    unit: 'none',
  },
};

/** The five digits of a postal code, which a change has as a number. */
export const postalCodeText = (value: number): string => (value === 0 ? '' : String(value).padStart(5, '0'));

/** The kinds in the order in which they are offered. */
export const offeredKinds = Object.keys(kindTexts) as ChangeKind[];

/** The name of an effect. */
export const effectText = (kind: WhatIfAnswer['effects'][number]['kind']): string =>
  kind === 'fuelFollows' ? text('Fuel on changed transportation') : kindTexts[kind].label;

/** A change in one line, such as `Rate increase: +5.9% (UPS; Ground)`. */
export function changeText(t: TFunction, change: WhatIfChange, choices: WhatIfChoices | undefined): string {
  const about = [
    change.carriers,
    change.services,
    change.zones.map((zone) => t('Zone {{zone}}', { zone })),
    change.states,
  ]
    .filter((names) => names.length > 0)
    .map((names) => listText(names));
  const said = `${t(kindTexts[change.kind].label)}: ${valueText(t, change, choices)}`;
  return about.length === 0 ? said : `${said} (${about.join('; ')})`;
}

function valueText(t: TFunction, { kind, value, of }: WhatIfChange, choices: WhatIfChoices | undefined): string {
  const signed = value > 0 ? `+${value}` : String(value);
  if (kind === 'agreement') {
    const name = choices?.agreements.find(({ id }) => id === value)?.name ?? String(value);
    return of === '' ? name : `${name}, ${of}`;
  }
  if (kind === 'service') return t('{{service}}, days at most: {{value}}', { service: of, value });
  if (kind === 'centre') return postalCodeText(value);
  if (kind === 'minimum') return moneyText(value);
  if (kind === 'divisor') return String(value);
  if (kind === 'accessorials') return `${of === '' ? t('All') : of} ${signed}%`;
  return kind === 'rates' ? `${signed}%` : t('{{value}} pts', { value: signed });
}

/** What an answer rests on, for these changes. */
export function assumptionsOf(answer: WhatIfAnswer, changes: readonly WhatIfChange[]): readonly string[] {
  const has = (...kinds: readonly ChangeKind[]) => changes.some(({ kind }) => kinds.includes(kind));
  const said: readonly (readonly [boolean, string])[] = [
    [true, text('The packages stay the same: nobody ships more or less because of other prices.')],
    [answer.leavesOut, text('USPS and DHL are left out, as in Total Spend.')],
    [has('rates', 'discount', 'minimum'), text('Fuel follows transportation in the proportion that was billed.')],
    [has('fuel'), text('Where no agreement rates the package, points of fuel count on its transportation.')],
    [
      has('minimum'),
      text(
        'Where no agreement rates the package, a minimum only raises prices: the bill does not say what is below one.',
      ),
    ],
    [
      has('divisor'),
      text(
        'Where no agreement rates the package, another billed weight costs what like packages of yours cost on average.',
      ),
    ],
    [has('divisor'), text('Packages without dimensions on the bill, or without like packages, stay as they are.')],
    [
      has('service'),
      text(
        'A moved package is rated by your agreement and the published prices of your own bills; what they do not say is estimated from packages of the other service to the same zone and of the same weight. It moves only if that costs less.',
      ),
    ],
    [
      has('centre'),
      text(
        'Freight to the centre, rent, stock and wages are not counted: the difference is what they may cost at most.',
      ),
    ],
    [
      has('centre'),
      text(
        'New zones come from the carrier’s chart, else from your own bills from there, else from the distance, which is an estimate. Returns, packages that the receiver pays, and those to Alaska, Hawaii, Puerto Rico and abroad stay as billed.',
      ),
    ],
    [
      has('centre'),
      text(
        'In another zone a package is rated by your agreement and the published prices of rule packs or your own bills; what they do not say is estimated from packages of the same service and weight in that zone.',
      ),
    ],
    [
      has('accessorials'),
      text('Accessorials change charge by charge, on what was billed; fuel on them stays as it is.'),
    ],
    [
      has('agreement'),
      text(
        'An agreement counts on all days; lines with days of their own count on those. Packages that it cannot rate stay as they are.',
      ),
    ],
    [answer.isCutOff, text('Agreements rate the newest 20,000 packages; those before are estimated.')],
  ];
  return said.flatMap(([holds, sentence]) => (holds ? [sentence] : []));
}
