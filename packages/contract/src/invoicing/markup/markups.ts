import { z } from 'zod';
import { chosenClient } from '../../foundation/ids.ts';
import { named } from '../../foundation/named.ts';
import { resource } from '../../foundation/resource.ts';
import { tableQuery } from '../../foundation/table.ts';
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

export const markupCalls = resource({
  one: 'Markup',
  path: '/aiparcelweb/api/markups',
  read: { access: ['MARKUP_VIEW'] },
  list: { access: ['MARKUP_VIEW', 'ASSIGN_MARKUP'] },
  add: { access: ['ASSIGN_MARKUP'] },
  summaries: {
    list: 'A page of the markups of the clients that the caller may read.',
    get: 'One markup with its lines.',
    create: 'Creates a markup.',
    update: 'Changes a markup; past runs keep their amounts.',
    remove: 'Deletes a markup that is not assigned to any client; past runs stay.',
  },
  query: tableQuery(['name', 'clientName']).extend({
    /** Only markups that may be assigned to this client: its own and its parent's. */
    forClientId: wholeNumber.optional(),
  }),
  row: markup,
  input: markupInput,
  added: newMarkupInput,
});

export const {
  list: listMarkups,
  get: getMarkup,
  create: createMarkup,
  update: updateMarkup,
  remove: deleteMarkup,
} = markupCalls;
