import { z } from 'zod';
import { wholeNumber, wholeNumberBetween } from './whole-number.ts';

/** The number of what a path names. */
export const idParam = z.object({ id: wholeNumber });

/** The number of the client that something new belongs to. */
export const chosenClient = z.number('choose a client').int();

/** The number of the carrier that something new belongs to. */
export const chosenCarrier = z.number('choose a carrier').int();

/** A number that PostgreSQL can have given to a row. */
export const rowId = wholeNumberBetween(1, 2_147_483_647);

/** The number of a row in a path. */
export const rowIdParam = z.object({ id: rowId });
