import { z } from 'zod';

/** Text that a database can store: limited in length and without U+0000. `missing` is the message if it is empty. */
export const text = (longest: number, missing?: string) =>
  z
    .string(missing)
    .max(longest)
    .refine((value) => !value.includes('\u0000'), 'must not contain the character U+0000');

/** Required text; `message` is used if it is absent or empty. */
export const required = (message: string) => z.string(message).min(1, message);
