import type { DeliveryTarget } from '@waybill/contract';
import type { DeliveryFileKind } from '@waybill/model';
import type { ToldOfFile } from '../layout.ts';
import type { DateOrder } from '../reading/reading-answers.ts';

/** What all layouts of delivery files say, whoever made them. */
export interface DeliveriesDescription {
  readonly name: string;
  readonly kind: DeliveryFileKind;
  /** The carrier of all its packages; absent if a column or the tracking number determines it. */
  readonly carrierId?: number | undefined;
  /** What files of this layout do not contain, one sentence each. */
  readonly limits: readonly string[];
}

/** A layout of delivery files. To add one, add a folder and an entry in delivery-layouts.ts. */
export interface DeliveryLayout extends DeliveriesDescription {
  /** One column of each group must be there. */
  readonly recognisedBy: readonly (readonly string[])[];
  /** None of these may be there. */
  readonly neverHas?: readonly string[];
}

/** Where a file states what about the deliveries, and how. */
export interface DeliveryForm extends DeliveriesDescription, Pick<ToldOfFile, 'answers' | 'today'> {
  readonly places: ReadonlyMap<DeliveryTarget, number>;
  /** What the columns are called. */
  readonly header: readonly string[];
  /** Rows begin below a record like this; undefined if no line names the columns. */
  readonly headerText: string | undefined;
  /** Lines before this one hold no rows. */
  readonly firstRow: number;
  /** Which part of a date is the day; undefined if all dates of the file decide. */
  readonly dateOrder: DateOrder | undefined;
  readonly delimiter: string;
  /** The texts of the status whose rows state the delivery, in capitals; without any, every row does. */
  readonly deliveredStatuses: ReadonlySet<string>;
}
