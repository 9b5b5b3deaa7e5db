import type { GlSplit, splitFields } from '@waybill/contract';
import { text } from '../../../lib/languages/text.ts';

type SplitField = (typeof splitFields)[number];

/** How a code is split, as its form holds it: a line for each cost centre. */
export interface SplitValues {
  by: 'none' | GlSplit['by'];
  field: SplitField;
  lines: string;
}

export const splitFieldTexts: Readonly<Record<SplitField, string>> = {
  account_number: text('Account number'),
  sender_postal_code: text('Sender Zip'),
  sender_city: text('Sender City'),
  normalised_sender_state: text('Sender State'),
  normalised_consignee_country: text('Receiver Country'),
  service_category: text('Service Category'),
  cost_centre: text('Cost Centre'),
  order_number: text('Order Number'),
  sku: text('SKU'),
  carton: text('Carton'),
  customer_reference: text('Customer Reference'),
};

export function splitValuesOf(split: GlSplit | null | undefined): SplitValues {
  if (!split) return { by: 'none', field: 'account_number', lines: '' };
  if (split.by === 'field') {
    const lines = split.centres.map(({ value, costCentre }) => `${value} = ${costCentre}`);
    return { by: 'field', field: split.field, lines: lines.join('\n') };
  }
  const lines = split.shares.map(({ costCentre, percent }) => `${costCentre} = ${percent}`);
  return { by: 'share', field: 'account_number', lines: lines.join('\n') };
}

/** The split that the lines describe; the server names what is wrong with it. */
export function splitOf({ by, field, lines }: SplitValues): GlSplit | null {
  if (by === 'none') return null;
  const pairs = lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const at = line.lastIndexOf('=');
      return [line.slice(0, Math.max(0, at)).trim(), line.slice(at + 1).trim()] as const;
    });
  if (by === 'field') {
    return { by, field, centres: pairs.map(([value, costCentre]) => ({ value, costCentre })) };
  }
  return {
    by,
    shares: pairs.map(([costCentre, percent]) => ({
      costCentre,
      percent: Number(percent.replace('%', '').replace(',', '.')),
    })),
  };
}
