import { z } from 'zod';
import { calendarDay } from '../foundation/calendar-day.ts';
import { endpoints } from '../foundation/endpoint.ts';
import { rowId } from '../foundation/ids.ts';
import { orAbsent } from '../foundation/or-absent.ts';
import { wholeNumber } from '../foundation/whole-number.ts';
import { mayUseReports } from './report.ts';
import { reportRequest } from './submit-report.ts';

/** The tables that programs fetch: a row for each package and invoice, and a row for each charge. */
export const dataOutTables = ['packages', 'charges'] as const;
export type DataOutTable = (typeof dataOutTables)[number];

/** The formats of files for programs. */
export const dataFileFormats = ['parquet', 'csv'] as const;
export type DataFileFormat = (typeof dataFileFormats)[number];

/** The formats of rows for programs. */
export const dataOutFormats = [...dataFileFormats, 'arrow'] as const;
export type DataOutFormat = (typeof dataOutFormats)[number];

/** `usd`: amounts in US dollars, as on the pages; `billed`: in the currency of each row. */
export const dataOutCurrencies = ['usd', 'billed'] as const;

/** Absent: what the header Accept asks for, or Parquet. */
const format = z.enum(dataOutFormats).optional();

/** How many loads one call names at most, so that its address stays short enough for proxies. */
export const mostNamedLoads = 500;

const loads = z
  .string()
  .regex(/^[1-9]\d{0,9}(?:,[1-9]\d{0,9})*$/, 'must be numbers of loads with commas between them, such as 12,15')
  .transform((text) => text.split(',').map(Number))
  .pipe(z.array(z.number()).max(mostNamedLoads, `names more than ${mostNamedLoads} loads: make several calls`));

/** Whose rows, and of which bill dates (both included). A parent without `childClientIdsCSV` is meant with its children. */
const ofClient = {
  clientId: wholeNumber,
  childClientIdsCSV: orAbsent(z.string().max(20_000), ''),
  fromDate: calendarDay().optional(),
  toDate: calendarDay().optional(),
};

/** A load as somebody has it: the version is that of `listDataLoads` when its rows were fetched. */
const heldLoad = z.object({ id: rowId, version: z.string().max(40) });
export type HeldLoad = z.infer<typeof heldLoad>;

const endpoint = endpoints({ access: ['DOWNLOAD_REPORTS'], source: 'docs/data-out.md' });

export const listDataLoads = endpoint({
  name: 'listDataLoads',
  method: 'POST',
  path: '/aiparcelweb/api/dataOut/loads',
  summary: 'The loads that have rows of a client, and what became of those that the caller has already.',
  body: z.object({ ...ofClient, have: orAbsent(z.array(heldLoad).max(100_000), []) }),
  answer: z.object({
    /** The load up to which this is; the next time, `after` this one is what is new. */
    publishedLoad: z.number().int(),
    loads: z.array(
      z.object({
        id: z.number().int(),
        loadedAt: z.iso.datetime(),
        /** Rows of packages, and of charges. */
        packages: z.number().int(),
        charges: z.number().int(),
        /** Another one as soon as a row of the load is. */
        version: z.string(),
        /** `changed`: fetch its rows again. */
        state: z.enum(['new', 'changed', 'same']),
      }),
    ),
    /** Loads that the caller has and that were undone: delete their rows. */
    undone: z.array(z.number().int()),
  }),
});

export type DataLoads = z.infer<typeof listDataLoads.answer>;

const rowsQuery = z.object({
  ...ofClient,
  format,
  currency: z.enum(dataOutCurrencies).default('usd'),
  /** Only loads after this one. */
  after: wholeNumber.optional(),
  /** Only these loads, with commas between them. */
  loads: loads.optional(),
});
export type DataRowsQuery = z.output<typeof rowsQuery>;

export const dataRows = endpoint({
  name: 'dataRows',
  method: 'GET',
  path: '/aiparcelweb/api/dataOut/rows/:table',
  summary:
    'All rows of a client’s packages or charges as Parquet, CSV or a stream of Arrow (IPC), or those of some loads. The header X-Data-Version is the load up to which they are.',
  params: z.object({ table: z.enum(dataOutTables) }),
  query: rowsQuery,
  answer: z.unknown(),
});

export const dataDictionary = endpoint({
  name: 'dataDictionary',
  method: 'GET',
  path: '/aiparcelweb/api/dataOut/dictionary',
  access: mayUseReports,
  summary: 'The columns of packages and charges: type, label, meaning and unit.',
  answer: z.object({
    tables: z.array(
      z.object({
        name: z.enum(dataOutTables),
        /** The table of the query language that has these rows. */
        source: z.string(),
        columns: z.array(
          z.object({
            name: z.string(),
            type: z.string(),
            mayBeEmpty: z.boolean(),
            label: z.string(),
            meaning: z.string(),
            unit: z.string().nullable(),
          }),
        ),
      }),
    ),
  }),
});

export type DataDictionary = z.infer<typeof dataDictionary.answer>;

export const gridRows = endpoint({
  name: 'gridRows',
  method: 'POST',
  path: '/aiparcelweb/api/dataOut/grid/:pageName',
  summary: 'All rows of a grid, as a report has them, as Parquet, CSV or a stream of Arrow (IPC) for programs.',
  params: z.object({ pageName: z.string().max(60) }),
  body: reportRequest.extend({ format }),
  answer: z.unknown(),
});
