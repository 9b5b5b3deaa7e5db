import { z } from 'zod';
import type { Audience } from '../foundation/audience.ts';
import { reportFormats } from '../foundation/file-format.ts';

/** The format of a report's file: one that can be requested, or an archive of such files. */
export const reportFileFormats = [...reportFormats, 'zip'] as const;
export type ReportFileFormat = (typeof reportFileFormats)[number];

/** Who sees the page of reports (S3 section 2.3). */
export const mayUseReports = ['RUN_REPORTS', 'DOWNLOAD_REPORTS'] as const;

/** Who may download many invoices at once (S3 section 2.3). */
export const mayDownloadInvoices = ['BULK_INVOICE_DOWNLOAD'] as const;

/** Who may see their own reports; without `mayUseReports` only their invoice downloads. */
export const mayFetchReports = [...mayUseReports, ...mayDownloadInvoices] as const;

/** Who may repeat reports; `mayRepeat` decides for a given one. */
export const mayRepeatReports = ['RUN_REPORTS', ...mayDownloadInvoices] as const;

/** Who may download reports; `mayDownload` decides for a given one. */
export const mayDownloadReports = ['DOWNLOAD_REPORTS', ...mayDownloadInvoices] as const;

/** Who may download the file of this report: the permission for invoices opens no report of rows. */
export const mayDownload = ({ ofInvoices }: Pick<Report, 'ofInvoices'>): Audience['access'] =>
  ofInvoices ? mayDownloadReports : ['DOWNLOAD_REPORTS'];

/** Who may repeat this report. */
export const mayRepeat = ({ ofInvoices }: Pick<Report, 'ofInvoices'>): Audience['access'] =>
  ofInvoices ? mayDownloadInvoices : ['RUN_REPORTS'];

const moment = z.iso.datetime();

/** One of the user's own reports. Times are UTC. */
export const report = z.object({
  id: z.number().int(),
  /** Name of the file, with its extension. */
  fileName: z.string(),
  clientName: z.string(),
  page: z.string(),
  pageDisplayName: z.string(),
  format: z.enum(reportFileFormats),
  /** Whether it is a download of many invoices. */
  ofInvoices: z.boolean(),
  /** The name under which it was requested; null for rows of a page. */
  namedReport: z.string().nullable(),
  /** The user's choices as entered; empty if there were none. */
  fact: z.string(),
  dateType: z.string(),
  fromDate: z.string(),
  toDate: z.string(),
  /** Page filters, `carrier_name: UPS, FedEx`. */
  filters: z.array(z.string()),
  status: z.enum(['queued', 'running', 'completed', 'failed', 'cancelled']),
  /** Why it failed. */
  reason: z.string().nullable(),
  /** Percent of its rows that are written. */
  progress: z.number().int().min(0).max(100),
  rows: z.number().int().nullable(),
  bytes: z.number().int().nullable(),
  /** SHA-256 of the rows as CSV, or of the Parquet file. */
  checksum: z.string().nullable(),
  dataAsOf: moment.nullable(),
  scheduleId: z.number().int().nullable(),
  /** The name of its schedule; null if it was submitted by hand. */
  scheduleName: z.string().nullable(),
  /** Whose schedule created it for the user; null for their own. */
  receivedFrom: z.string().nullable(),
  submittedAt: moment,
  finishedAt: moment.nullable(),
  /** When its file is deleted. */
  expiresAt: moment.nullable(),
});
export type Report = z.infer<typeof report>;
