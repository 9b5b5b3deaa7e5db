import { z } from 'zod';

/** What the warehouse holds of a client; days are `YYYY-MM-DD`, amounts US dollars converted charge by charge. */
export const clientStatistics = z.object({
  /** The client's number. */
  id: z.number().int(),
  name: z.string(),
  packages: z.number().int(),
  charges: z.number().int(),
  firstBillDate: z.string().nullable(),
  lastBillDate: z.string().nullable(),
  amount: z.number(),
  /** How many loads brought something. */
  loads: z.number().int(),
  /** Number of the newest load that brought something; 0 without any. */
  lastLoad: z.number().int(),
  loadedAt: z.iso.datetime().nullable(),
});

export type ClientStatistics = z.infer<typeof clientStatistics>;

/** The columns by which the list is ordered, the usual one first. */
export const clientStatisticsSorts = [
  'name',
  'packages',
  'charges',
  'firstBillDate',
  'lastBillDate',
  'amount',
  'loads',
  'lastLoad',
] as const;
