import { z } from 'zod';
import { reportFormats } from '../reports/report.ts';

/** What a client orders a report with that was asked for in the chat (S3 section 3, report request), and for whom. */
export const chatReport = z.object({
  reportName: z.string(),
  carrier: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  format: z.enum(reportFormats),
  client: z.number().int(),
  /** None: the client with all of its sub-clients. */
  subClientIds: z.array(z.number().int()),
});
export type ChatReport = z.infer<typeof chatReport>;
