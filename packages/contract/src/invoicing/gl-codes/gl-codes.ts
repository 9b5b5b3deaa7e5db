import { z } from 'zod';
import { calendarDay } from '../../foundation/calendar-day.ts';
import { chosenClient } from '../../foundation/ids.ts';
import { named } from '../../foundation/named.ts';
import { resource } from '../../foundation/resource.ts';
import { tableQuery } from '../../foundation/table.ts';
import { text } from '../../foundation/text.ts';
import { wholeNumber } from '../../foundation/whole-number.ts';
import { withOtherFields } from '../../foundation/with-other-fields.ts';
import { chargeConditions } from '../../intake/charge-conditions.ts';
import { glSplit } from './gl-split.ts';

/** The maximum number of rules per client. */
export const mostGlCodesOfClient = 50;

/** A rule that books a client's charges to an account of its general ledger. */
export const glCode = z.object({
  id: z.number().int(),
  client: named,
  code: z.string(),
  name: z.string(),
  /** Rules are tried in order of position; the first that matches books the charge. */
  position: z.number().int(),
  conditions: chargeConditions,
  /** The bill dates for which it holds, `YYYY-MM-DD`; null: since ever, or from now on. */
  fromDay: z.string().nullable(),
  toDay: z.string().nullable(),
  /** Null: what is booked has no cost centre. */
  split: glSplit.nullable(),
});

export type GlCode = z.infer<typeof glCode>;

const glCodeFields = z.object({
  code: text(40).trim().min(1, 'is required'),
  name: text(100).trim().min(1, 'is required'),
  position: z.number('must be a whole number').int('must be a whole number').min(1, 'must be 1 or more').max(9_999),
  conditions: chargeConditions,
  fromDay: calendarDay().nullable().default(null),
  toDay: calendarDay().nullable().default(null),
  split: glSplit.nullable().default(null),
});

const inOrder = {
  check: ({ fromDay, toDay }: { fromDay?: string | null; toDay?: string | null }) =>
    !fromDay || !toDay || fromDay <= toDay,
  refusal: { path: ['toDay'], message: 'must not be before the first day', ...withOtherFields },
};

export const glCodeInput = glCodeFields.refine(inOrder.check, inOrder.refusal);

export type GlCodeInput = z.output<typeof glCodeInput>;

export const newGlCodeInput = glCodeFields.extend({ clientId: chosenClient }).refine(inOrder.check, inOrder.refusal);

export const glCodeCalls = resource({
  one: 'GlCode',
  path: '/aiparcelweb/api/glcodes',
  read: { access: ['GL_CODES'] },
  summaries: {
    list: 'A page of the GL codes of the clients that the caller may read.',
    get: 'One GL code with the charges that it applies to.',
    create: 'Creates a GL code of a client.',
    update: 'Changes a GL code; the allocation changes at once.',
    remove: 'Deletes a GL code; its charges go to the next rule that matches.',
  },
  query: tableQuery(['position', 'code', 'name', 'clientName']).extend({
    clientId: wholeNumber.optional(),
  }),
  row: glCode,
  input: glCodeInput,
  added: newGlCodeInput,
});

export const {
  list: listGlCodes,
  get: getGlCode,
  create: createGlCode,
  update: updateGlCode,
  remove: deleteGlCode,
} = glCodeCalls;
