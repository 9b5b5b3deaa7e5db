import type { InvoiceSummary } from '@waybill/invoices';
import { decimalOf } from '@waybill/model';
import type { FileCopy } from '../received-files/invoice-files.ts';
import type { FileStatus, InvoiceReport, LoadReport, OtherCharge } from '../received-files/load-report.ts';
import type { FileFacts, NotLoaded } from '../received-files/not-loaded.ts';
import type { OwnedAccount } from './accounts.ts';
import { invoiceKeyOf } from './invoice-key.ts';
import type { JudgedInvoice, LoadPlan, WaitingForParts } from './judge/judge.ts';

/** What a load adds to the warehouse. */
export interface StagedFile {
  /** Packages that are counted, by invoice key. */
  readonly packages: ReadonlyMap<string, number>;
  /** Charges whose texts no rule recognises. */
  readonly mappedToOther: readonly OtherCharge[];
}

/** The report of a file of which nothing is stored now: refused, or waiting for its other parts. */
export function reportWithoutLoad(
  facts: FileFacts<FileCopy>,
  status: FileStatus,
  messages: readonly string[],
  accounts: readonly OwnedAccount[] = [],
): LoadReport {
  const invoices = facts.file?.invoices ?? [];
  return {
    ...commonReport(facts),
    status,
    messages: [...messages],
    invoices: invoices.map((invoice) => ({
      ...namesOf(invoice, accounts),
      packages: 0,
      amount: decimalOf(0),
      status,
    })),
    mappedToOther: [],
    packages: 0,
  };
}

/** The report of a file that cannot be loaded. */
export const reportRefused = ({
  facts,
  reasons,
  mayBeMapped = false,
  needsClient = false,
}: NotLoaded<FileCopy>): LoadReport => ({
  ...reportWithoutLoad(facts, 'refused', reasons),
  mayBeMapped,
  needsClient,
});

/** The report of a file that waits for the other parts of its invoices, or for answers. */
export function reportWaiting({ facts, reasons, questions, accounts }: WaitingForParts<FileCopy>): LoadReport {
  const outlook =
    questions.length === 0
      ? 'The file is kept, and is counted as soon as the other parts are loaded.'
      : 'Nothing of the file counts until somebody says it and loads the file again.';
  return { ...reportWithoutLoad(facts, 'incomplete', [...reasons, outlook], accounts), questions: [...questions] };
}

/** The report of a file by its plan, and by what was staged of it. */
export function reportOfPlan(facts: FileFacts<FileCopy>, plan: LoadPlan, staged: StagedFile | undefined): LoadReport {
  const judged = [...plan.judged.values()];
  const invoices = judged.map(({ invoice, verdict }): InvoiceReport => {
    const isNew = verdict.kind === 'load';
    return {
      ...namesOf(invoice, plan.accounts),
      packages: staged?.packages.get(invoiceKeyOf(invoice)) ?? 0,
      amount: decimalOf(isNew ? verdict.cents : 0),
      status: isNew ? 'loaded' : 'already_there',
    };
  });
  return {
    ...commonReport(facts),
    status: invoices.some(({ status }) => status === 'loaded') ? 'loaded' : 'already_there',
    messages: [
      ...judged.flatMap(({ verdict }) => ('note' in verdict && verdict.note ? [verdict.note] : [])),
      ...describeUnverifiable(judged),
    ],
    invoices,
    mappedToOther: [...(staged?.mappedToOther ?? [])],
    packages: invoices.reduce((sum, { packages }) => sum + packages, 0),
  };
}

/** One sentence for all invoices to be loaded of which the file states no total. */
function describeUnverifiable(judged: readonly JudgedInvoice[]): string[] {
  const unverifiable = judged.filter(
    ({ invoice, verdict }) => verdict.kind === 'load' && invoice.statedCents === null,
  ).length;
  if (unverifiable === 0) return [];
  return [`The file states no total for some of its invoices, so they cannot be verified: ${unverifiable}.`];
}

function commonReport({ received, file, quarantineReport, started }: FileFacts<FileCopy>) {
  return {
    name: received.name,
    sha256: received.sha256,
    layout: file?.layout ?? null,
    mayBeMapped: false,
    needsClient: false,
    limits: [...(file?.limits ?? [])],
    questions: [],
    rows: file?.rows ?? 0,
    badLines: file?.badLineCount ?? 0,
    quarantineReport,
    seconds: (performance.now() - started) / 1000,
  };
}

function namesOf(invoice: InvoiceSummary, accounts: readonly OwnedAccount[]) {
  const { carrierId, carrierName, accountNumber, invoiceNumber, billDate, currencyCode, rows } = invoice;
  const statedAmount = invoice.statedCents === null ? null : decimalOf(invoice.statedCents);
  const account = accounts.find((each) => each.carrierId === carrierId && each.accountNumber === accountNumber);
  const clientId = account?.clientId ?? null;
  return { carrierName, accountNumber, invoiceNumber, billDate, currencyCode, clientId, rows, statedAmount };
}
