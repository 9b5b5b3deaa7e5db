import { z } from 'zod';
import { audiences } from '../foundation/audience.ts';
import { calendarDay } from '../foundation/calendar-day.ts';
import { endpoints } from '../foundation/endpoint.ts';
import { idParam } from '../foundation/ids.ts';
import { tableAnswer, tableQuery } from '../foundation/table.ts';
import { text } from '../foundation/text.ts';
import { wholeNumber } from '../foundation/whole-number.ts';

const endpoint = endpoints({ ...audiences.unknownCharges, source: 'Waybill' });

/** What a carrier calls a charge. */
const chargeName = z.object({
  carrierId: wholeNumber,
  description: text(500).nullable(),
  code: text(500).nullable(),
});

/**
 * What a charge may be, and on what basis: the carrier's list of codes, words in its text, a similar name, or the
 * tenant's earlier classifications.
 */
const chargeSuggestion = z.object({
  family: z.string(),
  group: z.string().nullable(),
  because: z.enum(['code', 'words', 'earlier', 'similar']),
  /** The code, words or name that fits. */
  like: z.string(),
});

export type ChargeSuggestion = z.infer<typeof chargeSuggestion>;

/** Charges of one name that no rule recognises. Amounts are net, in US dollars, as exact decimal text. */
export const unknownChargeRow = z.object({
  id: z.string(),
  carrierId: z.number().int(),
  carrierName: z.string(),
  description: z.string().nullable(),
  code: z.string().nullable(),
  /** Where they count now: `other`, or `other_accessorial` if only the accessorial's name is missing. */
  family: z.string(),
  charges: z.number().int(),
  packages: z.number().int(),
  netUsd: z.string(),
  /** Bill dates, `YYYY-MM-DD`. */
  firstSeen: z.string(),
  lastSeen: z.string(),
  /** The most expensive ones; `trackingNumber`: null for an account charge. */
  examples: z.array(
    z.object({
      clientId: z.number().int(),
      invoiceNumber: z.string(),
      billDate: z.string(),
      trackingNumber: z.string().nullable(),
    }),
  ),
  suggestion: chargeSuggestion.nullable(),
});

export type UnknownChargeRow = z.infer<typeof unknownChargeRow>;

/**
 * The classification of charges of a name, from a bill date on. `group`: the accessorial's name, only in the family
 * `other_accessorial`.
 */
export const classificationInput = chargeName.extend({
  validFrom: calendarDay(),
  family: text(40),
  group: text(200).trim().nullable(),
  /** What the charge is for, in the user's words. */
  meaning: text(1_000).trim(),
});

export type ClassificationInput = z.infer<typeof classificationInput>;

export const classificationStatuses = ['applying', 'applied', 'undoing', 'undone', 'failed'] as const;

export type ClassificationStatus = (typeof classificationStatuses)[number];

/** A classification, and the stored charges that it changed. */
export const classificationRow = z.object({
  id: z.number().int(),
  carrierName: z.string(),
  description: z.string().nullable(),
  code: z.string().nullable(),
  validFrom: z.string(),
  family: z.string(),
  group: z.string().nullable(),
  meaning: z.string(),
  status: z.enum(classificationStatuses),
  charges: z.number().int(),
  packages: z.number().int(),
  netUsd: z.string(),
  createdAt: z.string(),
  createdBy: z.string().nullable(),
});

export type ClassificationRow = z.infer<typeof classificationRow>;

/** What a classification would change of what is stored. */
export const classificationPreview = z.object({
  charges: z.number().int(),
  packages: z.number().int(),
  netUsd: z.string(),
});

export const listUnknownCharges = endpoint({
  name: 'listUnknownCharges',
  method: 'GET',
  path: '/aiparcelweb/api/unknownCharges',
  summary: 'The charges that no rule knows, by carrier, text and code, the largest amounts first.',
  answer: z.object({ rows: z.array(unknownChargeRow) }),
});

export const previewClassification = endpoint({
  name: 'previewClassification',
  method: 'POST',
  path: '/aiparcelweb/api/chargeClassifications/preview',
  summary: 'What a classification would change.',
  body: classificationInput,
  answer: classificationPreview,
});

export const listClassifications = endpoint({
  name: 'listClassifications',
  method: 'GET',
  path: '/aiparcelweb/api/chargeClassifications',
  summary: 'A page of what the tenant said about charges.',
  query: tableQuery(['createdAt', 'carrierName', 'description', 'family', 'validFrom', 'status']),
  answer: tableAnswer(classificationRow),
});

export const classifyCharge = endpoint({
  name: 'classifyCharge',
  method: 'POST',
  path: '/aiparcelweb/api/chargeClassifications',
  summary: 'Says what an unknown charge is from a day on; stored charges follow as one change.',
  body: classificationInput,
  answer: classificationRow,
});

/** As long as five thousand rows with long texts. */
const longestTable = 1_000_000;

/** A row of a table of charge names, as a classification. */
const chargeInTable = z.object({
  /** Counted from 1, without the header. */
  row: z.number().int(),
  carrierName: z.string(),
  input: classificationInput,
  /** The tenant said the same before. */
  isKnown: z.boolean(),
});

export type ChargeInTable = z.infer<typeof chargeInTable>;

export const readChargeTable = endpoint({
  name: 'readChargeTable',
  method: 'POST',
  path: '/aiparcelweb/api/chargeClassifications/table',
  summary: 'Reads a dated table of charge names as classifications, in the order in which to make them.',
  body: z.object({ table: text(longestTable) }),
  answer: z.object({ charges: z.array(chargeInTable) }),
});

export const undoClassification = endpoint({
  name: 'undoClassification',
  method: 'POST',
  path: '/aiparcelweb/api/chargeClassifications/:id/undo',
  summary: 'Takes a classification back, as one change.',
  params: idParam,
  answer: classificationRow,
});
