import { type CalendarDay, isCalendarDay } from '@waybill/model';
import { z } from 'zod';

const day = z.string().refine(isCalendarDay, 'Write a day such as 2025-12-28.');
const cents = z.int().min(0).max(100_000_000_000);
const percent = z.number().min(0).max(100);
const name = z.string().trim().min(1).max(200);

/** When a line applies: in the named term, or on all days of the agreement; and within its own days, if it has any. */
const dated = { term: name.optional(), from: day.optional(), to: day.optional() };

/** Whose packages a line is about. What is not said is not restricted; services may have `%` for any text. */
const applies = {
  services: z.array(name).min(1).max(100),
  packaging: z.enum(['letter', 'document', 'pak', 'package']).optional(),
  movement: z.enum(['domestic', 'export', 'import']).optional(),
  receiver: z.enum(['commercial', 'residential']).optional(),
  billing: z.enum(['prepaid', 'freight collect', 'third party']).optional(),
  zones: z.array(name).min(1).max(100).optional(),
  pounds: z.strictObject({ from: z.int().min(0), to: z.int().min(0).optional() }).optional(),
};

/** What a line takes off a published price, or puts in its place. */
const reduction = z.union([
  z.strictObject({ percent }),
  z.strictObject({ amount: cents }),
  z.strictObject({ flat: cents }),
  z.strictObject({ waived: z.literal(true) }),
]);

/**
 * A discount off the published rate. Of the lines of one group the most specific counts; the discounts of all groups
 * are added, never compounded. An adjustment of named zones is a line of a group of its own.
 */
const incentive = z.strictObject({ ...dated, ...applies, group: name, off: reduction });

/** A package never costs less than this: an amount, or the published rate of a zone and weight less a reduction. */
const minimum = z.strictObject({
  ...dated,
  ...applies,
  floor: z.union([
    z.strictObject({ amount: cents }),
    z.strictObject({ zone: name.default('2'), pounds: z.int().default(1), less: reduction.optional() }),
  ]),
});

/** A discount by what was shipped in the last weeks; until `grace` ends, its percentage counts instead. */
const tier = z.strictObject({
  ...dated,
  ...applies,
  group: name,
  measured: z.enum(['gross transportation', 'net transportation']),
  weeks: z.int().min(1).max(104),
  bands: z
    .array(z.strictObject({ from: cents, percent }))
    .min(1)
    .max(50),
  grace: z.strictObject({ to: day, percent }).optional(),
});

/** Less fuel: a part of the surcharge, points off its percentage, or a highest percentage. */
const fuel = z.strictObject({
  ...dated,
  ...applies,
  off: z.union([
    z.strictObject({ percent }),
    z.strictObject({ points: percent }),
    z.strictObject({ highest: percent }),
  ]),
});

/** A changed fee. Charges are named as in the fees of the rule packs, with `%` for any text. */
const accessorial = z.strictObject({ ...dated, ...applies, charges: z.array(name).min(1).max(100), off: reduction });

const dimensions = z.strictObject({
  ...dated,
  ...applies,
  divisor: z.int().min(1).max(10_000),
  above: z.int().min(0).default(0),
});

/** Published rates count as raised by at most this much since the day before the line begins. */
const cap = z.strictObject({ ...dated, ...applies, from: day, percent });

const guarantee = z.strictObject({ ...dated, ...applies, state: z.enum(['entitled', 'waived']) });

/** Money that is paid back later. It changes no invoice. */
const rebate = z.strictObject({
  ...dated,
  ...applies,
  name,
  percent,
  of: z.enum(['gross transportation', 'net transportation']),
  paid: z.enum(['monthly', 'quarterly', 'yearly']),
});

const lines = <Line extends z.ZodType>(line: Line) => z.array(line).max(5_000).default([]);

/** What a shipper and a carrier have agreed, as a file or a form says it. Money is in cents. */
export const agreementSchema = z.strictObject({
  carrierId: z.int(),
  number: name,
  accounts: z.array(name).max(5_000),
  from: day,
  to: day.optional(),
  noticeDays: z.int().min(0).optional(),
  /** UPS prints one incentive, FedEx a discount for each group: each printed amount is rounded to the cent. */
  discountsPrinted: z.enum(['together', 'apart']),
  terms: z
    .array(z.strictObject({ name, from: day, to: day.optional() }))
    .max(100)
    .default([]),
  incentives: lines(incentive),
  minimums: lines(minimum),
  tiers: lines(tier),
  fuel: lines(fuel),
  accessorials: lines(accessorial),
  dimensions: lines(dimensions),
  caps: lines(cap),
  guarantees: lines(guarantee),
  rebates: lines(rebate),
  latePayment: z.strictObject({ percent, afterDays: z.int().min(0) }).optional(),
  /** Ending early, or shipping less than this in a year, costs a fee. */
  termination: z.strictObject({ revenue: cents.optional(), fee: cents }).optional(),
});

export type Agreement = z.infer<typeof agreementSchema>;
export type Reduction = z.infer<typeof reduction>;
export type Tier = Agreement['tiers'][number];

/** The parts of an agreement that are lists of lines about packages. */
export const lineKinds = [
  'incentives',
  'minimums',
  'tiers',
  'fuel',
  'accessorials',
  'dimensions',
  'caps',
  'guarantees',
  'rebates',
] as const satisfies readonly (keyof Agreement)[];
export type LineKind = (typeof lineKinds)[number];

/** What all lines have in common: when they apply, and to which packages. */
export type AgreementLine = Pick<Agreement['incentives'][number], keyof typeof dated | keyof typeof applies>;

/** Days from the first to the last, both included; open without a last. */
export interface Period {
  readonly from: CalendarDay;
  readonly to?: CalendarDay | undefined;
}

/** The days on which a line applies; undefined if there are none, or its term does not exist. */
export function periodOf(agreement: Agreement, line: AgreementLine): Period | undefined {
  const term = agreement.terms.find(({ name: each }) => each === line.term);
  if (line.term !== undefined && term === undefined) return undefined;
  const periods = [agreement, term, line].filter((each) => each !== undefined);
  const from =
    periods
      .flatMap((each) => each.from ?? [])
      .toSorted()
      .at(-1) ?? agreement.from;
  const [to] = periods.flatMap((each) => each.to ?? []).toSorted();
  return to !== undefined && to < from ? undefined : { from, to };
}

/** Whether a day is one of the period's. */
export const isWithin = ({ from, to }: Period, on: CalendarDay): boolean =>
  from <= on && (to === undefined || on <= to);

/** Whether one of the agreement's terms applies on a day; without any, the agreement itself is the term. */
export const hasTermOn = ({ terms }: Agreement, on: CalendarDay): boolean =>
  terms.length === 0 || terms.some((term) => isWithin(term, on));

/** Reads an agreement; if it is not one, the path to each wrong value with what is wrong. */
export function readAgreement(
  value: unknown,
):
  | { readonly agreement: Agreement; readonly problems: readonly [] }
  | { readonly agreement?: never; readonly problems: readonly { readonly field: string; readonly problem: string }[] } {
  const { data, error } = agreementSchema.safeParse(value);
  if (data !== undefined) return { agreement: data, problems: [] };
  const problems = error.issues.map(({ path, message }) => ({ field: path.join('.'), problem: message }));
  return { problems };
}
