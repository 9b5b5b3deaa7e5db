import { z } from 'zod';
import { audiences } from '../../foundation/audience.ts';
import { endpoints } from '../../foundation/endpoint.ts';
import { rowIdParam } from '../../foundation/ids.ts';
import { doneAnswer } from '../../foundation/table.ts';
import { oneLine } from '../../foundation/text.ts';

/** What a column of a claim file may hold; `text` is the same text in every row. */
export const claimFields = [
  'packetNumber',
  'claimNumber',
  'clientName',
  'carrierName',
  'accountNumber',
  'invoiceNumber',
  'invoiceDate',
  'trackingNumber',
  'shipDate',
  'service',
  'zone',
  'claimKind',
  'reason',
  'explanation',
  'charge',
  'billed',
  'due',
  'credited',
  'claimed',
  'currency',
  'promised',
  'delivered',
  'actualPounds',
  'billedPounds',
  'length',
  'width',
  'height',
  'sideUnit',
  'senderName',
  'senderCompany',
  'senderAddress',
  'senderCity',
  'senderState',
  'senderPostalCode',
  'senderCountry',
  'receiverName',
  'receiverCompany',
  'receiverAddress',
  'receiverCity',
  'receiverState',
  'receiverPostalCode',
  'receiverCountry',
  'note',
  'text',
] as const;
export type ClaimField = (typeof claimFields)[number];

/** How a claim file writes days. */
export const claimDateFormats = [
  'MM/DD/YYYY',
  'MM/DD/YY',
  'DD/MM/YYYY',
  'DD.MM.YYYY',
  'YYYY-MM-DD',
  'YYYYMMDD',
] as const;
export type ClaimDateFormat = (typeof claimDateFormats)[number];

/** What stands between the fields of a claim file. */
export const claimDelimiters = [',', ';', '\t', '|'] as const;
export type ClaimDelimiter = (typeof claimDelimiters)[number];

/** The maximum number of columns of a claim file. */
export const mostClaimColumns = 60;

const claimColumn = z.object({
  field: z.enum(claimFields),
  header: oneLine(100),
  /** What `text` holds; empty for other fields. */
  text: oneLine(200).default(''),
});
export type ClaimColumn = z.output<typeof claimColumn>;

/** The file that a carrier takes: its columns in order, and how it is written. */
export const claimTemplate = z.object({
  columns: z.array(claimColumn).min(1, 'choose at least one column').max(mostClaimColumns),
  dateFormat: z.enum(claimDateFormats),
  delimiter: z.enum(claimDelimiters),
  hasHeader: z.boolean(),
});
export type ClaimTemplate = z.output<typeof claimTemplate>;

/** A carrier with what is known of its claim file. */
const templateRow = z.object({
  carrierId: z.number().int(),
  carrierName: z.string(),
  columns: z.number().int(),
  /** Who changed it and when (ISO 8601); null while it is as Waybill ships it. */
  changedBy: z.string().nullable(),
  changedAt: z.string().nullable(),
});
export type ClaimTemplateRow = z.infer<typeof templateRow>;

const carrierTemplate = templateRow.omit({ columns: true }).extend({ template: claimTemplate });
export type CarrierClaimTemplate = z.infer<typeof carrierTemplate>;

const readers = {
  access: ['EXCEPTIONS_MANAGEMENT_TRACKING_LEVEL', 'EXCEPTIONS_MANAGEMENT_CHARGE_LEVEL'],
  source: 'S3 sections 2.2 and 2.3',
} as const;
const endpoint = endpoints(readers);

export const listClaimTemplates = endpoint({
  name: 'listClaimTemplates',
  method: 'GET',
  path: '/aiparcelweb/api/claimTemplates',
  summary: 'The carriers of the tenant, each with whether its claim file was changed.',
  answer: z.array(templateRow),
});

export const getClaimTemplate = endpoint({
  name: 'getClaimTemplate',
  method: 'GET',
  path: '/aiparcelweb/api/claimTemplates/:id',
  summary: 'The claim file of a carrier: as the tenant changed it, or as Waybill ships it.',
  params: rowIdParam,
  answer: carrierTemplate,
});

export const saveClaimTemplate = endpoint({
  name: 'saveClaimTemplate',
  method: 'PUT',
  access: audiences.changedCarriers.access,
  internalOnly: true,
  path: '/aiparcelweb/api/claimTemplates/:id',
  summary: 'Changes the claim file of a carrier, for all clients of the tenant.',
  params: rowIdParam,
  body: claimTemplate,
  answer: carrierTemplate,
});

export const resetClaimTemplate = endpoint({
  name: 'resetClaimTemplate',
  method: 'DELETE',
  access: audiences.changedCarriers.access,
  internalOnly: true,
  path: '/aiparcelweb/api/claimTemplates/:id',
  summary: 'Returns the claim file of a carrier to what Waybill ships.',
  params: rowIdParam,
  answer: doneAnswer,
});

/** The number of findings in a preview. */
export const previewedFindings = 5;

export const previewClaimTemplate = endpoint({
  name: 'previewClaimTemplate',
  method: 'POST',
  path: '/aiparcelweb/api/claimTemplates/:id/preview',
  summary: 'What a claim file would look like with the first findings of the carrier that the caller may see.',
  params: rowIdParam,
  body: claimTemplate,
  answer: z.object({
    /** The cells as the file writes them, without the line of headers. */
    rows: z.array(z.array(z.string())),
    /** The file itself. */
    file: z.string(),
  }),
});
