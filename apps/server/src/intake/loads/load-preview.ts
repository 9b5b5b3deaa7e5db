import { filePreview } from '@waybill/contract';
import { z } from 'zod';
import { loadReport } from '../received-files/load-report.ts';

/** What loading a file would do, as the command prints it: what the screens show, and what identifies the file. */
export const loadPreview = z.object({
  ...filePreview.shape,
  ...loadReport.pick({ name: true, sha256: true, seconds: true }).shape,
});

export type LoadPreview = z.infer<typeof loadPreview>;
export type PreviewedInvoice = LoadPreview['invoices'][number];
export type PreviewedPackage = LoadPreview['firstPackages'][number];
export type PreviewedDeliveries = NonNullable<LoadPreview['deliveries']>;
