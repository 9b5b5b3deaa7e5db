import { z } from 'zod';
import { calendarDay } from '../../foundation/calendar-day.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { named } from '../../foundation/named.ts';
import { text } from '../../foundation/text.ts';
import { wholeNumber } from '../../foundation/whole-number.ts';

const day = calendarDay();

/** Charges of one kind booked to one code. `code` is empty if no rule matches; `amount` is net. */
export const glAllocationRow = z.object({
  client: named,
  code: z.string(),
  name: z.string(),
  carrierName: z.string(),
  chargeFamily: z.string(),
  accessorial: z.string().nullable(),
  charges: z.number().int(),
  amount: z.number(),
});

export type GlAllocationRow = z.infer<typeof glAllocationRow>;

export const glAllocation = endpoint({
  name: 'glAllocation',
  method: 'GET',
  path: '/aiparcelweb/api/glAllocation',
  access: ['GL_CODES'],
  source: 'S3 sections 2.2 and 6',
  summary: 'What was billed between two invoice dates, booked to the GL codes of each client or of its parent.',
  query: z.object({
    clientId: wholeNumber,
    from: day,
    to: day,
    /** Only invoices in this currency, unconverted; if absent, all, in US dollars. */
    currencyCode: text(3).optional(),
  }),
  answer: z.object({ rows: z.array(glAllocationRow), currencyCode: z.string() }),
});
