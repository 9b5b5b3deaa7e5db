import { accountDivision, accountGroup, accountNumber, client } from './account.ts';
import { bucketName, carrier, modeCategory } from './carrier.ts';
import { accessorial, billOption, chargeFamily, creditType, currency, invoiceNumber } from './charge.ts';
import type { Dimension } from './dimension.ts';
import { findingConfidence, findingRule } from './finding.ts';
import { billedBy, deliveryWeekday, trackingNumber, trackingStatus, weekday, weightBreak } from './package.ts';
import {
  receiverCity,
  receiverCountry,
  receiverState,
  receiverZip,
  senderCity,
  senderCountry,
  senderState,
  senderZip,
} from './place.ts';
import { carton, costCentre, customerReference, orderNumber, sku } from './reference.ts';
import { serviceCategory, serviceName } from './service.ts';
import { ratedZone, zoneCode } from './zone.ts';

const catalogue = [
  carrier,
  currency,
  serviceCategory,
  accountDivision,
  accountGroup,
  accountNumber,
  ratedZone,
  billOption,
  senderCountry,
  senderState,
  receiverCountry,
  receiverState,
  costCentre,
  orderNumber,
  sku,
  carton,
  creditType,
  accessorial,
  findingRule,
  findingConfidence,
  client,
  serviceName,
  modeCategory,
  bucketName,
  zoneCode,
  trackingStatus,
  chargeFamily,
  weightBreak,
  weekday,
  deliveryWeekday,
  billedBy,
  senderCity,
  senderZip,
  receiverCity,
  receiverZip,
  invoiceNumber,
  trackingNumber,
  customerReference,
] as const;

type Listed = (typeof catalogue)[number];

/** The name of a dimension in links and in readings of the assistant. */
export type DimensionName = Listed['name'];

/** The name of a dimension in page filters, addresses and saved sets. */
export type FilterDimensionName = Extract<Listed, { readonly filter: string }>['filter'];

/** What a widget's figures are split by; '' means not at all. */
export type WidgetDimension = '' | Extract<Listed, { readonly widget: string }>['widget'];

/** Every dimension; those that pages are filtered by in the fixed order of the panel (S2 section 3). */
export const allDimensions: readonly (Dimension & { readonly name: DimensionName })[] = catalogue;

/** All dimensions by name. */
export const dimensions = Object.fromEntries(allDimensions.map((each) => [each.name, each])) as Readonly<
  Record<DimensionName, Dimension>
>;

/** What widgets call what they are split by. */
export const widgetLabels = Object.fromEntries(
  allDimensions.flatMap((each) => (each.widget === undefined ? [] : [[each.widget, each.widgetLabel ?? each.label]])),
) as Readonly<Record<Exclude<WidgetDimension, ''>, string>>;
