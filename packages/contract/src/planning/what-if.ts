import { z } from 'zod';
import { calendarDay } from '../foundation/calendar-day.ts';
import { endpoints } from '../foundation/endpoint.ts';
import { chosenClient, rowId } from '../foundation/ids.ts';
import { portalPages } from '../foundation/portal-pages.ts';
import { text } from '../foundation/text.ts';
import { ratingLacks } from '../recovery/rating-lacks.ts';

const endpoint = endpoints({ access: portalPages['/whatIf'].access, source: 'Waybill' });

/** The most changes that are asked about at once. */
export const mostChanges = 12;
/** The most scenarios that are compared. */
export const mostScenarios = 3;

/** What can be changed, in the order in which it is applied. Each name says what `value` is. */
export const changeKinds = [
  /** The number of an agreement that rates the packages of its carrier. */
  'agreement',
  /** Percent that the published rates rise by. */
  'rates',
  /** Points that are added to the discount. */
  'discount',
  /** The divisor of dimensional weight, in cubic inches for a pound. */
  'divisor',
  /** What a package costs at least, in US dollars. */
  'minimum',
  /** Days within which the service `of` must have delivered to the zone, on average, to take the packages. */
  'service',
  /** The postal code of a new centre, as a number: it serves those to `states`, else those to which it is nearer. */
  'centre',
  /** Percent that the accessorials of the group `of` rise by; all groups if it is empty. */
  'accessorials',
  /** Points that are added to the percentage of the fuel surcharge. */
  'fuel',
] as const;
export type ChangeKind = (typeof changeKinds)[number];

const limits: Readonly<Record<ChangeKind, readonly [number, number]>> = {
  agreement: [1, 2_147_483_647],
  rates: [-100, 100],
  discount: [-100, 100],
  divisor: [50, 1_000],
  minimum: [0, 10_000],
  service: [0, 30],
  centre: [501, 99_999],
  accessorials: [-100, 1_000],
  fuel: [-100, 100],
};

const names = z.array(text(200)).max(50);

/** Of changes of one kind, the first that fits a package counts. An empty list does not restrict. */
export const whatIfChange = z
  .object({
    kind: z.enum(changeKinds),
    value: z.number('must be a number'),
    of: text(200),
    carriers: names,
    services: names,
    zones: names,
    /** States of the receivers. */
    states: names.default([]),
  })
  .superRefine(({ kind, value, of }, context) => {
    const [least, most] = limits[kind];
    const isWhole = ['agreement', 'divisor', 'service', 'centre'].includes(kind);
    const hasDecimals = Math.abs(value * 1000 - Math.round(value * 1000)) > 1e-6;
    const message =
      value < least || value > most
        ? `must be from ${least} to ${most}`
        : isWhole && !Number.isInteger(value)
          ? 'must be a whole number'
          : hasDecimals
            ? 'must have at most three decimals'
            : undefined;
    if (message !== undefined) context.addIssue({ code: 'custom', path: ['value'], message });
    if (kind === 'service' && of === '')
      context.addIssue({ code: 'custom', path: ['of'], message: 'choose the service that takes the packages' });
  });
export type WhatIfChange = z.infer<typeof whatIfChange>;

/** What is asked: whose rows, of which invoice dates, with which changes. */
export const whatIfQuestion = z
  .object({
    clientId: chosenClient,
    from: calendarDay(),
    to: calendarDay(),
    changes: z.array(whatIfChange).max(mostChanges),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'must not be before the first day' });
export type WhatIfQuestion = z.infer<typeof whatIfQuestion>;

const share = z.object({ packages: z.number().int(), amount: z.number() });

const whatIfAnswer = z.object({
  /** Total Spend as billed, and as it would be, in US dollars. */
  actual: z.number(),
  scenario: z.number(),
  packages: z.number().int(),
  /** What each kind of change adds; `fuelFollows` is fuel on transportation that the others changed. They add up to the difference. */
  effects: z.array(z.object({ kind: z.enum([...changeKinds, 'fuelFollows']), amount: z.number() })),
  /** The same by client, month, carrier and service category. They add up to the totals. */
  cells: z.array(
    z.object({
      clientId: z.number().int(),
      client: z.string(),
      /** Its first day. */
      month: z.string(),
      carrier: z.string(),
      service: z.string(),
      packages: z.number().int(),
      actual: z.number(),
      scenario: z.number(),
    }),
  ),
  /** Packages whose new price an agreement rates, those for which it is estimated, and those that no change is about, with what they were billed. */
  rated: share,
  estimated: share,
  untouched: share,
  /** Why packages could not be rated by an agreement, in English. */
  notRated: z.array(z.object({ reason: z.enum(ratingLacks), about: z.string(), packages: z.number().int() })),
  /** Packages of a new centre that stay as billed, because the client has too few like ones in their new zone. */
  withoutPrice: z.number().int(),
  /** Whether there are more packages under agreements than are rated at a time. */
  isCutOff: z.boolean(),
  /** Whether Total Spend leaves out USPS and DHL here. */
  leavesOut: z.boolean(),
});
export type WhatIfAnswer = z.infer<typeof whatIfAnswer>;

export const askWhatIf = endpoint({
  name: 'askWhatIf',
  method: 'POST',
  path: '/aiparcelweb/api/whatIf',
  summary: 'What the packages of a period would have cost with other prices or services.',
  body: whatIfQuestion,
  answer: whatIfAnswer,
});

export const whatIfChoices = endpoint({
  name: 'whatIfChoices',
  method: 'GET',
  path: '/aiparcelweb/api/whatIf/choices',
  summary:
    'What changes can be limited to: carriers, services, zones, states and accessorials of a client’s rows, and agreements that the user may read.',
  query: z.object({ clientId: rowId, from: calendarDay(), to: calendarDay() }),
  answer: z.object({
    carriers: z.array(z.string()),
    services: z.array(z.string()),
    zones: z.array(z.string()),
    /** States of the US to which packages went. */
    states: z.array(z.string()),
    accessorials: z.array(z.string()),
    agreements: z.array(z.object({ id: z.number().int(), name: z.string() })),
  }),
});
export type WhatIfChoices = z.infer<typeof whatIfChoices.answer>;
