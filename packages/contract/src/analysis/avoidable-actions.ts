import { z } from 'zod';
import { calendarDay } from '../foundation/calendar-day.ts';
import { endpoints } from '../foundation/endpoint.ts';
import { chosenClient, rowId } from '../foundation/ids.ts';
import { portalPages } from '../foundation/portal-pages.ts';
import { doneAnswer } from '../foundation/table.ts';
import { text } from '../foundation/text.ts';

const endpoint = endpoints({ access: portalPages['/aframe/dashboard/shippingInsight'].access, source: 'Waybill' });

/** A key of the model's avoidable costs. */
const cost = text(60).min(1, 'is required');

/** What a cost came to on invoices of some days. */
const period = z.object({
  from: z.string(),
  to: z.string(),
  packages: z.number().int(),
  /** In US dollars: what was billed, or for estimates what could have been saved. */
  amount: z.number(),
});

const avoidableAction = z.object({
  cost: z.string(),
  /** The first day of invoices that the action counts for. */
  doneOn: z.string(),
  before: period,
  after: period,
  /** What the packages since would have cost at the rate before, less what they did; null without packages on both sides. */
  saved: z.number().nullable(),
});
export type AvoidableAction = z.infer<typeof avoidableAction>;

export const listAvoidableActions = endpoint({
  name: 'listAvoidableActions',
  method: 'GET',
  path: '/aiparcelweb/api/avoidableActions',
  summary: 'What a client has done about avoidable costs, and what that saved per package and in all.',
  query: z.object({ clientId: rowId }),
  answer: z.array(avoidableAction),
});

export const setAvoidableAction = endpoint({
  name: 'setAvoidableAction',
  method: 'PUT',
  path: '/aiparcelweb/api/avoidableActions',
  summary: 'Marks the action about an avoidable cost as done on a day, or no longer as done.',
  body: z.object({ clientId: chosenClient, cost, doneOn: calendarDay().nullable() }),
  answer: doneAnswer,
});
