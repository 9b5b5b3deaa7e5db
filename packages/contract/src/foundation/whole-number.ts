import { z } from 'zod';

const problem = 'must be a whole number';

/** A whole number in a body, as a number or as digits. Arrays, booleans and empty strings are refused. */
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
