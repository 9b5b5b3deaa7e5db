import type { TableName } from '../columns/tables.ts';
import { oneOf } from '../conditions/text-literal.ts';

/** What figures are split and narrowed by, described once; filters, widgets, dashboards and the assistant show views of it. */
export interface Dimension {
  /** Its name in links and in readings of the assistant. */
  readonly name: string;
  /** What it is called on screen. */
  readonly label: string;
  /** One sentence, where the label does not say it. */
  readonly meaning?: string;
  /** A column, or an expression over columns, in the query language. */
  readonly expression: string;
  /** The tables that have it. */
  readonly tables: readonly TableName[];
  /** What also holds for its rows: a state is one of the US. */
  readonly whereClauses: readonly string[];
  /** The condition that rows have one of the values. */
  readonly condition: (values: readonly string[]) => string;
  /** Its values are names that each client chose (`OwnedName`): two clients can have the same one. */
  readonly clientSpecific: boolean;
  /** All values in order, where the model defines them; otherwise they come from the data. */
  readonly values?: readonly string[];
  /** Its name in page filters, addresses and saved sets, where pages are filtered by it. */
  readonly filter?: string;
  /** Its label there, where the specification has another one. */
  readonly filterLabel?: string;
  /** The filter that must be chosen before this one can be. */
  readonly dependsOn?: string;
  /** Its name in the settings of widgets, where they are split by it. */
  readonly widget?: string;
  /** Its label there, where it differs. */
  readonly widgetLabel?: string;
}

type Description = Pick<Dimension, 'name' | 'label'> & Partial<Dimension>;

/** Describes a dimension; by default it is the column of its name, in both tables. */
export function dimension<const Given extends Description>(given: Given): Dimension & Given {
  const { name, expression = name } = given;
  return {
    expression,
    tables: ['package_level_info', 'charge_level_info'],
    whereClauses: [],
    condition: (values) => oneOf(expression, values),
    clientSpecific: false,
    ...given,
  };
}
