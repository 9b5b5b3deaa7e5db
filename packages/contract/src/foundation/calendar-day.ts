import { z } from 'zod';

/** No shipment, bill or contract of a portal has a day before or after these: such a year is a slip of the hand. */
export const earliestDay = '1990-01-01';
export const latestDay = '2099-12-31';

/** An existing date that a bill can have, as YYYY-MM-DD. */
export const calendarDay = (message = 'must be a valid date, written as YYYY-MM-DD') =>
  z.iso
    .date({ error: ({ input }) => (input === undefined || input === '' ? 'is required' : message), abort: true })
    .refine((day) => day >= earliestDay && day <= latestDay, `must be between ${earliestDay} and ${latestDay}`);
