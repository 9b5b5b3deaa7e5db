import { z } from 'zod';
import { audiences } from '../../foundation/audience.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { dataQuery } from './data-query.ts';

/**
 * Why a cost changed.
 * - `volume`: more or fewer packages in all, at what they cost before
 * - `mix`: packages moved between services, at what each cost before
 * - `weights`: heavier or lighter packages, and farther or nearer ones, at the earlier prices
 * - `price`: the published price of the same service, zone and weight
 * - `discount`: the discount on that price
 * - `minimums`: what minimum charges add to the discounted price
 * - `fuel`: the fuel surcharge as a share of transportation
 * - `accessorials`: accessorial charges per package; `accessorials` of an answer has each family
 * - `others`: taxes, fees and corrections billed with the package, per package
 * - `exchange`: the dollars that another currency is worth
 * - `new`, `dropped`: services, carriers and clients that had no packages before, or have none now
 * - `unpackaged`: what is billed without a package, such as fees of the account, and credits on other invoices
 */
export const causes = [
  'volume',
  'mix',
  'weights',
  'price',
  'discount',
  'minimums',
  'fuel',
  'accessorials',
  'others',
  'exchange',
  'new',
  'dropped',
  'unpackaged',
] as const;
export type Cause = (typeof causes)[number];

/** What each cause contributed, and each family of accessorials: positive means higher cost. */
const causeAmounts = {
  /** They add up to the difference, to the cent. */
  amounts: z.record(z.enum(causes), z.number()),
  /** By family; they add up to the amount of accessorials. */
  accessorials: z.array(z.object({ family: z.string(), amount: z.number() })),
};

const change = { before: z.number(), now: z.number(), difference: z.number(), ...causeAmounts };

/** A service of a carrier in both periods. */
const explainedService = z.object({
  ...change,
  carrier: z.string(),
  service: z.string(),
  /** Only for the business of a client that had no packages before, or has none now. */
  clientId: z.number().int().optional(),
  packagesBefore: z.number(),
  packagesNow: z.number(),
});
export type ExplainedService = z.infer<typeof explainedService>;

const explainedChangeAnswer = z.object({
  ...change,
  /** What the packages of services in both periods cost now, and would have cost at the earlier prices. */
  likeForLike: z.object({ packages: z.number(), now: z.number(), atEarlierPrices: z.number() }).optional(),
  /** The largest movement first, up or down. */
  services: z.array(explainedService),
});
export type ExplainedChange = z.infer<typeof explainedChangeAnswer>;

const side = dataQuery.pick({ whereClauseDetails: true, clientId: true, childClientIdsCSV: true });
/** One of the two sides of a change: clients and conditions, the dates among them. */
export type ChangeSide = z.input<typeof side>;

export const explainedChange = endpoint({
  name: 'explainedChange',
  method: 'POST',
  path: '/aiparcelweb/api/aidashboards/data/:page/explainedChange',
  ...audiences.analysisData,
  source: 'Waybill',
  summary: 'Splits the difference in cost between two sets of packages into its causes, exactly to the cent.',
  params: z.object({ page: z.string().max(60) }),
  body: z.object({ now: side, before: side }),
  answer: explainedChangeAnswer,
});
