import type { ChargeSuggestion, ClassificationStatus } from '@waybill/contract';
import { type ChargeFamily, chargeFamilies, chargeFamilyNames } from '@waybill/model';
import type { TFunction } from 'i18next';
import { text } from '../../../lib/languages/text.ts';

/** The state of a classification in words. */
export const classificationTexts: Readonly<Record<ClassificationStatus, string>> = {
  applying: text('Being applied'),
  applied: text('Applied'),
  undoing: text('Being undone'),
  undone: text('Undone'),
  failed: text('Failed'),
};

const reasonTexts: Readonly<Record<ChargeSuggestion['because'], string>> = {
  code: text('The carrier’s list of codes has {{like}}.'),
  words: text('Its text contains {{like}}.'),
  earlier: text('Like {{like}}, which you classified.'),
  similar: text('Its name is like {{like}}.'),
};

/** Family and accessorial in words. */
export function meaningText(t: TFunction, { family, group }: { family: string; group: string | null }): string {
  const known: ChargeFamily | undefined = chargeFamilies.find((name) => name === family);
  const name = known === undefined ? family : t(chargeFamilyNames[known]);
  return group === null ? name : `${name}: ${group}`;
}

/** Why something is suggested. */
export const reasonText = (t: TFunction, { because, like }: ChargeSuggestion): string =>
  t(reasonTexts[because], { like });

/** What a carrier calls a charge. */
export function nameOf({ description, code }: { description: string | null; code: string | null }): string {
  if (description === null || description === code) return code ?? '–';
  return code === null ? description : `${description} (${code})`;
}
