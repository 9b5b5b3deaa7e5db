import { z } from 'zod';
import { named } from '../../foundation/named.ts';
import { text } from '../../foundation/text.ts';
import { chargeConditions } from '../../intake/charge-rules/charge-conditions.ts';

/** Lines that one markup may have. */
export const mostMarkupLines = 20;

/** `percent` is added to the net amount of the charges that fit; it may be less than nothing. */
export const markupLine = z.object({
  conditions: chargeConditions,
  percent: z
    .number('must be a number')
    .min(-100, 'must be -100 or more')
    .max(1_000, 'must be 1,000 or less')
    .multipleOf(0.01, 'has two decimals at most'),
});

export type MarkupLine = z.infer<typeof markupLine>;

/** What is added to charges when they are billed on. The first line that fits a charge counts; without one, nothing is. */
export const markup = z.object({
  id: z.number().int(),
  /** Whose markup it is: a parent's is for its sub-clients too. */
  client: named,
  name: z.string(),
  lines: z.array(markupLine),
});

export type Markup = z.infer<typeof markup>;

export const markupInput = z.object({
  name: text(100).trim().min(1, 'is required'),
  lines: z.array(markupLine).min(1, 'needs a line').max(mostMarkupLines, `has at most ${mostMarkupLines} lines`),
});

export type MarkupInput = z.output<typeof markupInput>;

export const newMarkupInput = markupInput.extend({ clientId: z.number('is required').int() });
