import { z } from 'zod';

const word = z.string().max(200).optional().catch(undefined);
const number = z.coerce.number().int().positive().optional().catch(undefined);
const day = z.iso.date().optional().catch(undefined);

/**
 * What an administration table shows, as it stands in the address; what is invalid counts as absent. `open` is the row
 * whose form is open, or `new`.
 */
export const tableSearch = z.object({
  search: word,
  sort: word,
  order: z.enum(['asc', 'desc']).optional().catch(undefined),
  page: number,
  size: number,
  open: z
    .union([z.literal('new'), z.coerce.number().int().positive()])
    .optional()
    .catch(undefined),
  status: word,
  action: word,
  from: day,
  to: day,
  client: number,
  carrier: number,
  account: word,
  tracking: word,
  currency: word,
  view: word,
});

export type TableSearch = z.output<typeof tableSearch>;
