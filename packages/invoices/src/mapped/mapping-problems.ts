import {
  type DeliveryMapping,
  type FileMapping,
  type InvoiceMapping,
  type MappingProblem,
  referenceTargets,
  type TargetAbove,
} from '@waybill/contract';
import { columnNames, plainName } from '../reading/column-names.ts';

/** The errors of a mapping, each with the field and what to do; empty if files can be read with it. */
export function mappingProblems(mapping: FileMapping): MappingProblem[] {
  return mapping.format === 'waybill delivery mapping 1'
    ? [...missingDeliveryTargets(mapping), ...unknownColumns(mapping, columnsOfTargets(mapping))]
    : [
        ...missingTargets(mapping),
        ...chargeProblems(mapping),
        ...lookupProblems(mapping),
        ...unknownColumns(mapping, columnsOfInvoices(mapping)),
        ...furtherTableProblems(mapping),
      ];
}

/** Each further table needs what the first needs, unless it is the same for all. */
function furtherTableProblems(mapping: InvoiceMapping): MappingProblem[] {
  const { furtherTables, hasHeader } = mapping;
  if (furtherTables.length > 0 && !hasHeader)
    return [
      { field: 'furtherTables', message: 'Files with several tables need a line that names the columns of each.' },
    ];
  return furtherTables.flatMap((table, place) => {
    const own: InvoiceMapping = { ...mapping, ...table, controlTotal: { kind: 'none' }, furtherTables: [] };
    const problems = [
      ...missingTargets(own).filter(({ field }) => field.startsWith('columns.')),
      ...chargeProblems(own),
      ...unknownColumns(own, columnsOfInvoices(own)),
    ];
    return problems.map(({ field, message }) => ({ field: `furtherTables.${place}.${field}`, message }));
  });
}

function missingDeliveryTargets({ columns, source, deliveredStatuses }: DeliveryMapping): MappingProblem[] {
  const { trackingNumber, reference, delivered, promised, status } = columns;
  const isOfReferences = source === 'references';
  const hasFields = referenceTargets.some((target) => columns[target] !== undefined);
  return [
    ...(trackingNumber === undefined && !(isOfReferences && reference !== undefined)
      ? [{ field: 'columns.trackingNumber', message: 'Choose the column with the number of the package.' }]
      : []),
    ...(isOfReferences && !hasFields
      ? [{ field: 'columns.orderNumber', message: 'Choose a column with order numbers or another reference field.' }]
      : []),
    ...(!isOfReferences && delivered === undefined && promised === undefined && status === undefined
      ? [
          {
            field: 'columns.delivered',
            message: 'Choose the column with the delivery, with the promised day, or with the status.',
          },
        ]
      : []),
    ...(deliveredStatuses.length > 0 && status === undefined
      ? [{ field: 'columns.status', message: 'Choose the column with the status that says which rows are deliveries.' }]
      : []),
  ];
}

function missingTargets({ columns, above, fixed }: InvoiceMapping): MappingProblem[] {
  const isStated = (target: TargetAbove): boolean => columns[target] !== undefined || above[target] !== undefined;
  const weighs = columns.billedWeight !== undefined || columns.actualWeight !== undefined;
  const measures = [columns.length, columns.width, columns.height].some((column) => column !== undefined);
  const problems: MappingProblem[] = [];
  if (!isStated('billDate'))
    problems.push({ field: 'columns.billDate', message: 'Choose the column with the date of the invoice.' });
  if (!isStated('accountNumber') && fixed.accountNumber === undefined)
    problems.push({
      field: 'columns.accountNumber',
      message: 'Choose the column with the account number, or enter the one that all rows have.',
    });
  if (!isStated('currency') && fixed.currency === undefined)
    problems.push({
      field: 'fixed.currency',
      message: 'Enter the currency of the amounts, or choose the column that states it.',
    });
  if (weighs && columns.weightUnit === undefined && fixed.weightUnit === undefined)
    problems.push({
      field: 'fixed.weightUnit',
      message: 'Choose the unit of the weights, or the column that states it.',
    });
  if (measures && fixed.sizeUnit === undefined)
    problems.push({ field: 'fixed.sizeUnit', message: 'Choose the unit of the sizes.' });
  return problems;
}

function chargeProblems({ charges }: InvoiceMapping): MappingProblem[] {
  if (charges.kind === 'rows') return [];
  if (charges.columns.length === 0)
    return [{ field: 'charges.columns', message: 'Choose at least one column with an amount.' }];
  const names = charges.columns.map(({ column }) => plainName(column));
  return charges.columns.flatMap(({ column }, place) => {
    const field = `charges.columns.${place}.column`;
    if (names.indexOf(plainName(column)) !== place)
      return [{ field, message: `The column ‘${column}’ is chosen twice.` }];
    if (column === charges.rowTotal)
      return [{ field, message: `The column ‘${column}’ is the total of the row, not a charge of its own.` }];
    return [];
  });
}

function lookupProblems({ lookups }: InvoiceMapping): MappingProblem[] {
  return Object.entries(lookups).flatMap(([target, values]) => {
    const texts = values.map(({ text }) => text.toUpperCase());
    return values.flatMap(({ text }, place) =>
      texts.indexOf(text.toUpperCase()) === place
        ? []
        : [{ field: `lookups.${target}.${place}.text`, message: `The table has ‘${text}’ twice.` }],
    );
  });
}

function unknownColumns({ header }: FileMapping, named: readonly NamedColumn[]): MappingProblem[] {
  const known = new Set(columnNames(header).map(plainName));
  return named
    .filter(({ column }) => !known.has(plainName(column)))
    .map(({ field, column }) => ({ field, message: `The header has no column ‘${column}’.` }));
}

interface NamedColumn {
  readonly field: string;
  readonly column: string;
}

const columnsOfTargets = ({ columns }: FileMapping): NamedColumn[] =>
  Object.entries(columns).map(([target, column]) => ({ field: `columns.${target}`, column }));

function columnsOfInvoices(mapping: InvoiceMapping): NamedColumn[] {
  const { charges, controlTotal } = mapping;
  const ofControl = 'column' in controlTotal ? [{ field: 'controlTotal.column', column: controlTotal.column }] : [];
  return [...columnsOfTargets(mapping), ...columnsOfCharges(charges), ...ofControl];
}

function columnsOfCharges(charges: InvoiceMapping['charges']): NamedColumn[] {
  if (charges.kind === 'rows')
    return [
      { field: 'charges.amount', column: charges.amount },
      { field: 'charges.description', column: charges.description },
    ];
  const ofTotal = charges.rowTotal === null ? [] : [{ field: 'charges.rowTotal', column: charges.rowTotal }];
  return [
    ...charges.columns.flatMap(({ column, description }, place) => [
      { field: `charges.columns.${place}.column`, column },
      ...(description === null ? [] : [{ field: `charges.columns.${place}.description`, column: description }]),
    ]),
    ...ofTotal,
  ];
}
