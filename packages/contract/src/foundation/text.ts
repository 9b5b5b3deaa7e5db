import { z } from 'zod';

/** Text that a database can hold: up to so many characters, none of them U+0000; `missing` is said where there is none. */
export const text = (longest: number, missing?: string) =>
  z
    .string(missing)
    .max(longest)
    .refine((value) => !value.includes('\u0000'), 'may not contain the character U+0000');

/** Text that must be there; the message is said when it is absent or empty. */
export const required = (message: string) => z.string(message).min(1, message);
