import { z } from 'zod';
import { tableFormats } from '../foundation/file-format.ts';

/**
 * The request for a report from the chat, as the client sends it (S3 section 3, report request). Dates are `YYYY-MM-
 * DD`.
 */
export const chatReport = z.object({
  reportName: z.string(),
  carrier: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  format: z.enum(tableFormats),
  client: z.number().int(),
  /** None: the client with all of its sub-clients. */
  subClientIds: z.array(z.number().int()),
});
export type ChatReport = z.infer<typeof chatReport>;
