import { z } from 'zod';

/** The formats in which rows are downloaded, and the reports that are made of them. */
export const reportFormats = ['csv', 'xlsx'] as const;
export type ReportFormat = (typeof reportFormats)[number];

/** The format of a downloaded list. */
export const fileFormat = z.object({ format: z.enum(reportFormats).default('csv') });
