import { z } from 'zod';
import { calendarDay } from '../../foundation/calendar-day.ts';
import { named } from '../../foundation/named.ts';

const day = calendarDay();

/** From which invoice date until which a client is billed with a markup; `to` null: until further notice. */
export const markupAssignment = z.object({
  id: z.number().int(),
  client: named,
  markup: named,
  from: z.string(),
  to: z.string().nullable(),
});

export type MarkupAssignment = z.infer<typeof markupAssignment>;

export const markupAssignmentInput = z.object({
  clientId: z.number('is required').int(),
  markupId: z.number('is required').int(),
  from: day,
  to: day.nullable(),
});

export type MarkupAssignmentInput = z.output<typeof markupAssignmentInput>;
