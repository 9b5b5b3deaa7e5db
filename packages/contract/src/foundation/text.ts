import { z } from 'zod';

/** Text that a database can store: limited in length and without U+0000. `missing` is the message if it is empty. */
export const text = (longest: number, missing?: string) =>
  z
    .string(missing)
    .max(longest)
    .refine((value) => !value.includes('\u0000'), 'must not contain the character U+0000');

/** Required text; `message` is used if it is absent or empty. */
export const required = (message: string) => z.string(message).min(1, message);

const controls = /\p{Cc}/u;

/** The same on one line, for what another program receives as part of a command: without control characters. */
export const oneLine = (longest: number) =>
  text(longest).refine((value) => !controls.test(value), 'must not contain line breaks or other control characters');
