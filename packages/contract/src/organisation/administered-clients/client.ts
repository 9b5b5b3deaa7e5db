import { z } from 'zod';
import { calendarDay } from '../../foundation/calendar-day.ts';
import { named } from '../../foundation/named.ts';
import { text } from '../../foundation/text.ts';

/** A client as administrators see one. Days are `YYYY-MM-DD`. */
export const administeredClient = z.object({
  id: z.number().int(),
  name: z.string(),
  code: z.string(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  engageDate: z.string().nullable(),
  parent: named.nullable(),
  children: z.array(named),
  accounts: z.number().int(),
});

export type AdministeredClient = z.infer<typeof administeredClient>;

const optional = (longest: number) =>
  text(longest)
    .trim()
    .transform((value) => (value === '' ? null : value));

/** What is decided about a client. A client with a parent has no children of its own. */
export const clientInput = z.object({
  name: text(200).trim().min(1, 'is required'),
  code: text(50).trim().min(1, 'is required'),
  city: optional(100),
  state: optional(100),
  engageDate: calendarDay('is not a day').nullable(),
  parentClientId: z.number().int().nullable(),
});

export type ClientInput = z.output<typeof clientInput>;
