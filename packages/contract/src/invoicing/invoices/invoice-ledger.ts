import { z } from 'zod';
import { calendarDay } from '../../foundation/calendar-day.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { text } from '../../foundation/text.ts';
import { wholeNumber } from '../../foundation/whole-number.ts';

/**
 * Whether what was loaded of an invoice agrees with the carrier's total. An invoice without a total cannot be verified;
 * one in a file that was refused, or that is waiting for its other parts, is not loaded.
 */
export const invoiceAgreements = ['agrees', 'differs', 'cannot_be_verified', 'not_loaded'] as const;

/** Whether the next invoice of an account is late; `silent`: for so long that the account seems to be out of use. */
export const punctualities = ['on_time', 'late', 'silent', 'irregular'] as const;

/** How many weeks the ledger shows. */
export const ledgerWeeks = 13;

const count = z.number().int();

/** Invoices of an account billed in one week. */
const ledgerWeek = z.object({
  /** First day of the week, `YYYY-MM-DD`. */
  week: z.string(),
  agrees: count,
  differs: count,
  cannotBeVerified: count,
  notLoaded: count,
  /** Whether an invoice was expected in this week and none arrived. */
  isMissing: z.boolean(),
  /** What was loaded, by currency. */
  amounts: z.array(z.object({ currencyCode: z.string(), amount: z.number() })),
});

const ledgerAccount = z.object({
  clientId: count,
  clientName: z.string(),
  carrierName: z.string(),
  accountNumber: z.string(),
  punctuality: z.enum(punctualities),
  /** Days from one bill date to the next; null without a rhythm. */
  usualDays: count.nullable(),
  /** `YYYY-MM-DD`; null when nothing was loaded in the last 26 weeks. */
  lastBillDate: z.string().nullable(),
  /** The bill date of the next invoice by the account's rhythm; in the past when it is late. */
  expectedOn: z.string().nullable(),
  /** The newest week last. */
  weeks: z.array(ledgerWeek),
});

export type LedgerAccount = z.infer<typeof ledgerAccount>;
export type LedgerWeek = LedgerAccount['weeks'][number];

/** An invoice that arrived. Amounts are in its currency. */
const ledgerInvoice = z.object({
  /** Its number in the warehouse; null if it is not loaded. */
  id: count.nullable(),
  invoiceNumber: z.string(),
  billDate: z.string(),
  currencyCode: z.string(),
  /** What was loaded; 0 if it is not. */
  amount: z.number(),
  /** The amount of the invoice as the carrier states it; null if no file does. */
  controlTotal: z.number().nullable(),
  agreement: z.enum(invoiceAgreements),
  /** Why its file was not loaded. */
  reason: z.string().nullable(),
  /**
   * The newest file that contained it; null if none is known, as in the demo, or if it also contains other clients'
   * invoices.
   */
  fileId: count.nullable(),
  fileName: z.string().nullable(),
});

export type LedgerInvoice = z.infer<typeof ledgerInvoice>;

const clients = {
  clientId: wholeNumber.optional(),
  /** Exactly these of the client and its children. */
  childClientIdsCSV: text(20_000).optional(),
};

export const getInvoiceLedger = endpoint({
  name: 'getInvoiceLedger',
  method: 'GET',
  path: '/aiparcelweb/api/invoiceLedger',
  access: ['INVOICE_SEARCH'],
  source: 'S3 section 2.3, /invoices',
  summary:
    'By account and week: which invoices came, what is missing, and what does not agree with the carrier’s total.',
  query: z.object(clients),
  answer: z.object({
    /** The first days of the weeks, the newest last. */
    weeks: z.array(z.string()),
    accounts: z.array(ledgerAccount),
  }),
});

export const getLedgerInvoices = endpoint({
  name: 'getLedgerInvoices',
  method: 'GET',
  path: '/aiparcelweb/api/invoiceLedger/invoices',
  access: ['INVOICE_SEARCH'],
  source: 'S3 section 2.3, /invoices',
  summary: 'The invoices of one account that were billed within the ledger’s weeks, or in one of them.',
  query: z.object({
    clientId: wholeNumber,
    carrierName: text(100),
    accountNumber: text(50),
    week: calendarDay().optional(),
  }),
  answer: z.object({ invoices: z.array(ledgerInvoice) }),
});

/** What an account was billed in a month in one currency. Amounts are in it. */
const statementRow = z.object({
  clientId: count,
  clientName: z.string(),
  carrierName: z.string(),
  accountNumber: z.string(),
  currencyCode: z.string(),
  /** Invoices that are loaded, and those in files that are not. */
  invoices: count,
  notLoaded: count,
  /** Loaded invoices of which no file states a total. */
  notStated: count,
  /** What the files state, of all invoices. */
  stated: z.number(),
  loaded: z.number(),
  /** Stated less loaded, of the loaded invoices that differ. */
  different: z.number(),
  /** What the files state of invoices that are not loaded. */
  missing: z.number(),
  /** Of what is loaded, under payment numbers that are paid. */
  paid: z.number(),
});
export type StatementRow = z.infer<typeof statementRow>;

export const getAccountStatement = endpoint({
  name: 'getAccountStatement',
  method: 'GET',
  path: '/aiparcelweb/api/invoiceLedger/statement',
  access: ['INVOICE_SEARCH'],
  source: 'S3 section 2.3, /invoices',
  summary: 'By account, for the bill dates of a month: what was stated, loaded, different, missing and paid.',
  query: z.object({
    ...clients,
    month: z
      .string()
      .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'must be a month, written as YYYY-MM')
      .refine((month) => calendarDay().safeParse(`${month}-01`).success, 'must be between 1990-01 and 2099-12'),
  }),
  answer: z.object({
    rows: z.array(statementRow),
    /** Days on which an account was expected to be billed by its rhythm, and was not. */
    missed: z.array(
      z.object({ clientId: count, carrierName: z.string(), accountNumber: z.string(), expectedOn: z.string() }),
    ),
  }),
});
