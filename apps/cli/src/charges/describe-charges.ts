import type { ChargeCommandAnswer } from '@waybill/server';
import { amountText } from '../print/amount-text.ts';
import { type TextColumn, tableText } from '../print/table-text.ts';

const count = new Intl.NumberFormat('en-US');
type Classification = Extract<ChargeCommandAnswer, { act: 'undo' }>['classification'];

const unknownColumns: readonly TextColumn[] = [
  { head: 'Carrier', side: 'left' },
  { head: 'Text', side: 'left' },
  { head: 'Code', side: 'left' },
  { head: 'Counts as', side: 'left' },
  { head: 'Charges', side: 'right' },
  { head: 'Packages', side: 'right' },
  { head: 'US dollars', side: 'right' },
  { head: 'First', side: 'left' },
  { head: 'Last', side: 'left' },
  { head: 'Suggestion', side: 'left' },
];

const classifiedColumns: readonly TextColumn[] = [
  { head: 'Number', side: 'right' },
  { head: 'Carrier', side: 'left' },
  { head: 'Text', side: 'left' },
  { head: 'Code', side: 'left' },
  { head: 'From', side: 'left' },
  { head: 'Family', side: 'left' },
  { head: 'Accessorial', side: 'left' },
  { head: 'Charges', side: 'right' },
  { head: 'State', side: 'left' },
];

/** The lines that the user reads about charges. */
export function describeCharges(answer: ChargeCommandAnswer): string[] {
  switch (answer.act) {
    case 'list':
      return answer.charges.length === 0 ? ['Every charge is known.'] : tableText(unknownColumns, unknownCells(answer));
    case 'classified':
      return answer.classifications.length === 0
        ? ['Nothing was classified yet.']
        : tableText(classifiedColumns, answer.classifications.map(cellsOf));
    case 'undo':
      return [`Taken back: ${answer.classification.description ?? answer.classification.code}.`];
    case 'classify':
      return [
        ...(answer.classified.length === 0 ? [] : tableText(classifiedColumns, answer.classified.map(cellsOf))),
        `Classified: ${count.format(answer.classified.length)}, known before: ${count.format(answer.known)}.`,
        ...answer.refused.map(({ row, reason }) => `Row ${row} is refused: ${reason}`),
      ];
  }
}

const unknownCells = ({ charges }: Extract<ChargeCommandAnswer, { act: 'list' }>): string[][] =>
  charges.map((charge) => [
    charge.carrierName,
    charge.description ?? '',
    charge.code ?? '',
    charge.family,
    count.format(charge.charges),
    count.format(charge.packages),
    amountText(charge.netUsd),
    charge.firstSeen,
    charge.lastSeen,
    charge.suggestion === null ? '' : [charge.suggestion.family, charge.suggestion.group].filter(Boolean).join(': '),
  ]);

const cellsOf = (row: Classification): string[] => [
  String(row.id),
  row.carrierName,
  row.description ?? '',
  row.code ?? '',
  row.validFrom,
  row.family,
  row.group ?? '',
  count.format(row.charges),
  row.status,
];
