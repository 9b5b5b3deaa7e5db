export { columnsOf, findColumn, findTable } from './catalogue/catalogue.ts';
export type { CatalogueColumn } from './catalogue/catalogue-column.ts';
export { type ChargeFamily, chargeFamilies } from './charge-family.ts';
export { type ChargeRow, chargeLevelInfoColumns } from './columns/charge-level-info.ts';
export type { Column, ColumnType, FilledBy, Unit } from './columns/column.ts';
export { type PackageRow, packageLevelInfoColumns } from './columns/package-level-info.ts';
export { shipmentColumns } from './columns/shipment.ts';
export { type TableName, tables } from './columns/tables.ts';
export { aggregateOf, conditionalAggregateOf, type Fact, type FactUnit, type Measure } from './facts/fact.ts';
export { type FilterDimensionName, filterDimensionNames } from './filters/filter-dimension-name.ts';
export type { GridColumn, GridFilter } from './grid/grid-column.ts';
export type { GridView } from './grid/grid-view.ts';
export { type ContainerName, containerNames } from './pages/container.ts';
export type { Analysis, Page, Tab, WeightUnit } from './pages/page.ts';
export { type PageName, pageNames, type TabName } from './pages/page-name.ts';
export { analysisOf, conditionalNotes, factOf, findPage, pages, tablesOf } from './pages/pages.ts';
export { spend } from './pages/spend.ts';
export {
  type ChartComparisonType,
  type ChartScale,
  type ChartTimeSpan,
  type ChartType,
  chartComparisonTypes,
  chartScales,
  chartTimeSpans,
  type Widget,
  type WidgetDimension,
  type WidgetName,
  type WidgetSettings,
  widgetNames,
} from './widgets/widget.ts';
