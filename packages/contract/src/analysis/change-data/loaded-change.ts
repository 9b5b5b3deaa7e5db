import { z } from 'zod';

/** What one load brought to the clients of the tenant; the amount is in US dollars, converted charge by charge. */
export const loadedChange = z.object({
  /** Number of the load. */
  id: z.number().int(),
  /** The file, or what else it came from. */
  name: z.string(),
  loadedAt: z.iso.datetime(),
  clients: z.number().int(),
  packages: z.number().int(),
  charges: z.number().int(),
  amount: z.number(),
});

export type LoadedChange = z.infer<typeof loadedChange>;

/** What a load added to a month of a client. */
export const changedMonth = z.object({
  clientName: z.string(),
  /** First day of the month of the bill dates, `YYYY-MM-DD`. */
  month: z.string(),
  packages: z.number().int(),
  charges: z.number().int(),
  amount: z.number(),
});

export type ChangedMonth = z.infer<typeof changedMonth>;

/** The columns by which the list is ordered, the usual one first. */
export const loadedChangeSorts = ['id', 'name', 'loadedAt', 'clients', 'packages', 'charges', 'amount'] as const;
