import { z } from 'zod';

/** Which part of a date such as 05/09/2026 comes first. */
export const dateOrders = ['month first', 'day first'] as const;

/** ISO 4217 */
export const currencyCode = z.string().regex(/^[A-Z]{3}$/, 'must be the code of a currency, such as CAD');
