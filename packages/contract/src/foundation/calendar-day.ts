import { z } from 'zod';

const firstDay = '0001-01-01';

/**
 * An existing date, as YYYY-MM-DD. The year 0 is not valid: PostgreSQL refuses it, and the warehouse reads it as 1 BC.
 */
export const calendarDay = (message = 'must be a valid date, written as YYYY-MM-DD') =>
  z.iso.date(message).refine((day) => day >= firstDay, message);
