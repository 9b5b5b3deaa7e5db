import type { DataQuery, GetRowsBody } from '@waybill/contract';
import { findPage, type Page, type PageName } from '@waybill/model';
import { type CompiledQuery, compileDataQuery, QueryError, type QueryFault, rollups, scopeTo } from '../src/index.ts';
import { madeUpFindings } from './made-up-findings.ts';

/** A parent with two children: all that the user may read. */
export const readable = [
  { id: 1001, childIds: [1002, 1003] },
  { id: 1002, childIds: [] },
  { id: 1003, childIds: [] },
];

/** The day on which everything is asked: the last of a month that is longer than others. */
export const today = '2024-08-31';

/** The parent client 1001 with its children, up to load 5, with findings, without rollups. */
export const context = {
  scope: scopeTo({ clientId: 1001 }, readable, 5),
  rollups: [],
  today,
  findings: madeUpFindings,
};

/** The same with every rollup. */
export const withRollups = { ...context, rollups };

/** A data query over packages; what is given replaces the usual. */
export function dataQuery(given: Partial<DataQuery>): DataQuery {
  return { selectColumnNames: ['count(*) as n'], fromTableNames: ['package_level_info'], clientId: 1001, ...given };
}

/** A data query that counts the packages under one condition. */
export function where(condition: string): DataQuery {
  return dataQuery({ whereClauseDetails: [condition] });
}

export function compile(given: Partial<DataQuery>): CompiledQuery {
  return compileDataQuery(dataQuery(given), context);
}

/** A request of the grid for its first hundred rows. */
export function gridBody(given: Partial<GetRowsBody>): GetRowsBody {
  return { startRow: 0, endRow: 100, clientId: 1001, ...given };
}

export function pageNamed(name: PageName): Page {
  const page = findPage(name);
  if (page === undefined) throw new Error(`There is no page ${name}`);
  return page;
}

/** What is wrong with a request; fails if nothing is. */
export function faultOf(compiling: () => unknown): QueryFault {
  return queryErrorOf(compiling).fault;
}

/** The same as it is answered. */
export function faultMessageOf(compiling: () => unknown): string {
  return queryErrorOf(compiling).message;
}

function queryErrorOf(compiling: () => unknown): QueryError {
  try {
    compiling();
  } catch (error) {
    if (error instanceof QueryError) return error;
    throw error;
  }
  throw new Error('The request was accepted');
}
