import { parcelCarriers } from './carriers.ts';
import type { CreditType } from './credit-types.ts';
import { type Hue, palette, type ThemedColour } from './palette.ts';
import type { ServiceCategory } from './service-categories.ts';
import type { TrackingStatus } from './tracking-statuses.ts';

const serviceHues: Readonly<Record<ServiceCategory, Hue>> = {
  Ground: 'blue',
  Economy: 'teal',
  '3 Day': 'sky',
  '2 Day': 'olive',
  'Next Day': 'orange',
  'Next Day Early': 'red',
  International: 'purple',
  LTL: 'pink',
  Returns: 'slate',
  Freight: 'silver',
  Other: 'neutral',
};

/** The two hues not used by parcel carriers, for the most common freight carriers; the rest are neutral. */
const freightHues: Readonly<Record<string, Hue>> = { 'FedEx Freight': 'sky', 'Old Dominion Freight Line': 'pink' };

const statusHues: Readonly<Record<TrackingStatus, Hue>> = {
  'On Time': 'teal',
  Late: 'red',
  Exception: 'olive',
  'Pending Late': 'purple',
};

/** The eight most important credits have a hue of their own; the rest share the neutral one. */
const creditHues: Readonly<Partial<Record<CreditType, Hue>>> = {
  'GSR / late delivery': 'red',
  Void: 'blue',
  'Dimension/weight': 'olive',
  'Address correction': 'orange',
  Residential: 'teal',
  'Duplicate Charges': 'purple',
  'Billing adjustment': 'sky',
  'Damaged / lost claim': 'pink',
};

const huesByDimension: ReadonlyMap<string, ReadonlyMap<string, Hue>> = new Map([
  [
    'carrier_name',
    new Map([...parcelCarriers.map(({ name, hue }) => [name, hue] as const), ...Object.entries(freightHues)]),
  ],
  ['service_category', new Map(Object.entries(serviceHues))],
  ['tracking_status', new Map(Object.entries(statusHues))],
  ['credit_type', new Map(Object.entries(creditHues))],
]);

/** The fixed colour of a carrier, service level, tracking status or credit type; neutral if none is fixed. */
export function colourOf(dimension: string, name: string): ThemedColour {
  return fixedColourOf(dimension, name) ?? palette.neutral;
}

/** The fixed colour of a carrier, service level, tracking status or credit type; undefined if none is fixed. */
export function fixedColourOf(dimension: string, name: string): ThemedColour | undefined {
  const hue = huesByDimension.get(dimension)?.get(name);
  return hue && palette[hue];
}

/** Colours for names without a fixed one, such as accounts and accessorials, in the order in which a chart shows them. */
export const seriesColours: readonly ThemedColour[] = [
  palette.blue,
  palette.orange,
  palette.teal,
  palette.purple,
  palette.red,
  palette.sky,
  palette.olive,
  palette.pink,
];

/** Greys for when all hues are used, so that no two parts of a chart look the same. */
export const restColours: readonly ThemedColour[] = [palette.neutral, palette.slate, palette.silver];
