import { z } from 'zod';
import { dateOrders } from '../../foundation/reading-choices.ts';
import { text } from '../../foundation/text.ts';

/** The meanings that a column of a mapped file can have, in the order of the form. */
export const mappingTargets = [
  'trackingNumber',
  'invoiceNumber',
  'billDate',
  'accountNumber',
  'shipDate',
  'service',
  'zone',
  'billedWeight',
  'actualWeight',
  'weightUnit',
  'currency',
  'reference',
  'pieces',
  'length',
  'width',
  'height',
  'deliveryDate',
  'deliveryLocation',
  'payor',
  'senderName',
  'senderCompany',
  'senderAddress',
  'senderCity',
  'senderState',
  'senderPostalCode',
  'senderCountry',
  'consigneeName',
  'consigneeCompany',
  'consigneeAddress',
  'consigneeCity',
  'consigneeState',
  'consigneePostalCode',
  'consigneeCountry',
] as const;

export type MappingTarget = (typeof mappingTargets)[number];

/** The reference fields of the shipper: what its own programs know of a package, and no carrier does. */
export const referenceTargets = ['orderNumber', 'sku', 'costCentre', 'carton'] as const;

export type ReferenceTarget = (typeof referenceTargets)[number];

/** The meanings that a column of a mapped file of deliveries can have, in the order of the form. */
export const deliveryTargets = [
  'trackingNumber',
  'carrier',
  'promised',
  'promisedTime',
  'delivered',
  'deliveredTime',
  'timeZone',
  'status',
  'reason',
  'signedBy',
  'leftAt',
  'shipDate',
  'accountNumber',
  'service',
  'zone',
  'weight',
  'weightUnit',
  'reference',
  ...referenceTargets,
] as const;

export type DeliveryTarget = (typeof deliveryTargets)[number];

/** The kinds of files that state deliveries, the best source for the delivery first, and those of reference fields. */
export const deliveryKinds = ['delivery_report', 'tracking_events', 'tracking_list', 'manifest', 'references'] as const;

/** Families that a charge of a mapped file can belong to. */
export const mappedFamilies = [
  'transportation',
  'fuel_surcharge',
  'other_accessorial',
  'billing_adjustment',
  'tax',
  'fee',
  'other',
] as const;

export type MappedFamily = (typeof mappedFamilies)[number];

export const decimalMarks = ['.', ','] as const;
export const weightUnits = ['lb', 'kg', 'oz'] as const;
export const sizeUnits = ['in', 'cm'] as const;

/** How many columns a file may have to be mapped. */
export const mostColumns = 1_000;
const mostTexts = 500;
const mostSkippedRows = 10_000;
const column = text(200).min(1);
const family = z.enum(mappedFamilies);

/**
 * A column with an amount. `isSubtracted`: the file writes it without a sign, and it is subtracted. `description`: the
 * column that says in each row what the amount is; `family` is then what counts for texts that Waybill does not know.
 */
const chargeColumn = z.strictObject({
  column,
  family,
  isSubtracted: z.boolean().default(false),
  description: column.nullable().default(null),
});

/** What these texts of charges are; others are recognised by their words. */
const families = z
  .array(z.strictObject({ text: column, family }))
  .max(mostTexts)
  .default([]);

/** The charges of a package: side by side in columns, or below each other, one in each row. */
const charges = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('columns'),
    columns: z.array(chargeColumn).max(mostColumns),
    /** The column with the total of a row's charges, which each row must add up to. */
    rowTotal: column.nullable().default(null),
    families,
  }),
  z.strictObject({
    kind: z.literal('rows'),
    amount: column,
    /** The column that says what the charge is. */
    description: column,
    families,
  }),
]);

/** Fields whose values a table of the mapping can replace by others. */
export const lookupTargets = [
  'service',
  'zone',
  'currency',
  'weightUnit',
  'reference',
  'payor',
  'accountNumber',
  'senderCountry',
  'consigneeCountry',
] as const satisfies readonly MappingTarget[];

export type LookupTarget = (typeof lookupTargets)[number];

/** What the carrier's own codes for a field mean; a value that the table does not have stays as it is. */
const lookup = z
  .array(z.strictObject({ text: text(200).trim().min(1), value: text(200).trim().min(1) }))
  .min(1)
  .max(mostTexts);

/** The name of a cell in a spreadsheet. In a text file, column A is the first field of a line. */
const cellName = z.string().regex(/^[A-Z]{1,3}[1-9]\d{0,4}$/, 'must be the name of a cell, such as B3');

/**
 * The total that the rows must add up to: none, a column that repeats it in every row, lines that state it, or a cell
 * above the table. A line with the number of an invoice states the total of that invoice, any other that of the rows
 * before it.
 */
const controlTotal = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('column'), column }),
  /** `text` is in a field of its own in the line; the total is in `column`. */
  z.strictObject({ kind: z.literal('line'), text: text(100).trim().min(1), column }),
  /** `label`: of a cell above the table, which states what the invoice of that table amounts to. */
  z.strictObject({ kind: z.literal('above'), label: text(100).trim().min(1) }),
  /** `cell`: of the cell above the table that states it, by its place. */
  z.strictObject({ kind: z.literal('cell'), cell: cellName }),
]);

/** Where the rows of a file are: what every mapping says. */
const whereRowsAre = {
  /** The name of the layout. */
  name: text(100).trim().min(1, 'is required'),
  /** The names of all columns in the order of the file; a repeated name has its count behind it, as `Amount (2)`. */
  header: z.array(text(200)).min(2).max(mostColumns),
  /** The sheet of a workbook; without it the visible one with the most in it. */
  sheet: z.string().min(1).max(100).nullable().default(null),
  /** False: no line names the columns, so they go by their places, as `Column 3`. */
  hasHeader: z.boolean().default(true),
  /** The line or row in which the data begin, counted from 1; without it, below the header. */
  firstRow: z.number().int().min(1).max(mostSkippedRows).nullable().default(null),
  dateOrder: z.enum(dateOrders),
};

/** What a cell above the table can state for all rows. */
export const targetsAbove = ['accountNumber', 'invoiceNumber', 'billDate', 'currency'] as const;

export type TargetAbove = (typeof targetsAbove)[number];

/**
 * A cell above the table that states the same for all rows: its label, whose value follows in the same cell, in the next
 * one of its line or in the one below; or its place.
 */
const placeAbove = z.union([text(100).trim().min(1), z.strictObject({ cell: cellName })]);

export type PlaceAbove = z.infer<typeof placeAbove>;

/** How many tables with columns of their own a file may have besides the first. */
export const mostFurtherTables = 20;

/** Another table of the file, on a sheet of its own or below the first, with the columns and charges of its rows. */
const furtherTable = z.strictObject({
  header: z.array(text(200)).min(2).max(mostColumns),
  columns: z.partialRecord(z.enum(mappingTargets), column),
  charges,
});

export type FurtherTable = z.infer<typeof furtherTable>;

/** The carrier's name as on the page Carriers. */
const carrierName = text(100).trim().min(1, 'is required');

/** How a carrier's invoice files are read: made on screen, or written by hand for the command. Columns go by their names in the header. */
export const invoiceMapping = z.strictObject({
  format: z.literal('waybill mapping 1'),
  ...whereRowsAre,
  carrier: carrierName,
  columns: z.partialRecord(z.enum(mappingTargets), column),
  above: z.partialRecord(z.enum(targetsAbove), placeAbove).default({}),
  /** The carrier's codes and what they mean, by field: `SD` is the service `Saver Delivery`. */
  lookups: z.partialRecord(z.enum(lookupTargets), lookup).default({}),
  /** What the file does not contain and is the same for all its rows. */
  fixed: z
    .strictObject({
      accountNumber: text(50).trim().min(1).optional(),
      currency: z
        .string()
        .regex(/^[A-Z]{3}$/, 'must be a three-letter code, such as USD')
        .optional(),
      weightUnit: z.enum(weightUnits).optional(),
      sizeUnit: z.enum(sizeUnits).optional(),
    })
    .prefault({}),
  decimalMark: z.enum(decimalMarks),
  charges,
  controlTotal: controlTotal.default({ kind: 'none' }),
  /** Tables with other columns, whose rows count like those of the first: what is above, fixed or looked up holds for them too. */
  furtherTables: z.array(furtherTable).max(mostFurtherTables).default([]),
});

export type InvoiceMapping = z.infer<typeof invoiceMapping>;

/** How tracking and manifest files are read, each row of which states something about the delivery of a package. */
export const deliveryMapping = z.strictObject({
  format: z.literal('waybill delivery mapping 1'),
  ...whereRowsAre,
  /** The carrier of all packages; null if a column names it, or if the tracking number alone decides. */
  carrier: carrierName.nullable().default(null),
  columns: z.partialRecord(z.enum(deliveryTargets), column),
  /** What kind of source the files are: it decides which one counts where sources differ. */
  source: z.enum(deliveryKinds),
  /** In files that list events: the texts of the status whose rows state the delivery. Without any, every row does. */
  deliveredStatuses: z.array(text(200).trim().min(1)).max(mostTexts).default([]),
});

export type DeliveryMapping = z.infer<typeof deliveryMapping>;

/** How files of a layout that Waybill does not know are read. */
export const fileMapping = z.discriminatedUnion('format', [invoiceMapping, deliveryMapping]);

export type FileMapping = z.infer<typeof fileMapping>;

/** The JSON schema of mappings as people write them, for editors and other programs. */
export const mappingSchema = () => z.toJSONSchema(fileMapping, { io: 'input' });

/** What is wrong with a mapping: the field, as a path such as `columns.billDate`, and what to do. */
export const mappingProblem = z.object({ field: z.string(), message: z.string() });

export type MappingProblem = z.infer<typeof mappingProblem>;
