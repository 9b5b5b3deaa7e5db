import { z } from 'zod';
import { endpoint } from '../foundation/endpoint.ts';
import { text } from '../foundation/text.ts';

/** The maximum number of account numbers in one call. */
export const mostAccountNumbers = 1_000;

/** What is known about an account number. */
export const accountVerdicts = ['active', 'no_group', 'inactive', 'not_listed', 'unknown'] as const;
export type AccountVerdict = (typeof accountVerdicts)[number];

/** An account of a client that has the number. Days are `YYYY-MM-DD`, money is in US dollars. */
const holder = z.object({
  clientId: z.number().int(),
  clientName: z.string(),
  carrierName: z.string(),
  groupName: z.string().nullable(),
  divisionName: z.string().nullable(),
  /** Null if the account is on invoices but not in the client's list of accounts. */
  active: z.boolean().nullable(),
  lastBilled: z.string().nullable(),
  invoices: z.number().int(),
  net: z.number(),
  verdict: z.enum(accountVerdicts),
});

const checked = z.object({
  /** The number as requested, and as stored: without separators and padding zeros. */
  given: z.string(),
  number: z.string(),
  carrierId: z.number().int().nullable(),
  /** Whether it has its carrier's format for account numbers; null if no format is known. */
  fitsFormat: z.boolean().nullable(),
  /** The index of an earlier entry with the same number, perhaps written differently. */
  sameAs: z.number().int().nullable(),
  holders: z.array(holder),
});

export type CheckedAccountNumber = z.infer<typeof checked>;
export type AccountHolder = z.infer<typeof holder>;

export const validateAccountNumbers = endpoint({
  name: 'validateAccountNumbers',
  method: 'POST',
  path: '/aiparcelweb/api/accountNumberValidation',
  access: ['ACCOUNT_NUMBER_VALIDATION'],
  source: 'S3 sections 2.2 and 2.3',
  summary: 'Which account numbers are known, active and billed, for the clients that the user may see.',
  body: z.object({
    accounts: z
      .array(z.object({ number: text(40).min(1), carrierId: z.number().int().nullable().default(null) }))
      .min(1)
      .max(mostAccountNumbers),
  }),
  /** In the order of the request. */
  answer: z.array(checked),
});
