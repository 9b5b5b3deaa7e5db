import { trackingStatuses } from '@waybill/model';
import { z } from 'zod';
import { deliveriesReport, fileStatus, loadReport } from '../load-report.ts';

const previewedInvoice = z.object({
  carrierName: z.string(),
  accountNumber: z.string(),
  /** Whether loading creates the account. */
  isNewAccount: z.boolean(),
  invoiceNumber: z.string(),
  /** `YYYY-MM-DD` */
  billDate: z.string(),
  currencyCode: z.string(),
  /** Null if no client has the account. */
  clientId: z.number().int().nullable(),
  /** Rows of the file that belong to the invoice. */
  rows: z.number().int(),
  /** What these rows add up to: exact decimal text in the invoice's currency. */
  rowsAmount: z.string(),
  /**
   * The amount of the whole invoice as the file states it; null if it states none, so the invoice cannot be verified.
   */
  statedAmount: z.string().nullable(),
  /** What loading would add: packages that it counts, and an exact decimal text. */
  packages: z.number().int(),
  amount: z.string(),
  status: fileStatus,
});

const previewedCharge = z.object({
  description: z.string().nullable(),
  family: z.string(),
  /** The accessorial under one name for all carriers; null on charges that are none. */
  accessorial: z.string().nullable(),
  amount: z.string(),
});

const previewedPackage = z.object({
  /** package, adjustment or account */
  rowKind: z.string(),
  invoiceNumber: z.string(),
  trackingNumber: z.string().nullable(),
  service: z.string().nullable(),
  zone: z.string().nullable(),
  /** `YYYY-MM-DD` */
  shipDate: z.string(),
  billWeight: z.string().nullable(),
  billWeightUnit: z.string().nullable(),
  consigneeState: z.string().nullable(),
  consigneePostalCode: z.string().nullable(),
  currencyCode: z.string(),
  netAmount: z.string(),
  charges: z.array(previewedCharge),
});

const listedBadLine = z.object({
  line: z.number().int(),
  column: z.string(),
  reason: z.string(),
  text: z.string(),
});

const previewedDelivery = z.object({
  trackingNumber: z.string(),
  outcome: z.enum(['completed', 'known', 'waiting', 'misfit']),
  promised: z.string().nullable(),
  delivered: z.string().nullable(),
  carrierStatus: z.string().nullable(),
  signedBy: z.string().nullable(),
  /** The tracking status that the package then has. */
  trackingStatus: z.enum(trackingStatuses).nullable(),
});

const previewedDeliveries = z.object({
  ...deliveriesReport.omit({ clientIds: true }).shape,
  /** The first facts of the file, and what would become of them. */
  first: z.array(previewedDelivery),
});

export type PreviewedDeliveries = z.infer<typeof previewedDeliveries>;

/** What loading a carrier's file would do, found out without storing any of it. */
export const loadPreview = z.object({
  ...loadReport.pick({
    name: true,
    sha256: true,
    layout: true,
    mayBeMapped: true,
    messages: true,
    mappedToOther: true,
    seconds: true,
  }).shape,
  /** What would become of the file. */
  status: fileStatus,
  invoices: z.array(previewedInvoice),
  rows: z.number().int(),
  /** Packages that loading would count. */
  packages: z.number().int(),
  /** The first packages with their charges, as they would be stored; amounts in the invoice's currency. */
  firstPackages: z.array(previewedPackage),
  badLines: z.number().int(),
  firstBadLines: z.array(listedBadLine),
  /** What files of this layout do not contain, one sentence each. */
  limits: z.array(z.string()),
  /** Of a file of deliveries that would be loaded. */
  deliveries: previewedDeliveries.nullable(),
});

export type LoadPreview = z.infer<typeof loadPreview>;
export type PreviewedInvoice = LoadPreview['invoices'][number];
export type PreviewedPackage = LoadPreview['firstPackages'][number];
