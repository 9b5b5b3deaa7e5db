import { randomUUID } from 'node:crypto';
import type { Allocation } from '@waybill/audit';
import { filedStates, mostChangedFindings, type Named } from '@waybill/contract';
import type { Transaction } from '@waybill/db';
import { carrierDays, type FindingsLevel, findRule } from '@waybill/model';
import { changesBetween } from '../../identity/audit/changes-between.ts';
import { writeAudit } from '../../identity/audit/write-audit.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { badRequest } from '../../platform/problems.ts';
import { longQuery } from '../../platform/query-limits.ts';
import type { Services } from '../../platform/services.ts';
import { fieldProblem } from '../../platform/tables/field-problem.ts';
import { type ClientsLedger, recoveredCents } from '../credits/credit-ledger.ts';
import { findingDesk } from './finding-desk.ts';
import { findingOwners } from './finding-owners.ts';
import type { FindingRow } from './finding-rows.ts';
import { assertSensible, type FindingChange, type Noted, notedAfter, unnoted } from './noted-change.ts';
import { keepChange, notesOf } from './stored-notes.ts';
import { readersAmong, type ToldChange, tellColleagues } from './tell-colleagues.ts';

type Context = Pick<Services, 'settings' | 'warehouse' | 'files' | 'clock'>;

/** A finding with what was recorded about it before a change, and after it. */
interface Changed {
  readonly row: FindingRow;
  readonly before: Noted;
  readonly after: Noted;
}

/**
 * Changes state, note, claim or owner of findings, all or none, and keeps what they were. Credits that had come before
 * the day of a claim stay with its finding, so that they never count as an answer to the claim.
 * @throws ScopeError 403 for somebody else's client, ProblemError 400 for unknown findings, too many, or nothing to
 * change.
 */
export async function changeFindings(
  context: Context,
  user: SignedInUser,
  level: FindingsLevel,
  change: FindingChange,
  signal: AbortSignal,
): Promise<{ readonly changed: number; readonly change: string }> {
  const { settings, clock } = context;
  const at = clock();
  const { today } = carrierDays(at);
  assertSensible(change, today);
  const saysMore = change.note !== undefined || (change.ownerId ?? null) !== null;
  const owners = saysMore ? await findingOwners(settings, user, level) : [];
  assertOwner(change, owners);
  const { rows, recovered, ledger, automatic, ...days } = await chosenFindings(context, user, level, change, signal);
  const readers = await readersAmong(
    settings,
    owners,
    rows.map((row) => row.client_id),
  );
  assertOwner(change, readers);
  const colleagues = readers.filter(({ id }) => id !== user.userId);
  const changeId = randomUUID();
  await settings.transaction().execute(async (transaction) => {
    const before = await notesOf(transaction, idsOf(rows));
    const answers = answersSince(change.claimedOn ?? today, { ledger, automatic });
    const changed = rows.map((row): Changed => {
      const noted = before.get(row.id) ?? unnoted;
      const cents = (recovered.get(row.id) ?? 0) + (answers.get(row.id) ?? 0);
      const circumstances = { today, recovered: cents / centsOfDollar };
      return { row, before: noted, after: notedAfter(noted, change, row, circumstances) };
    });
    for (const part of inParts(changed)) await store(transaction, part, { user, at, changeId });
    await tellColleagues(transaction, colleagues, { user, changes: changed.map(toldChange), ...days });
    await forgetEarlierCredits(transaction, changed);
    await keepEarlierCredits(transaction, changed, { ledger, automatic }, { user, at });
    const [only] = changed;
    const { filters: _, ids: __, ...wanted } = change;
    await writeAudit(transaction, user, at, {
      action: 'exception.change',
      ...(changed.length === 1 && only !== undefined
        ? {
            subject: { id: only.row.id, name: nameOf(only.row) },
            changes: changesBetween({ ...only.before }, { ...only.after }),
          }
        : { more: { ...wanted, findings: rows.length, ids: idsOf(rows) } }),
    });
  });
  return { changed: rows.length, change: changeId };
}

const centsOfDollar = 100;

const toldChange = ({ row, before, after }: Changed): ToldChange => ({
  findingId: row.id,
  level: findRule(row.rule)?.level ?? 'tracking',
  noteBefore: before.note,
  noteAfter: after.note,
  ownerBefore: before.owner_id,
  ownerAfter: after.owner_id,
});

interface Act {
  readonly user: SignedInUser;
  readonly at: Date;
}

async function store(
  transaction: Transaction,
  changed: readonly Changed[],
  { user, at, changeId }: Act & { readonly changeId: string },
): Promise<void> {
  const by = { changed_by: user.userId, changed_at: at };
  await transaction
    .insertInto('exception_finding')
    .values(changed.map(({ row, after }) => ({ ...rowOf(row), ...after, ...by })))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        state: ref('excluded.state'),
        note: ref('excluded.note'),
        claim_reference: ref('excluded.claim_reference'),
        claimed_on: ref('excluded.claimed_on'),
        claim_channel: ref('excluded.claim_channel'),
        claimed_amount: ref('excluded.claimed_amount'),
        reason: ref('excluded.reason'),
        owner_id: ref('excluded.owner_id'),
        amount: ref('excluded.amount'),
        account_number: ref('excluded.account_number'),
        bill_date: ref('excluded.bill_date'),
        ...by,
      })),
    )
    .execute();
  await keepChange(
    transaction,
    changed.map(({ row, before, after }) => ({ id: row.id, clientId: row.client_id, before, after })),
    { changeId, ...by },
  );
}

/** Credits that came without a claim, and the ledger that knows their days. */
interface Automatic {
  readonly ledger: ClientsLedger;
  readonly automatic: readonly Allocation[];
}

const creditDays = ({ credits }: ClientsLedger): ReadonlyMap<string, string> =>
  new Map(credits.map(({ key, billDate }) => [key, billDate]));

/** By finding, the cents of credits that came on the day of filing or later, so that they answer a claim of that day. */
function answersSince(filedOn: string, { ledger, automatic }: Automatic): ReadonlyMap<string, number> {
  const days = creditDays(ledger);
  const sums = new Map<string, number>();
  for (const { creditKey, findingId, cents } of automatic) {
    if ((days.get(creditKey) ?? '') >= filedOn) sums.set(findingId, (sums.get(findingId) ?? 0) + cents);
  }
  return sums;
}

/** Once a finding is no longer a claim, credits answer it as they do any other finding. */
async function forgetEarlierCredits(transaction: Transaction, changed: readonly Changed[]): Promise<void> {
  const reopened = changed
    .filter(({ before, after }) => filedStates.includes(before.state) && !filedStates.includes(after.state))
    .map(({ row }) => row.id);
  for (const ids of inParts(reopened)) {
    await transaction
      .deleteFrom('credit_decision')
      .where('kind', '=', 'automatic')
      .where('finding_id', 'in', ids)
      .execute();
  }
}

async function keepEarlierCredits(
  transaction: Transaction,
  changed: readonly Changed[],
  { ledger, automatic }: Automatic,
  { user, at }: Act,
): Promise<void> {
  const filed = new Map(
    changed
      .filter(({ before, after }) => filedStates.includes(after.state) && !filedStates.includes(before.state))
      .map(({ row, after }) => [row.id, { clientId: row.client_id, filedOn: after.claimed_on ?? '' }]),
  );
  const days = creditDays(ledger);
  const earlier = automatic.flatMap(({ creditKey, findingId, cents }) => {
    const { clientId, filedOn = '' } = filed.get(findingId) ?? {};
    if (clientId === undefined || (days.get(creditKey) ?? '') >= filedOn) return [];
    const decided = { decided_by: user.userId, decided_at: at };
    return [
      {
        credit_key: creditKey,
        finding_id: findingId,
        client_id: clientId,
        kind: 'automatic' as const,
        cents,
        ...decided,
      },
    ];
  });
  for (const part of inParts(earlier)) {
    await transaction
      .insertInto('credit_decision')
      .values([...part])
      .onConflict((conflict) => conflict.columns(['credit_key', 'finding_id', 'kind']).doNothing())
      .execute();
  }
}

function assertOwner({ ownerId }: FindingChange, owners: readonly Named[]): void {
  if (ownerId === undefined || ownerId === null || owners.some(({ id }) => id === ownerId)) return;
  throw fieldProblem('ownerId', 'must be a user who may work on these');
}

async function chosenFindings(
  context: Context,
  user: SignedInUser,
  level: FindingsLevel,
  { filters, ids }: FindingChange,
  signal: AbortSignal,
) {
  const { compiled, ledger, automatic, from, to } = await findingDesk(context, user, level, filters, { ids });
  const window = { sort: 'amount', descending: true, limit: mostChangedFindings + 1, offset: 0 } as const;
  const rows = await context.warehouse.rows<FindingRow>(compiled.window(window), { ...longQuery, signal });
  if (rows.length > mostChangedFindings) {
    throw badRequest(`More than ${mostChangedFindings} findings match. Narrow the filters first.`);
  }
  if (rows.length === 0 || (ids !== undefined && rows.length < new Set(ids).size)) {
    throw fieldProblem('ids', 'must be existing findings that match the filters');
  }
  return { rows, recovered: recoveredCents(ledger), ledger, automatic, from, to };
}

const idsOf = (rows: readonly FindingRow[]): string[] => rows.map(({ id }) => id);

const rowOf = (row: FindingRow) => ({
  id: row.id,
  client_id: row.client_id,
  rule: row.rule,
  carrier_name: row.carrier_name,
  account_number: row.account_number,
  tracking_number: row.tracking_number,
  invoice_number: row.invoice_number,
  bill_date: row.bill_date,
  amount: row.amount,
});

const nameOf = (row: FindingRow): string =>
  `${findRule(row.rule)?.label ?? row.rule}: ${row.carrier_name} ${row.tracking_number ?? row.invoice_number}`;

const rowsAtOnce = 1_000;

/** A statement takes a limited number of values. */
function inParts<Row>(rows: readonly Row[]): readonly (readonly Row[])[] {
  return Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, part) =>
    rows.slice(part * rowsAtOnce, (part + 1) * rowsAtOnce),
  );
}
