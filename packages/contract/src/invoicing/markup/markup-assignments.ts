import { z } from 'zod';
import { calendarDay } from '../../foundation/calendar-day.ts';
import { chosenClient } from '../../foundation/ids.ts';
import { named } from '../../foundation/named.ts';
import { resource } from '../../foundation/resource.ts';
import { tableQuery } from '../../foundation/table.ts';

const day = calendarDay();

/** The range of invoice dates for which a client is billed with a markup; `to` is null until further notice. */
export const markupAssignment = z.object({
  id: z.number().int(),
  client: named,
  markup: named,
  from: z.string(),
  to: z.string().nullable(),
});

export type MarkupAssignment = z.infer<typeof markupAssignment>;

export const markupAssignmentInput = z.object({
  clientId: chosenClient,
  markupId: z.number('choose a markup').int(),
  from: day,
  to: day.nullable(),
});

export type MarkupAssignmentInput = z.output<typeof markupAssignmentInput>;

export const markupAssignmentCalls = resource({
  one: 'MarkupAssignment',
  path: '/aiparcelweb/api/markupAssignments',
  read: { access: ['ASSIGN_MARKUP'] },
  summaries: {
    list: 'A page of the markup assignments: which clients are billed with which markup, and since when.',
    get: 'One assignment of a markup.',
    create: 'Assigns a markup to a client; the days may not overlap those of another one.',
    update: 'Changes markup and days of an assignment.',
    remove: 'Deletes a markup assignment for its whole period; past runs stay.',
  },
  query: tableQuery(['clientName', 'markupName', 'from', 'to']),
  row: markupAssignment,
  input: markupAssignmentInput,
  added: markupAssignmentInput,
});

export const {
  list: listMarkupAssignments,
  get: getMarkupAssignment,
  create: createMarkupAssignment,
  update: updateMarkupAssignment,
  remove: deleteMarkupAssignment,
} = markupAssignmentCalls;
