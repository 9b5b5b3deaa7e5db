import { businessSpans } from '@waybill/model';
import { z } from 'zod';

/** The address of the Business Overview; what is invalid counts as absent. */
export const businessSearch = z.object({
  client: z.coerce.number().int().positive().optional().catch(undefined),
  span: z.enum(businessSpans).optional().catch(undefined),
});
