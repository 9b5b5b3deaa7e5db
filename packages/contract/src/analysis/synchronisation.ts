import { z } from 'zod';
import { audiences } from '../foundation/audience.ts';
import { endpoint } from '../foundation/endpoint.ts';

/** How many differing accounts a response lists at most; `differing` counts them all. */
export const mostNamedAccounts = 200;

export const synchronisationState = endpoint({
  name: 'synchronisationState',
  method: 'GET',
  path: '/aiparcelweb/api/synchronisation',
  ...audiences.synchronisation,
  source: 'S3 section 2.3, /aframe/sync',
  summary: 'Whether the settings database and the warehouse agree about the tenant’s clients.',
  answer: z.object({
    accounts: z.object({
      inSettings: z.number().int(),
      inWarehouse: z.number().int(),
      differing: z.number().int(),
      named: z.array(
        z.object({
          id: z.number().int(),
          number: z.string(),
          clientName: z.string(),
          /** Only in the settings, only in the warehouse, or different in both. */
          difference: z.enum(['only_settings', 'only_warehouse', 'different']),
        }),
      ),
    }),
    /** Currencies of invoices, without the US dollar. */
    rates: z.array(
      z.object({
        currencyCode: z.string(),
        /** Newest bill date of an invoice in it, `YYYY-MM-DD`. */
        lastBillDate: z.string(),
        /** Newest day with a rate; null if there is none. */
        lastRateDate: z.string().nullable(),
      }),
    ),
    /** Newest loads of all tenants, 0 if there are none; null except for the server's own tenant. */
    wholeWarehouse: z.object({ publishedLoad: z.number().int(), committedLoad: z.number().int() }).nullable(),
    /** Clients' quarters waiting to be sorted, and their package rows. */
    waiting: z.object({ quarters: z.number().int(), rows: z.number().int() }),
  }),
});

export type SynchronisationState = z.infer<typeof synchronisationState.answer>;

export const synchronise = endpoint({
  name: 'synchronise',
  method: 'POST',
  path: '/aiparcelweb/api/synchronisation',
  ...audiences.synchronisation,
  source: 'S3 section 2.3, /aframe/sync',
  summary: 'Copies the accounts into the warehouse again, and starts sorting what is waiting.',
  answer: z.object({
    /** Accounts of the tenant that are in the warehouse now. */
    accounts: z.number().int(),
    /** Quarters of clients that are being sorted. */
    quarters: z.number().int(),
  }),
});
