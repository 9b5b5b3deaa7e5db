import { z } from 'zod';
import { calendarDay } from '../../foundation/calendar-day.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { chosenClient, idParam } from '../../foundation/ids.ts';
import { named } from '../../foundation/named.ts';
import { doneAnswer, tableAnswer, tableQuery } from '../../foundation/table.ts';

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

export const listMarkupAssignments = endpoint({
  name: 'listMarkupAssignments',
  method: 'GET',
  path: '/aiparcelweb/api/markupAssignments',
  access: ['ASSIGN_MARKUP'],
  source: 'S3 sections 2.2 and 6',
  summary: 'A page of the markup assignments: which clients are billed with which markup, and since when.',
  query: tableQuery(['clientName', 'markupName', 'from', 'to']),
  answer: tableAnswer(markupAssignment),
});

export const getMarkupAssignment = endpoint({
  name: 'getMarkupAssignment',
  method: 'GET',
  path: '/aiparcelweb/api/markupAssignments/:id',
  access: ['ASSIGN_MARKUP'],
  source: 'S3 sections 2.2 and 6',
  summary: 'One assignment of a markup.',
  params: idParam,
  answer: markupAssignment,
});

export const createMarkupAssignment = endpoint({
  name: 'createMarkupAssignment',
  method: 'POST',
  path: '/aiparcelweb/api/markupAssignments',
  access: ['ASSIGN_MARKUP'],
  source: 'S3 sections 2.2 and 6',
  summary: 'Assigns a markup to a client; the days may not overlap those of another one.',
  body: markupAssignmentInput,
  answer: markupAssignment,
});

export const updateMarkupAssignment = endpoint({
  name: 'updateMarkupAssignment',
  method: 'PUT',
  path: '/aiparcelweb/api/markupAssignments/:id',
  access: ['ASSIGN_MARKUP'],
  source: 'S3 sections 2.2 and 6',
  summary: 'Changes markup and days of an assignment.',
  params: idParam,
  body: markupAssignmentInput,
  answer: markupAssignment,
});

export const deleteMarkupAssignment = endpoint({
  name: 'deleteMarkupAssignment',
  method: 'DELETE',
  path: '/aiparcelweb/api/markupAssignments/:id',
  access: ['ASSIGN_MARKUP'],
  source: 'S3 sections 2.2 and 6',
  summary: 'Deletes a markup assignment for its whole period; past runs stay.',
  params: idParam,
  answer: doneAnswer,
});
