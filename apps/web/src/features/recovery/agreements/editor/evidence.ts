import type { AgreementDraft } from '@waybill/contract';
import type { TFunction } from 'i18next';
import { countText, displayDate } from '../../../../lib/languages/formats.ts';
import { agreementParts, partNames } from './parts.ts';
import { type AgreementSheet, type SheetRow, sheetOf } from './sheet.ts';

/** The cell of a drafted line that says on what it rests. It belongs to the draft: it is no part of the agreement. */
export const evidenceCell = 'evidence';

/** The fields of which a drafted line has one: what was learned. */
const learned = ['off', 'floor', 'divisor'] as const;

/** A draft as the editor holds it, with the evidence in each line. */
export function sheetOfDraft({ content, evidence }: AgreementDraft): AgreementSheet {
  const sheet = sheetOf(content);
  const rows = partNames.map((part) => {
    const ofPart = new Map(evidence.filter((each) => each.part === part).map((each) => [each.line, each]));
    const withEvidence = sheet.rows[part].map((row, place): SheetRow => {
      const seen = ofPart.get(place + 1);
      if (seen === undefined) return row;
      const said = learned.map((field) => row[field]).find((cell) => cell !== undefined) ?? '';
      return { ...row, [evidenceCell]: JSON.stringify([said, seen.cases, seen.among, seen.since]) };
    });
    return [part, withEvidence] as const;
  });
  return { ...sheet, rows: { ...sheet.rows, ...Object.fromEntries(rows) } };
}

/** The evidence of a line in words; empty for a line without. */
export function evidenceText(row: SheetRow, t: TFunction): string {
  const stored = row[evidenceCell];
  if (stored === undefined) return '';
  const [said, cases, among, since]: readonly [string, number, number, string] = JSON.parse(stored);
  return t('{{said}} on {{cases}} of {{among}} packages since {{day}}', {
    said,
    cases: countText(cases),
    among: countText(among),
    day: displayDate(since),
  });
}

/** How many lines each part of a draft has. */
export const lineCounts = ({ evidence }: AgreementDraft, t: TFunction): string =>
  partNames
    .map((part) => ({ part, count: evidence.filter((each) => each.part === part).length }))
    .filter(({ count }) => count > 0)
    .map(({ part, count }) => `${t(agreementParts[part].label)} ${countText(count)}`)
    .join(', ');
