import {
  amount,
  day,
  type Field,
  money,
  names,
  oneOf,
  oneOrAll,
  optional,
  text,
  time,
  type ValueOf,
  weekdays,
  wholeNumber,
  yesOrNo,
  zones,
} from './pack-fields.ts';

/** Rights that a shipper has against a carrier, each with clocks of its own. */
export const claims = ['late', 'billing', 'loss', 'damage', 'void', 'duty'] as const;
export type Claim = (typeof claims)[number];

/** What a clock of a claim counts from. */
export const clockStarts = ['scheduled delivery', 'delivery', 'invoice date', 'ship date'] as const;
export type ClockStart = (typeof clockStarts)[number];

/** What a size or weight trigger compares. Sides are in inches, the volume in cubic inches, the weight in pounds. */
export const measures = ['longest side', 'second side', 'length and girth', 'volume', 'weight'] as const;
export type Measure = (typeof measures)[number];

const service = names('Services by their names on invoices');
const receiver = oneOrAll('Receiver', ['commercial', 'residential']);

/** Columns that every pack has: when the row is in effect, and who says so. */
export const datedFields = {
  from: day('First day on which the row applies'),
  to: optional(day('Last day on which the row applies')),
  source: text('Where the row was read'),
  second_hand: yesOrNo('Whether the source is not the carrier itself'),
};

/**
 * The kinds of packs with their columns. Rows with the same values in `key` are about the same thing: at most one of
 * them applies on a day. A pack with `spread` may have a column for each value instead, such as `zone 2`, `zone 3`.
 */
export const packKinds = {
  'list-rates': {
    fields: {
      service,
      packaging: oneOrAll('Packaging', ['letter', 'pak', 'package']),
      pounds: wholeNumber('Billed pounds; 0 for a letter'),
      zone: zones('Zones'),
      amount: money('Published rate'),
    },
    key: ['service', 'packaging', 'pounds', 'zone'],
    spread: { over: 'zone', value: 'amount' },
  },
  zones: {
    fields: {
      service,
      origin_from: text('First ZIP prefix of the origin, three digits'),
      origin_to: text('Last ZIP prefix of the origin'),
      destination_from: text('First ZIP prefix of the destination'),
      destination_to: text('Last ZIP prefix of the destination'),
      zone: text('Zone'),
    },
    key: ['service', 'origin_from', 'origin_to', 'destination_from', 'destination_to'],
  },
  'delivery-areas': {
    fields: { service, zip_from: text('First ZIP code'), zip_to: text('Last ZIP code'), area: text('Area') },
    key: ['service', 'zip_from', 'zip_to'],
  },
  fees: {
    fields: {
      code: names('Codes or texts on invoices'),
      charge: text('Name of the charge'),
      service,
      zone: zones('Zones'),
      receiver,
      unit: text('What is charged once, such as package or week'),
      amount: optional(money('Fee')),
      percent: optional(amount('Percentage of the charges; with a fee, the greater of the two')),
      minimum: optional(money('Least amount')),
    },
    key: ['code', 'service', 'zone', 'receiver'],
  },
  fuel: {
    fields: {
      index: oneOf('Table', ['ground', 'air', 'international', 'economy']),
      price_from: optional(amount('Lowest price of fuel, in dollars a gallon; empty for the percentage of the days')),
      price_to: optional(amount('Highest price of fuel')),
      percent: amount('Percentage'),
    },
    key: ['index', 'price_from'],
  },
  'fuel-basis': {
    fields: {
      charge: names('Charges by the names of the fees, or transportation'),
      included: yesOrNo('Whether fuel is charged on it'),
    },
    key: ['charge'],
  },
  dimensions: {
    fields: {
      service,
      divisor: wholeNumber('Cubic inches for a pound'),
      above: wholeNumber('Cubic inches above which it applies'),
      sides: oneOf('How fractions of an inch are rounded', ['nearest', 'up']),
    },
    key: ['service'],
  },
  triggers: {
    fields: {
      charge: text('Name of the charge; of charges with the same name before “ - ” only the dearest is due'),
      service,
      measure: oneOf('What is measured', measures),
      above: wholeNumber('Inches, cubic inches or pounds that must be exceeded'),
      minimum_pounds: wholeNumber('Least billed pounds of such a package'),
      replaces: optional(text('Beginning of the names of the charges that are not due beside it')),
    },
    key: ['charge', 'service', 'measure'],
  },
  holidays: {
    fields: {
      name: text('Name of the day'),
      service,
      operation: oneOf('Work on that day', ['closed', 'limited']),
    },
    key: ['service'],
  },
  'service-days': {
    fields: { service, days: weekdays('Days of the week that count and on which is delivered') },
    key: ['service'],
  },
  commitments: {
    fields: {
      service,
      receiver,
      days: optional(wholeNumber('Service days from the ship date; empty if it depends on the distance')),
      by: optional(time('Latest time of delivery; empty for the end of the day')),
    },
    key: ['service', 'receiver'],
  },
  guarantees: {
    fields: {
      service,
      state: oneOf('Whether late packages are refunded', ['guaranteed', 'suspended']),
      refunds: oneOf('What is refunded', ['transportation', 'transportation and fuel']),
      late_by: oneOf('What counts as late', ['time', 'day']),
      grace_minutes: wholeNumber('Minutes after the promised time that do not count'),
    },
    key: ['service'],
  },
  'guarantee-exclusions': {
    fields: { service, charge: text('Packages with this charge have no guarantee') },
    key: ['service', 'charge'],
  },
  'claim-clocks': {
    fields: {
      claim: oneOf('Right', claims),
      scope: oneOrAll('Packages', ['domestic', 'international']),
      step: oneOf('What must be done in time', ['notice', 'filing']),
      count: wholeNumber('How many'),
      unit: oneOf('Of what', ['days', 'months']),
      since: oneOf('Counted from the day after', clockStarts),
    },
    key: ['claim', 'scope', 'step'],
  },
  increases: {
    fields: { service, percent: amount('Average increase of published rates') },
    key: ['service'],
  },
} as const satisfies Readonly<Record<string, PackSchema>>;

/** The columns of one kind of packs. */
export interface PackSchema {
  readonly fields: Readonly<Record<string, Field>>;
  readonly key: readonly string[];
  readonly spread?: { readonly over: string; readonly value: string };
}

export type PackKind = keyof typeof packKinds;

/** The values of a kind's own columns, or of the columns that all have. */
type Values<Fields> = { readonly [Name in keyof Fields]: ValueOf<Fields[Name]> };

/** A row of any pack: when it is in effect, and who says so. */
export type DatedRow = Values<typeof datedFields>;

/** A row of a pack: what is in effect from a day on, for one service and one zone. */
export type PackRow<Kind extends PackKind> = DatedRow & Values<(typeof packKinds)[Kind]['fields']>;

/** The schema of a kind, as one type for all. */
export const schemaOf = (kind: PackKind): PackSchema => packKinds[kind];

/** The names of the kinds. */
export const packKindNames = Object.keys(packKinds).filter((kind): kind is PackKind => Object.hasOwn(packKinds, kind));
