import { z } from 'zod';

const problem = 'must be a whole number';

/** A whole number of a request, as a number or as digits. Lists, booleans, null and empty texts are refused. */
export const wholeNumber = z
  .union(
    [
      z.number(),
      z
        .string()
        .regex(/^-?\d{1,15}$/)
        .transform(Number),
    ],
    { error: ({ input }) => (input === undefined || input === '' ? 'is required' : problem) },
  )
  .pipe(z.int(problem));

/** The same within limits, both included. */
export const wholeNumberBetween = (least: number, most: number) => wholeNumber.pipe(z.int().min(least).max(most));
