import type { InvoiceMapping, MappedFamily } from '@waybill/contract';
import type { ChargeMeaning, NamedCharge } from '../charge-names/charge-names.ts';
import { namedOn, noNames } from '../charge-names/dated-names.ts';
import type { ChargeColumn, FlatDeclaration, Target } from '../flat/declaration.ts';
import type { TenantCarrier } from '../layout.ts';
import { chargeWords } from './charge-words.ts';

/** The columns without which a file is not of the mapping's layout. */
export function usedColumns(mapping: InvoiceMapping): string[] {
  const { charges, controlTotal } = mapping;
  const ofControl = 'column' in controlTotal ? [controlTotal.column] : [];
  return [...new Set([...Object.values(mapping.columns), ...columnsOfCharges(charges), ...ofControl])];
}

function columnsOfCharges(charges: InvoiceMapping['charges']): string[] {
  if (charges.kind === 'rows') return [charges.amount, charges.description];
  const ofEach = charges.columns.flatMap(({ column, description }) =>
    description === null ? [column] : [column, description],
  );
  return charges.rowTotal === null ? ofEach : [...ofEach, charges.rowTotal];
}

/** What a mapping says, as the declaration of a flat layout. */
export function declarationOf(mapping: InvoiceMapping, carrier: TenantCarrier): FlatDeclaration {
  const { name, header, above, charges, controlTotal, dateOrder, decimalMark } = mapping;
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
    invoices: hasNumber(mapping) ? 'numbered' : 'day of billing',
    columns: {
      ...columns,
      ...(weightUnit === undefined ? {} : { actualWeightUnit: weightUnit, billedWeightUnit: weightUnit }),
      ...(controlTotal.kind === 'column' ? { invoiceAmount: controlTotal.column } : {}),
    },
    above: {
      ...Object.fromEntries(Object.entries(above).filter(([target]) => !Object.hasOwn(columns, target))),
      ...(controlTotal.kind === 'above' ? { invoiceAmount: controlTotal.label } : {}),
      ...(controlTotal.kind === 'cell' ? { invoiceAmount: { cell: controlTotal.cell } } : {}),
    },
    lookups: lookupsOf(mapping),
    constants: constantsOf(mapping),
    currencyIsNeeded: true,
    hasLinesBetweenRows: true,
    charges: chargeColumnsOf(charges),
    chargeNames: { ...chargeWords, names: namesOf(charges.families) },
    ...(charges.kind === 'columns' && charges.rowTotal !== null ? { rowTotal: charges.rowTotal } : {}),
    ...(controlTotal.kind === 'line' ? { controlLine: controlTotal } : {}),
    rowKinds: noNames,
    services: [],
    countsMail: countsMail(mapping),
    rowsAreCharges: charges.kind === 'rows',
    dateOrder,
    decimalMark,
  };
}

/** Weights of both kinds have the same unit. */
function lookupsOf({ lookups }: InvoiceMapping): NonNullable<FlatDeclaration['lookups']> {
  const tables = Object.entries(lookups).flatMap(([target, values]) => {
    const table = new Map(values.map(({ text, value }) => [text.toUpperCase(), value]));
    const targets = target === 'weightUnit' ? ['actualWeightUnit', 'billedWeightUnit'] : [target];
    return targets.map((each) => [each, table] as const);
  });
  return Object.fromEntries(tables);
}

const hasNumber = ({ columns, above }: InvoiceMapping): boolean =>
  columns.invoiceNumber !== undefined || above.invoiceNumber !== undefined;

/** Mail has no numbers of packages, but a column with how many pieces were posted. */
const countsMail = ({ columns }: InvoiceMapping): boolean =>
  columns.trackingNumber === undefined && columns.pieces !== undefined;

function limitsOf(mapping: InvoiceMapping): string[] {
  const { columns, controlTotal } = mapping;
  return [
    ...(countsMail(mapping)
      ? [
          'There are no numbers of packages: pieces are counted as the rows state them, and have no deliveries that could be late.',
        ]
      : []),
    ...(columns.trackingNumber === undefined && !countsMail(mapping)
      ? ['There are no numbers of packages: amounts count as charges of the account, and no packages are counted.']
      : []),
    ...(!hasNumber(mapping)
      ? ['There are no invoices: all rows of an account on one day count as an invoice with the day as its number.']
      : []),
    ...(controlTotal.kind === 'none'
      ? ['The file does not state what an invoice amounts to, so it cannot be verified.']
      : []),
    ...(columns.deliveryDate === undefined && columns.trackingNumber !== undefined
      ? ['There is no delivery date. On-time status follows from delivery files, loaded before or after.']
      : []),
  ];
}

function constantsOf({ fixed }: InvoiceMapping): Partial<Record<Target, string>> {
  const { accountNumber, currency, weightUnit, sizeUnit } = fixed;
  return {
    ...(accountNumber === undefined ? {} : { accountNumber }),
    ...(currency === undefined ? {} : { currency }),
    ...(weightUnit === undefined ? {} : { actualWeightUnit: weightUnit, billedWeightUnit: weightUnit }),
    ...(sizeUnit === undefined ? {} : { sizeUnit }),
  };
}

function chargeColumnsOf(charges: InvoiceMapping['charges']): ChargeColumn[] {
  if (charges.kind === 'rows') return [{ column: charges.amount, textColumn: charges.description }];
  return charges.columns.map(({ column, family, isSubtracted, description }) =>
    description === null
      ? { column, meaning: meaningIn(family, column), isSubtracted }
      : { column, textColumn: description, isSubtracted, ...(family === 'other' ? {} : { meaning: { family } }) },
  );
}

/** What the charges with these texts are, before what their words say. */
export const namesOf = (
  families: readonly { readonly text: string; readonly family: MappedFamily }[],
): NamedCharge[] => [
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
