import { z } from 'zod';
import { audiences } from '../../foundation/audience.ts';
import { endpoints } from '../../foundation/endpoint.ts';
import { idParam } from '../../foundation/ids.ts';
import { doneAnswer, tableAnswer, tableQuery } from '../../foundation/table.ts';
import { wholeNumberBetween } from '../../foundation/whole-number.ts';
import { filePreview } from '../file-preview.ts';
import { uploadsPath } from '../uploads/uploads.ts';
import { deliveryMapping, fileMapping, invoiceMapping, mappingProblem } from './file-mapping.ts';

const endpoint = endpoints({ ...audiences.fileLayouts, source: 'S3 sections 2.2 and 6' });

const layoutsPath = '/aiparcelweb/api/fileLayouts';

/** A layout that the tenant mapped. `changedAt` is ISO 8601. */
export const fileLayout = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Null for files of deliveries of any carrier. */
  carrier: z.string().nullable(),
  changedAt: z.string(),
});

export type FileLayout = z.infer<typeof fileLayout>;

/** A layout with its mapping, as it is exported and imported. */
export const fileLayoutDetail = fileLayout.extend({ mapping: fileMapping });

export type FileLayoutDetail = z.infer<typeof fileLayoutDetail>;

export const listFileLayouts = endpoint({
  name: 'listFileLayouts',
  method: 'GET',
  path: layoutsPath,
  summary: 'A page of the layouts that the tenant mapped.',
  query: tableQuery(['name', 'carrier', 'changedAt']),
  answer: tableAnswer(fileLayout),
});

export const getFileLayout = endpoint({
  name: 'getFileLayout',
  method: 'GET',
  path: `${layoutsPath}/:id`,
  summary: 'One layout with its mapping.',
  params: idParam,
  answer: fileLayoutDetail,
});

export const createFileLayout = endpoint({
  name: 'createFileLayout',
  method: 'POST',
  path: layoutsPath,
  summary: 'Saves a mapping as a layout by which files are recognised from then on.',
  body: fileMapping,
  answer: fileLayoutDetail,
});

export const updateFileLayout = endpoint({
  name: 'updateFileLayout',
  method: 'PUT',
  path: `${layoutsPath}/:id`,
  summary: 'Changes or renames a layout. What is loaded stays as it is.',
  params: idParam,
  body: fileMapping,
  answer: fileLayoutDetail,
});

export const deleteFileLayout = endpoint({
  name: 'deleteFileLayout',
  method: 'DELETE',
  path: `${layoutsPath}/:id`,
  summary: 'Deletes a layout: its files are no longer recognised. What is loaded stays.',
  params: idParam,
  answer: doneAnswer,
});

/** A column of a file with an unknown layout, with example values. */
const columnOfFile = z.object({ name: z.string(), examples: z.array(z.string()) });

/** A mapping whose carrier may not be known yet. */
const guessedMapping = z.discriminatedUnion('format', [
  z.object({ ...invoiceMapping.shape, carrier: z.string() }),
  z.object({ ...deliveryMapping.shape, carrier: z.string().nullable() }),
]);

/** What a guess of how the file is written rests on. */
export const evidenceKinds = ['column', 'value', 'addresses', 'weights', 'unneeded', 'nothing'] as const;

/**
 * Why something was guessed: from the name of a column, a value, the country of the addresses, or the unit of the
 * weights, which `example` has. `unneeded`: no value of the file depends on it; `nothing`: nothing in the file shows it.
 */
const evidence = z.object({
  field: z.enum(['currency', 'weightUnit', 'sizeUnit', 'decimalMark', 'dateOrder']),
  kind: z.enum(evidenceKinds),
  example: z.string(),
});

export type MappingEvidence = z.infer<typeof evidence>;

/** What a mapping of an uploaded file starts from. */
export const mappingStart = z.object({
  fileName: z.string(),
  columns: z.array(columnOfFile),
  /** What Waybill guesses; the carrier may be empty. */
  guess: guessedMapping,
  /** The guess if the file is of the other kind: deliveries instead of invoices, or the reverse. Null for a saved layout. */
  otherGuess: guessedMapping.nullable(),
  /** Why it guesses how the file is written, by field; none for a saved layout. */
  evidence: z.array(evidence),
  /** Mappings that others made for files with these columns. */
  offers: z.array(fileMapping),
  carriers: z.array(z.string()),
  /** The visible sheets of a workbook; none of a text file. */
  sheets: z.array(z.string()),
  /** The sheet that was read. */
  sheet: z.string().nullable(),
  /** The line that names the columns; null if none does. */
  headerLine: z.number().int().nullable(),
  /** The first lines, among which the user can choose the header. */
  firstLines: z.array(z.object({ line: z.number().int(), text: z.string() })),
  /** Cells above the table with a label and a value, which may be that of all rows. */
  cellsAbove: z.array(z.object({ label: z.string(), value: z.string() })),
  /** All cells above the table that hold something, by their places, such as `B3`. */
  placesAbove: z.array(z.object({ cell: z.string(), text: z.string() })),
});

/** Where to look for the columns and rows, instead of where Waybill finds them. `headerLine`: 0 if no line names the columns. */
const mappingChoice = z.object({
  sheet: z.string().min(1).max(100).optional(),
  headerLine: wholeNumberBetween(0, 10_000).optional(),
  firstRow: wholeNumberBetween(1, 10_000).optional(),
});

export type MappingStart = z.infer<typeof mappingStart>;

const uploadParam = z.object({ id: z.uuid() });

export const startMapping = endpoint({
  name: 'startMapping',
  method: 'GET',
  path: `${uploadsPath}/:id/mapping`,
  summary: 'The columns of an uploaded file with examples, and a guess of what they tell.',
  params: uploadParam,
  query: mappingChoice,
  answer: mappingStart,
});

/** A mapping to be tried, and the client to which unknown accounts would belong. */
const mappingToTry = z.object({ mapping: fileMapping, clientId: z.number().int().positive().nullable() });

const triedMapping = z.object({
  problems: z.array(mappingProblem),
  /** Null while the mapping cannot be used. */
  preview: filePreview.nullable(),
});

export type TriedMapping = z.infer<typeof triedMapping>;

export const tryMapping = endpoint({
  name: 'tryMapping',
  method: 'POST',
  path: `${uploadsPath}/:id/mapping`,
  summary: 'What loading an uploaded file with a mapping would do. Nothing is stored.',
  params: uploadParam,
  body: mappingToTry,
  answer: triedMapping,
});

export const startFileMapping = endpoint({
  name: 'startFileMapping',
  method: 'GET',
  path: '/aiparcelweb/api/invoiceFiles/:id/mapping',
  source: 'Waybill',
  summary: 'The columns of a kept carrier file with examples, and a guess of what they tell.',
  params: idParam,
  query: mappingChoice,
  answer: mappingStart,
});

export const tryFileMapping = endpoint({
  name: 'tryFileMapping',
  method: 'POST',
  path: '/aiparcelweb/api/invoiceFiles/:id/mapping',
  source: 'Waybill',
  summary: 'What loading a kept carrier file with a mapping would do. Nothing is stored.',
  params: idParam,
  body: mappingToTry,
  answer: triedMapping,
});

export const startLayoutMapping = endpoint({
  name: 'startLayoutMapping',
  method: 'GET',
  path: `${layoutsPath}/:id/mapping`,
  source: 'Waybill',
  summary: 'A saved layout to be edited, with the columns of the last file that was read by it.',
  params: idParam,
  answer: z.object({
    start: mappingStart,
    /** The last file of the layout; null if there is none. */
    file: z.object({ id: z.number().int(), name: z.string(), clientId: z.number().int().nullable() }).nullable(),
  }),
});

export type LayoutStart = z.infer<typeof startLayoutMapping.answer>;
