import { findFilterDimension, type WidgetDimension } from '@waybill/model';
import { findingText, namesFindings } from '../languages/finding-text.ts';
import { type Family, ownedNameLabel } from '../languages/owned-name-label.ts';

/** What is read of a value that figures are split by. */
export type NameOf = (value: string) => string;

const asItIs: NameOf = (value) => value;

/** How the values of a dimension are read: names that clients chose with their client, where several clients are meant. */
export function splitNames(dimension: WidgetDimension, family: Family): NameOf {
  if (namesFindings(dimension)) return findingText;
  return findFilterDimension(dimension)?.clientSpecific ? (value) => ownedNameLabel(value, family) : asItIs;
}
