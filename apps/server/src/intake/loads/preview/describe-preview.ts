import type { Shipment } from '@waybill/invoices';
import { decimalOf } from '@waybill/model';
import type { FileCopy } from '../../received-files/invoice-files.ts';
import type { LoadReport } from '../../received-files/load-report.ts';
import type { FileFacts } from '../../received-files/not-loaded.ts';
import type { PreviewOfDeliveries } from '../deliveries/preview-deliveries.ts';
import { reportOfPlan, reportRefused, reportWaiting } from '../describe-load.ts';
import { invoiceKeyOf } from '../invoice-key.ts';
import type { Judgement } from '../judge/judge.ts';
import type { LoadPreview, PreviewedInvoice, PreviewedPackage } from '../load-preview.ts';
import type { MappedRows } from './mapped-rows.ts';

const shownBadLines = 20;

/** What a judged file would become, in the words of the report that loading it would give. */
export function describePreview(judged: Judgement<FileCopy>, mapped: MappedRows): LoadPreview {
  return {
    ...previewOf(reportOf(judged, mapped), judged),
    firstPackages: mapped.firstShipments.map(previewedPackage),
  };
}

/** What a file of deliveries would do. */
export function describeDeliveries({ report, first }: PreviewOfDeliveries, facts: FileFacts<FileCopy>): LoadPreview {
  const { deliveries } = report;
  const preview = previewOf(report, { facts });
  if (deliveries === undefined) return preview;
  const { clientIds: _clientIds, ...counts } = deliveries;
  return { ...preview, deliveries: { ...counts, first: [...first] } };
}

type Previewed = { readonly facts: FileFacts<FileCopy> } | Judgement<FileCopy>;

function previewOf(report: LoadReport, judged: Previewed): LoadPreview {
  const {
    name,
    sha256,
    layout,
    mayBeMapped,
    needsClient,
    status,
    messages,
    mappedToOther,
    rows,
    packages,
    badLines,
    seconds,
    invoices,
  } = report;
  const { file } = judged.facts;
  return {
    name,
    sha256,
    layout,
    mayBeMapped,
    needsClient,
    status,
    messages,
    invoices: invoices.map((invoice) => previewedInvoice(invoice, judged)),
    rows,
    packages,
    mappedToOther,
    firstPackages: [],
    badLines,
    firstBadLines: (file?.badLines ?? []).slice(0, shownBadLines).map((line) => ({ ...line })),
    limits: report.limits,
    questions: report.questions,
    seconds,
    deliveries: null,
  };
}

function reportOf(judged: Judgement<FileCopy>, mapped: MappedRows): LoadReport {
  switch (judged.kind) {
    case 'to store':
      return reportOfPlan(judged.facts, judged.plan, mapped);
    case 'nothing new':
      return reportOfPlan(judged.facts, judged.plan, undefined);
    case 'waiting for parts':
      return reportWaiting(judged);
    case 'not loaded':
      return reportRefused(judged);
  }
}

function previewedInvoice(
  { rows, packages, amount, status, clientId, statedAmount, ...named }: LoadReport['invoices'][number],
  judged: Previewed,
): PreviewedInvoice {
  const key = invoiceKeyOf(named);
  const inFile = judged.facts.file?.invoices.find((each) => invoiceKeyOf(each) === key);
  const accounts = 'plan' in judged ? judged.plan.accounts : 'accounts' in judged ? judged.accounts : [];
  const account = accounts.find(
    (each) => each.accountNumber === named.accountNumber && each.carrierName === named.carrierName,
  );
  return {
    ...named,
    isNewAccount: account !== undefined && account.accountId === undefined,
    clientId,
    rows,
    rowsAmount: decimalOf(inFile?.netCents ?? 0),
    statedAmount,
    packages,
    amount,
    status,
  };
}

const previewedPackage = ({ package: row, charges }: Shipment): PreviewedPackage => ({
  rowKind: row.row_kind,
  invoiceNumber: row.invoice_number,
  trackingNumber: row.tracking_number,
  service: row.service,
  zone: row.zone,
  shipDate: row.pickup_date,
  billWeight: row.bill_weight,
  billWeightUnit: row.bill_weight_unit,
  consigneeState: row.consignee_state,
  consigneePostalCode: row.consignee_postal_code,
  currencyCode: row.currency_code,
  netAmount: row.net_amount,
  charges: charges.map((charge) => ({
    description: charge.charge_description,
    family: charge.charge_family,
    accessorial: charge.accessorial_group,
    amount: charge.net_amount,
  })),
});
