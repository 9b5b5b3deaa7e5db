import type { ResponseOutcome } from '@waybill/contract';
import { addDays, type ExceptionLevel } from '@waybill/model';
import { lookUpShipments } from '../analysis/tracking/look-up-shipments.ts';
import { recordLookup } from '../analysis/tracking/tracking-lookups.ts';
import { readableClients } from '../identity/access/readable-clients.ts';
import type { SignedInUser } from '../platform/http/signed-in-user.ts';
import type { Services } from '../platform/services.ts';
import { addResponse } from '../recovery/carrier-responses/add-response.ts';
import { changeFindings } from '../recovery/exceptions/change-findings.ts';
import { findingDesk } from '../recovery/exceptions/finding-desk.ts';
import type { FindingRow } from '../recovery/exceptions/finding-rows.ts';
import type { FindingChange } from '../recovery/exceptions/noted-change.ts';

type Context = Pick<Services, 'settings' | 'warehouse' | 'clock' | 'files'>;

const mostCredited = 40;
const daysUntilFiled = 3;

const dearest = { sort: 'amount', descending: true, limit: 400, offset: 0 } as const;

/** What is done about each rule's most expensive findings, in order; all others stay open. */
const work: readonly Pick<FindingChange, 'state' | 'note' | 'reason' | 'claimReference'>[] = [
  { state: 'disputed', note: 'Filed on the carrier’s web site.', claimReference: 'C-2048117' },
  { state: 'in_review', note: '' },
  { state: 'acknowledged', note: 'The carrier agreed; the credit comes with one of the next invoices.' },
  { state: 'accepted', note: '', reason: 'charge_right' },
  { state: 'disputed', note: 'Proof of weight sent.', claimReference: 'C-2048342' },
  { state: 'denied', note: '', reason: 'weather', claimReference: 'C-2047950' },
];

const answers: readonly { readonly outcome: ResponseOutcome; readonly gsrReasons: string; readonly text: string }[] = [
  { outcome: 'denied', gsrReasons: 'Weather delay', text: 'Your request is denied: the delay was caused by weather.' },
  {
    outcome: 'adjusted',
    gsrReasons: 'Partly granted',
    text: 'Your request is granted in part. The invoice is adjusted.',
  },
];

/** Works on the demo's findings as its administrator would, and looks up a few tracking numbers. */
export async function seedExceptions(context: Context, administrator: SignedInUser): Promise<void> {
  const rows = await workOn(context, administrator, 'tracking');
  await workOn(context, administrator, 'charge');
  await answerClaims(context, administrator, rows);
  await lookUp(context, administrator, rows);
}

async function workOn(context: Context, user: SignedInUser, level: ExceptionLevel): Promise<readonly FindingRow[]> {
  const { compiled } = await findingDesk(context, user, level, {}, { patience: 'until done' });
  const rows = await context.warehouse.rows<FindingRow>(compiled.window(dearest));
  const placed = [...Map.groupBy(rows, ({ rule }) => rule).values()].flatMap((ofRule) => [...ofRule.entries()]);
  for (const [place, { state, note, reason, claimReference }] of work.entries()) {
    const ids = placed.filter(([own]) => own === place).map(([, { id }]) => id);
    if (ids.length === 0) continue;
    const change = { filters: { search: '' }, ids, state, note, reason, claimReference, ownerId: user.userId };
    await changeFindings(context, user, level, change, new AbortController().signal);
  }
  await fileCredited(context, user, level);
  return rows;
}

/** Files claims for findings that were credited later, a few days after their invoices. */
async function fileCredited(context: Context, user: SignedInUser, level: ExceptionLevel): Promise<void> {
  const { compiled } = await findingDesk(
    context,
    user,
    level,
    { state: 'open', claim: 'not_claimable' },
    { patience: 'until done' },
  );
  const newest = { sort: 'billDate', descending: true, limit: 2_000, offset: 0 } as const;
  const rows = await context.warehouse.rows<FindingRow>(compiled.window(newest));
  const credited = rows.filter(({ obstacle }) => obstacle === 'credited').slice(0, mostCredited);
  const byDay = Map.groupBy(credited, ({ bill_date: billed }) => addDays(billed, daysUntilFiled));
  for (const [claimedOn, ofDay] of byDay) {
    const ids = ofDay.map(({ id }) => id);
    const change = { filters: { search: '' }, ids, state: 'disputed', claimedOn, ownerId: user.userId } as const;
    await changeFindings(context, user, level, change, new AbortController().signal);
  }
}

async function answerClaims(context: Context, user: SignedInUser, rows: readonly FindingRow[]): Promise<void> {
  const claims = rows.filter((row) => row.rule === 'late_guaranteed' && row.tracking_number !== null);
  for (const [place, { outcome, gsrReasons, text }] of answers.entries()) {
    const claim = claims[place];
    if (claim === undefined) return;
    await addResponse(context, user, {
      clientId: claim.client_id,
      trackingNumber: claim.tracking_number ?? '',
      outcome,
      gsrReasons,
      fileName: `response-${claim.tracking_number}.txt`,
      content: Buffer.from(`Tracking number ${claim.tracking_number}\n\n${text}\n`).toString('base64'),
    });
  }
}

async function lookUp({ settings, warehouse, clock }: Context, user: SignedInUser, rows: readonly FindingRow[]) {
  const billed = rows.flatMap(({ tracking_number: number }) => number ?? []);
  const readable = await readableClients(settings, user);
  for (const numbers of [billed.slice(0, 12), [...billed.slice(12, 14), '1Z999AA10123456784']]) {
    if (numbers.length === 0) continue;
    const found = await lookUpShipments(numbers, readable, warehouse, new AbortController().signal);
    const known = new Set(found.map(({ trackingNumber }) => trackingNumber));
    await recordLookup(settings, user, clock(), { source: 'page', numbers, found: known.size });
  }
}
