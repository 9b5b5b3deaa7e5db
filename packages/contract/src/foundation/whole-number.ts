import { z } from 'zod';

const problem = 'must be a whole number';

/** A whole number in a body, as a number or as its digits. A list, a truth value or an empty text is none. */
export const wholeNumber = z
  .union(
    [
      z.number(),
      z
        .string()
        .regex(/^-?\d{1,15}$/)
        .transform(Number),
    ],
    problem,
  )
  .pipe(z.int(problem));
