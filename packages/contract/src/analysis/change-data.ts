import { z } from 'zod';
import { audiences } from '../foundation/audience.ts';
import { calendarDay } from '../foundation/calendar-day.ts';
import { endpoint } from '../foundation/endpoint.ts';
import { idParam } from '../foundation/ids.ts';
import { tableAnswer, tableQuery } from '../foundation/table.ts';

/** What one load added for the tenant's clients. The amount is in US dollars, converted charge by charge. */
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

/** The columns that the list can be sorted by, the default first. */
export const loadedChangeSorts = ['id', 'name', 'loadedAt', 'clients', 'packages', 'charges', 'amount'] as const;

const day = calendarDay().optional();

export const listChangeData = endpoint({
  name: 'listChangeData',
  method: 'GET',
  path: '/aiparcelweb/api/changeData',
  ...audiences.changeData,
  source: 'S3 section 2.3, /aframe/cdcAdmin',
  summary: 'The loads of a range of days (UTC), and what each added for the tenant’s clients.',
  query: tableQuery(loadedChangeSorts).extend({ from: day, to: day }),
  answer: tableAnswer(loadedChange),
});

export const getChangeData = endpoint({
  name: 'getChangeData',
  method: 'GET',
  path: '/aiparcelweb/api/changeData/:id',
  ...audiences.changeData,
  source: 'S3 section 2.3, /aframe/cdcAdmin',
  summary: 'What one load added to each month of each of the tenant’s clients.',
  params: idParam,
  answer: loadedChange.extend({ months: z.array(changedMonth) }),
});

export type LoadedChangeDetail = z.infer<typeof getChangeData.answer>;
