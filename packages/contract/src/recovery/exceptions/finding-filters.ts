import { z } from 'zod';
import { calendarDay } from '../../foundation/calendar-day.ts';
import { text } from '../../foundation/text.ts';
import { claimWindowStates, exceptionStates } from './exception-state.ts';

const day = calendarDay().optional();

/** Which findings are asked for; days are invoice dates, both included: the last three months without them. */
export const findingFilters = z.object({
  search: text(200).default(''),
  clientId: z.coerce.number().int().optional(),
  carrierName: text(80).optional(),
  rule: text(60).optional(),
  state: z.enum(exceptionStates).optional(),
  claimWindow: z.enum(claimWindowStates).optional(),
  /** Those that this user works on. */
  ownerId: z.coerce.number().int().optional(),
  from: day,
  to: day,
});

export type FindingFilters = z.output<typeof findingFilters>;
