import { z } from 'zod';

/** Text that a database can hold: up to so many characters, none of them U+0000. */
export const text = (longest: number) =>
  z
    .string()
    .max(longest)
    .refine((value) => !value.includes('\u0000'), 'may not contain the character U+0000');
