import { z } from 'zod';
import { calendarDay } from '../../foundation/calendar-day.ts';
import { endpoints } from '../../foundation/endpoint.ts';
import { named } from '../../foundation/named.ts';
import { oneLine } from '../../foundation/text.ts';
import { wholeNumber } from '../../foundation/whole-number.ts';

const endpoint = endpoints({ access: ['GL_CODES'], source: 'S3 sections 2.2 and 6' });

/** Programs whose import files are written. */
export const accountingSystems = ['quickbooks', 'netsuite', 'sap', 'datev'] as const;
export type AccountingSystem = (typeof accountingSystems)[number];

const asked = z.object({ clientId: wholeNumber, from: calendarDay(), to: calendarDay() });

/** What of an invoice is booked on a code and cost centre, in the invoice's currency. */
const glBookingSum = z.object({
  client: named,
  currencyCode: z.string(),
  /** Empty: no rule fits. */
  code: z.string(),
  name: z.string(),
  /** Empty: none. */
  costCentre: z.string(),
  invoices: z.number().int(),
  amount: z.number(),
});
export type GlBookingSum = z.infer<typeof glBookingSum>;

export const previewGlBooking = endpoint({
  name: 'previewGlBooking',
  method: 'GET',
  path: '/aiparcelweb/api/glAllocation/booking',
  summary: 'What an export of the invoices of some days to an accounting program would book, by code and cost centre.',
  query: asked,
  answer: z.object({
    sums: z.array(glBookingSum),
    /** The carriers that bill, to whom the program gives numbers of its own. */
    carrierNames: z.array(z.string()),
    invoices: z.number().int(),
    /** Invoices of which the lines differ from the amount in the ledger, because not all of them was loaded. */
    different: z.array(z.object({ carrierName: z.string(), invoiceNumber: z.string(), difference: z.number() })),
  }),
});

const number = (digits: number) => oneLine(digits).regex(/^\d*$/, 'must be a number');

export const exportGlBooking = endpoint({
  name: 'exportGlBooking',
  method: 'GET',
  path: '/aiparcelweb/api/glAllocation/booking/export',
  summary:
    'The invoices of some days as an import file of an accounting program, a line for each code and cost centre.',
  query: asked.extend({
    system: z.enum(accountingSystems),
    /** The program’s numbers of the carriers: `UPS=70001;FedEx=70002`. A carrier without one has its name. */
    vendors: oneLine(2_000).default(''),
    /** DATEV: the numbers of the consultant and of the client there. */
    consultant: number(7).default('1001'),
    datevClient: number(5).default('1'),
  }),
  answer: z.unknown(),
});
