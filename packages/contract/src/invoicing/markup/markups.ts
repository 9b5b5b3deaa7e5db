import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';
import { chosenClient, idParam } from '../../foundation/ids.ts';
import { named } from '../../foundation/named.ts';
import { doneAnswer, tableAnswer, tableQuery } from '../../foundation/table.ts';
import { text } from '../../foundation/text.ts';
import { wholeNumber } from '../../foundation/whole-number.ts';
import { chargeConditions } from '../../intake/charge-conditions.ts';

/** The maximum number of lines in a markup. */
export const mostMarkupLines = 20;

/** `percent` is added to the net amount of matching charges; it may be negative. */
export const markupLine = z.object({
  conditions: chargeConditions,
  percent: z
    .number('must be a number')
    .min(-100, 'must be -100 or more')
    .max(1_000, 'must be 1,000 or less')
    .multipleOf(0.01, 'has two decimals at most'),
});

export type MarkupLine = z.infer<typeof markupLine>;

/**
 * What is added to charges when they are billed on to a client. The first line that matches a charge applies; without a
 * match nothing is added.
 */
export const markup = z.object({
  id: z.number().int(),
  /** The owner of the markup; a parent's can be used for its sub-clients too. */
  client: named,
  name: z.string(),
  lines: z.array(markupLine),
});

export type Markup = z.infer<typeof markup>;

export const markupInput = z.object({
  name: text(100).trim().min(1, 'is required'),
  lines: z.array(markupLine).min(1, 'needs a line').max(mostMarkupLines, `must have at most ${mostMarkupLines} lines`),
});

export type MarkupInput = z.output<typeof markupInput>;

export const newMarkupInput = markupInput.extend({ clientId: chosenClient });

export const listMarkups = endpoint({
  name: 'listMarkups',
  method: 'GET',
  path: '/aiparcelweb/api/markups',
  access: ['MARKUP_VIEW', 'ASSIGN_MARKUP'],
  source: 'S3 sections 2.2 and 6',
  summary: 'A page of the markups of the clients that the caller may read.',
  query: tableQuery(['name', 'clientName']).extend({
    /** Only markups that may be assigned to this client: its own and its parent's. */
    forClientId: wholeNumber.optional(),
  }),
  answer: tableAnswer(markup),
});

export const getMarkup = endpoint({
  name: 'getMarkup',
  method: 'GET',
  path: '/aiparcelweb/api/markups/:id',
  access: ['MARKUP_VIEW'],
  source: 'S3 sections 2.2 and 6',
  summary: 'One markup with its lines.',
  params: idParam,
  answer: markup,
});

export const createMarkup = endpoint({
  name: 'createMarkup',
  method: 'POST',
  path: '/aiparcelweb/api/markups',
  access: ['ASSIGN_MARKUP'],
  source: 'S3 sections 2.2 and 6',
  summary: 'Creates a markup.',
  body: newMarkupInput,
  answer: markup,
});

export const updateMarkup = endpoint({
  name: 'updateMarkup',
  method: 'PUT',
  path: '/aiparcelweb/api/markups/:id',
  access: ['ASSIGN_MARKUP'],
  source: 'S3 sections 2.2 and 6',
  summary: 'Changes a markup; past runs keep their amounts.',
  params: idParam,
  body: markupInput,
  answer: markup,
});

export const deleteMarkup = endpoint({
  name: 'deleteMarkup',
  method: 'DELETE',
  path: '/aiparcelweb/api/markups/:id',
  access: ['ASSIGN_MARKUP'],
  source: 'S3 sections 2.2 and 6',
  summary: 'Deletes a markup that is not assigned to any client; past runs stay.',
  params: idParam,
  answer: doneAnswer,
});
