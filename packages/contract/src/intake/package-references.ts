import { z } from 'zod';
import { audiences } from '../foundation/audience.ts';
import { calendarDay } from '../foundation/calendar-day.ts';
import { endpoint } from '../foundation/endpoint.ts';
import { oneLine } from '../foundation/text.ts';
import { wholeNumberBetween } from '../foundation/whole-number.ts';
import { referenceTargets } from './file-layouts/file-mapping.ts';
import { previewedDeliveries } from './file-preview.ts';
import { invoiceFileStatuses } from './invoice-files/invoice-files.ts';

/** How many rows one call may have; files may have more. */
const mostReferenceRows = 10_000;
const longestKey = 50;
const longestField = 100;

const field = oneLine(longestField).trim().min(1).optional();

/** What the shipper knows of a package. */
const packageReference = z
  .strictObject({
    trackingNumber: oneLine(longestKey).trim().min(1).optional(),
    /** The reference that the carrier's invoice prints, for packages whose tracking number the sender does not know. */
    reference: field,
    /** Tells packages of two carriers with the same number apart. */
    carrier: field,
    /** `YYYY-MM-DD`; with it, the row counts for packages shipped within 180 days of it. */
    shipDate: calendarDay().optional(),
    orderNumber: field,
    sku: field,
    costCentre: field,
    carton: field,
  })
  .refine(({ trackingNumber, reference }) => (trackingNumber === undefined) !== (reference === undefined), {
    path: ['trackingNumber'],
    message: 'must be there, or a reference instead of it, not both',
  })
  .refine((row) => referenceTargets.some((target) => row[target] !== undefined), {
    path: ['orderNumber'],
    message: 'must be there, or one of sku, costCentre and carton',
  });

export type PackageReference = z.infer<typeof packageReference>;

const outcome = previewedDeliveries.pick({ completed: true, known: true, waiting: true, misfits: true });

/** What became of the rows. */
const packageReferencesOutcome = z.object({
  /** `loaded`; `already_there` if the last rows that were sent were the same; `loading` if it takes longer than the request waits. */
  status: z.enum(invoiceFileStatuses),
  messages: z.array(z.string()),
  /** The rows in the list of invoice files, where they can be undone; null for a preview. */
  fileId: z.number().int().nullable(),
  /** Tracking numbers and references by what became of them; null if nothing was stored. */
  outcome: outcome.nullable(),
});

export type PackageReferencesOutcome = z.infer<typeof packageReferencesOutcome>;

export const savePackageReferences = endpoint({
  name: 'savePackageReferences',
  method: 'POST',
  path: '/aiparcelweb/api/packageReferences',
  ...audiences.invoiceFiles,
  source: 'Waybill',
  summary:
    'Stores order numbers, articles, cost centres and cartons of packages, by tracking number or by the reference on the invoice. All rows are stored, or none.',
  body: z.strictObject({
    /** The only client to whose packages the rows apply; without it, all clients of the sender. */
    clientId: wholeNumberBetween(1, Number.MAX_SAFE_INTEGER).optional(),
    /** Says what the rows would do, and stores nothing. */
    preview: z.boolean().default(false),
    rows: z.array(packageReference).min(1).max(mostReferenceRows),
  }),
  answer: packageReferencesOutcome,
});
