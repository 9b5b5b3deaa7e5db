import type { InvoiceMapping, MappingEvidence } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { text } from '../../../../lib/languages/text.ts';
import type { InvoiceDraft } from './mapping-draft.ts';

const texts: Readonly<Record<MappingEvidence['kind'], string>> = {
  column: text('From the name of the column ‘{{example}}’.'),
  value: text('From ‘{{example}}’ in the file.'),
  addresses: text('From the addresses: {{example}}.'),
  weights: text('As the weights are in {{example}}.'),
  unneeded: text('No date in the file can be read in two ways.'),
  nothing: text('Nothing in the file shows it. Check it.'),
};

const valueIn = ({ fixed, decimalMark, dateOrder }: InvoiceMapping, field: MappingEvidence['field']) =>
  ({ ...fixed, decimalMark, dateOrder })[field];

/** Why Waybill guessed how the file is written, field by field; undefined for what the user chose, and what is not asked. */
export function useEvidence({ mapping, guess, evidence }: InvoiceDraft) {
  const { t } = useTranslation();
  return (field: MappingEvidence['field'], isAsked = true): string | undefined => {
    const found = evidence.find((each) => each.field === field);
    if (found === undefined || guess === undefined || !isAsked) return undefined;
    return valueIn(mapping, field) === valueIn(guess, field)
      ? t(texts[found.kind], { example: found.example })
      : undefined;
  };
}
