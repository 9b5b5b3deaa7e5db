import { z } from 'zod';

/** The formats in which people download lists. */
export const tableFormats = ['csv', 'xlsx'] as const;
export type TableFormat = (typeof tableFormats)[number];

/** The formats of reports: those, and the one for programs. */
export const reportFormats = [...tableFormats, 'parquet'] as const;
export type ReportFormat = (typeof reportFormats)[number];

/** The format of a downloaded list. */
export const fileFormat = z.object({ format: z.enum(tableFormats).default('csv') });
