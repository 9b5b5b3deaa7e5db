import type { InvoiceMapping, MappedFamily } from '@waybill/contract';
import type { ChargeMeaning, NamedCharge } from '../charge-names/charge-names.ts';
import { namedOn, noNames } from '../charge-names/dated-names.ts';
import type { ChargeColumn, FlatDeclaration, Target } from '../flat/declaration.ts';
import type { TenantCarrier } from '../layout.ts';
import { chargeWords } from './charge-words.ts';

/** The columns without which a file is not of the mapping's layout. */
export function usedColumns(mapping: InvoiceMapping): string[] {
  const { charges, controlTotal } = mapping;
  const ofCharges =
    charges.kind === 'rows'
      ? [charges.amount, charges.description]
      : [...charges.columns.map(({ column }) => column), ...(charges.rowTotal === null ? [] : [charges.rowTotal])];
  const ofControl = controlTotal.kind === 'none' ? [] : [controlTotal.column];
  return [...new Set([...Object.values(mapping.columns), ...ofCharges, ...ofControl])];
}

/** What a mapping says, as the declaration of a flat layout. */
export function declarationOf(mapping: InvoiceMapping, carrier: TenantCarrier): FlatDeclaration {
  const { name, header, charges, controlTotal, dateOrder, decimalMark } = mapping;
  const { weightUnit, ...columns } = mapping.columns;
  const used = usedColumns(mapping);
  return {
    name,
    source: 'Mapped on screen.',
    limits: limitsOf(mapping),
    mayComeInParts: false,
    carrier,
    shape: mapping.hasHeader
      ? { kind: 'header', recognisedBy: used, documented: header }
      : { kind: 'places', columns: header },
    ...(mapping.firstRow === null ? {} : { firstRow: mapping.firstRow }),
    invoices: columns.invoiceNumber === undefined ? 'day of billing' : 'numbered',
    columns: {
      ...columns,
      ...(weightUnit === undefined ? {} : { actualWeightUnit: weightUnit, billedWeightUnit: weightUnit }),
      ...(controlTotal.kind === 'column' ? { invoiceAmount: controlTotal.column } : {}),
    },
    constants: constantsOf(mapping),
    charges: chargeColumnsOf(charges),
    chargeNames: { ...chargeWords, names: charges.kind === 'rows' ? namesOf(charges.families) : [] },
    ...(charges.kind === 'columns' && charges.rowTotal !== null ? { rowTotal: charges.rowTotal } : {}),
    ...(controlTotal.kind === 'line' ? { controlLine: controlTotal } : {}),
    rowKinds: noNames,
    services: [],
    rowsAreCharges: charges.kind === 'rows',
    dateOrder,
    decimalMark,
  };
}

function limitsOf({ columns, controlTotal }: InvoiceMapping): string[] {
  return [
    ...(columns.invoiceNumber === undefined
      ? ['There are no invoices: all rows of an account on one day count as an invoice with the day as its number.']
      : []),
    ...(controlTotal.kind === 'none'
      ? ['The file does not state what an invoice amounts to, so it cannot be verified.']
      : []),
    ...(columns.deliveryDate === undefined
      ? ['There is no delivery date. On-time status follows from delivery files, loaded before or after.']
      : []),
  ];
}

function constantsOf({ fixed }: InvoiceMapping): Partial<Record<Target, string>> {
  const { accountNumber, currency, weightUnit, sizeUnit } = fixed;
  return {
    ...(accountNumber === undefined ? {} : { accountNumber }),
    currency,
    actualWeightUnit: weightUnit,
    billedWeightUnit: weightUnit,
    sizeUnit,
  };
}

function chargeColumnsOf(charges: InvoiceMapping['charges']): ChargeColumn[] {
  if (charges.kind === 'rows') return [{ column: charges.amount, textColumn: charges.description }];
  return charges.columns.map(({ column, family, isSubtracted }) => ({
    column,
    meaning: meaningIn(family, column),
    isSubtracted,
  }));
}

const namesOf = (families: readonly { readonly text: string; readonly family: MappedFamily }[]): NamedCharge[] => [
  ...families.map(({ text, family }) => ({ words: [`=${text.trim().toUpperCase()}`], ...meaningIn(family, text) })),
  ...chargeWords.names,
];

/** What is chosen decides; the words of the text add the accessorial's name where they agree. */
function meaningIn(family: MappedFamily, text: string): ChargeMeaning {
  const known = namedOn(chargeWords, text);
  return known?.family === family ? withoutWords(known) : { family };
}

const withoutWords = ({ family, group, isDiscount, insight }: ChargeMeaning): ChargeMeaning => ({
  family,
  ...(group === undefined ? {} : { group }),
  ...(isDiscount === undefined ? {} : { isDiscount }),
  ...(insight === undefined ? {} : { insight }),
});
