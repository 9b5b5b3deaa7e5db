import type { Audience } from '@waybill/contract';
import type { TableName } from '../columns/tables.ts';
import type { FilterDimensionName } from '../dimensions/dimensions.ts';
import type { Fact } from '../figures/fact.ts';
import type { WeightUnit } from '../formats/weight.ts';
import type { GridColumn } from '../grid/grid-column.ts';
import type { GridView } from '../grid/grid-view.ts';
import type { Widget } from '../widgets/widget.ts';
import type { ContainerName } from './container.ts';
import type { PageName, TabName } from './page-name.ts';

/** An analysis: the table, which of its rows, the figures and the widgets that show them. */
export interface Analysis {
  /** Of the page, or of the tab. */
  readonly name: PageName | TabName;
  readonly table: TableName;
  /** Conditions that always apply on the page, in the query language; ANDed. */
  readonly pageWhereClauses: readonly string[];
  readonly facts: readonly [Fact, ...Fact[]];
  /** Facts that only links can open, such as what Total Spend leaves out. */
  readonly factsBehind?: readonly Fact[];
  /** Key of the fact that is shown first and after every reset. */
  readonly defaultFact: string;
  /** Whether the totals also show the cost per package, which requires a table that counts packages. */
  readonly hasCostPerPackage?: boolean;
  readonly widgets: readonly Widget[];
  /** The page's notes; the chosen fact adds its own. */
  readonly notes: readonly string[];
  /** What the filter panel offers, in the fixed order; on a page with tabs, what any tab offers. */
  readonly filterDimensions: readonly FilterDimensionName[];
  readonly gridColumns: readonly GridColumn[];
  /** The first is the default view. */
  readonly gridViews: readonly [GridView, ...GridView[]];
}

/** One of several analyses on a page. */
export interface Tab extends Analysis {
  readonly name: TabName;
  readonly displayName: string;
  /** Who may see it, if not everybody who may open the page. */
  readonly audience?: Audience;
}

/** A page of the dashboards, declared once for server, browser, tests and documentation (S1 section 2). */
export interface Page extends Analysis {
  readonly name: PageName;
  readonly displayName: string;
  /** One sentence of help: what the page shows. */
  readonly purpose: string;
  /** Route in the web app (S3 section 2.3). */
  readonly path: string;
  /** Who may open the page and ask for its data. */
  readonly audience: Audience;
  readonly containers: readonly ContainerName[];
  /** Further tables that the page's containers read. */
  readonly otherTables: readonly TableName[];
  /** The units that weights can be shown in; the first is the default. */
  readonly weightUnits: readonly WeightUnit[];
  /** Empty on a page with one analysis; else the page's own analysis is the first tab's. */
  readonly tabs: readonly Tab[];
}
