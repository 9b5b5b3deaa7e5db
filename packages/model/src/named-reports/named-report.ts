import type { PageName } from '../pages/page-name.ts';
import type { Words } from '../words/words.ts';

/** A column of a named report: its expression and its heading. */
export interface NamedReportColumn {
  /** An expression of the query language, with its name where it is not a column of the table. */
  readonly expression: string;
  readonly header: string;
}

/** A query of the rows of one carrier and some days. */
interface ReportQuery {
  readonly selectColumnNames: readonly string[];
  readonly fromTableName: 'package_level_info' | 'charge_level_info';
  readonly conditions?: readonly string[];
  readonly groups: readonly string[];
}

/** A report that users ask for by its name (S3 section 9): one carrier, at most thirteen months of invoice dates. */
export interface NamedReport {
  readonly name: string;
  readonly meaning: string;
  /** What else people call it, by language. */
  readonly words: Words;
  /** Whoever may open this page may have the report. */
  readonly page: PageName;
  /** Present: it is made for this carrier only. */
  readonly carrier?: string;
  readonly table: 'package_level_info' | 'charge_level_info';
  readonly columns: readonly NamedReportColumn[];
  readonly conditions: readonly string[];
  /** Empty: one line for each row of the table. */
  readonly groups: readonly string[];
  readonly order: readonly string[];
  /** A query that the report's own query joins to its table, under the name used in `conditions`. */
  readonly beside?: { readonly name: string; readonly query: ReportQuery };
}
