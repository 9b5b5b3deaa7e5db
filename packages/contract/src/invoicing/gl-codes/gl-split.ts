import { z } from 'zod';
import { text } from '../../foundation/text.ts';

/** What charges can be told apart by, so that each value has a cost centre of its own. */
export const splitFields = [
  'account_number',
  'sender_postal_code',
  'sender_city',
  'normalised_sender_state',
  'normalised_consignee_country',
  'service_category',
  'cost_centre',
  'order_number',
  'sku',
  'carton',
  'customer_reference',
] as const;

const costCentre = text(40).trim().min(1, 'is required');
const wholeInHundredths = 10_000;

/** Percent with at most two decimals. */
const percent = z
  .number('must be a number')
  .min(0.01, 'must be 0.01 or more')
  .max(100, 'must be 100 or less')
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'must have at most two decimals');

/**
 * How what is booked on a code is split among cost centres: by shares that make 100 percent, or by a field of the
 * charges. A value that is not listed has no cost centre, unless none is listed: then each value is one.
 */
export const glSplit = z.discriminatedUnion('by', [
  z.object({
    by: z.literal('share'),
    shares: z
      .array(z.object({ costCentre, percent }))
      .min(1, 'is required')
      .max(50)
      .refine(
        (shares) => shares.reduce((sum, share) => sum + Math.round(share.percent * 100), 0) === wholeInHundredths,
        'must add up to 100 percent',
      ),
  }),
  z.object({
    by: z.literal('field'),
    field: z.enum(splitFields),
    centres: z.array(z.object({ value: text(200).trim().min(1, 'is required'), costCentre })).max(500),
  }),
]);
export type GlSplit = z.output<typeof glSplit>;
