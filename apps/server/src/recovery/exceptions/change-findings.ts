import { type ExceptionState, type FindingFilters, mostChangedFindings } from '@waybill/contract';
import { dayOf, type ExceptionLevel, findRule } from '@waybill/model';
import { changesBetween } from '../../identity/audit/changes-between.ts';
import { writeAudit } from '../../identity/audit/write-audit.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { badRequest } from '../../platform/problems.ts';
import { longQuery } from '../../platform/query-limits.ts';
import type { Services } from '../../platform/services.ts';
import { fieldProblem } from '../../platform/tables/field-problem.ts';
import { findingDesk } from './finding-desk.ts';
import { findingOwners } from './finding-owners.ts';
import type { FindingRow } from './finding-rows.ts';

type Context = Pick<Services, 'settings' | 'warehouse' | 'clock'>;

/** Which findings to change, and how; absent fields stay unchanged. */
export interface FindingChange {
  readonly filters: FindingFilters;
  readonly ids?: readonly string[] | undefined;
  readonly state?: ExceptionState | undefined;
  readonly note?: string | undefined;
  readonly claimReference?: string | undefined;
  readonly ownerId?: number | null | undefined;
}

/**
 * Changes state, note, claim or owner of findings, all or none. A claim counts as filed on the day of the change.
 * @throws ScopeError 403 for somebody else's client, ProblemError 400 for unknown findings, too many, or nothing to
 * change.
 */
export async function changeFindings(
  context: Context,
  user: SignedInUser,
  level: ExceptionLevel,
  change: FindingChange,
  signal: AbortSignal,
): Promise<number> {
  const { settings, clock } = context;
  const noted = await notedChange(context, user, level, change);
  const rows = await chosenFindings(context, user, level, change, signal);
  const at = clock();
  const claimedOn = change.state === 'disputed' ? dayOf(at) : undefined;
  await settings.transaction().execute(async (transaction) => {
    const before = await transaction
      .selectFrom('exception_finding')
      .select(['id', 'state', 'note', 'claim_reference', 'owner_id'])
      .where('id', 'in', idsOf(rows))
      .forUpdate()
      .execute();
    const known = new Map(before.map((each) => [each.id, each]));
    for (const part of inParts(rows)) {
      await transaction
        .insertInto('exception_finding')
        .values(
          part.map((row) => ({
            ...rowOf(row),
            ...unnoted,
            ...noted,
            claimed_on: claimedOn,
            changed_by: user.userId,
            changed_at: at,
          })),
        )
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet(({ ref, fn }) => ({
            ...noted,
            ...(claimedOn === undefined
              ? {}
              : { claimed_on: fn.coalesce(ref('exception_finding.claimed_on'), ref('excluded.claimed_on')) }),
            amount: ref('excluded.amount'),
            changed_by: user.userId,
            changed_at: at,
          })),
        )
        .execute();
    }
    const [only] = rows;
    await writeAudit(transaction, user, at, {
      action: 'exception.change',
      ...(rows.length === 1 && only !== undefined
        ? {
            subject: { id: only.id, name: nameOf(only) },
            changes: changesBetween(known.get(only.id) ?? unnoted, { ...(known.get(only.id) ?? unnoted), ...noted }),
          }
        : { more: { ...noted, findings: rows.length, ids: idsOf(rows) } }),
    });
  });
  return rows.length;
}

const unnoted = { state: 'open', note: '', claim_reference: '', owner_id: null } as const;

async function notedChange({ settings }: Context, user: SignedInUser, level: ExceptionLevel, change: FindingChange) {
  const { state, note, claimReference, ownerId } = change;
  if ([state, note, claimReference, ownerId].every((each) => each === undefined)) {
    throw badRequest('There is nothing to change: enter a status, a note, a claim number or an owner.', [
      { field: 'state', message: 'is required unless there is a note, a claim number or an owner' },
    ]);
  }
  if (ownerId !== undefined && ownerId !== null) {
    const owners = await findingOwners(settings, user, level);
    if (!owners.some(({ id }) => id === ownerId)) throw fieldProblem('ownerId', 'must be a user who may work on these');
  }
  return {
    ...(state === undefined ? {} : { state }),
    ...(note === undefined ? {} : { note }),
    ...(claimReference === undefined ? {} : { claim_reference: claimReference }),
    ...(ownerId === undefined ? {} : { owner_id: ownerId }),
  };
}

async function chosenFindings(
  context: Context,
  user: SignedInUser,
  level: ExceptionLevel,
  { filters, ids }: FindingChange,
  signal: AbortSignal,
): Promise<readonly FindingRow[]> {
  const { compiled } = await findingDesk(context, user, level, filters, ids);
  const window = { sort: 'amount', descending: true, limit: mostChangedFindings + 1, offset: 0 } as const;
  const rows = await context.warehouse.rows<FindingRow>(compiled.window(window), { ...longQuery, signal });
  if (rows.length > mostChangedFindings) {
    throw badRequest(`More than ${mostChangedFindings} findings match. Narrow the filters first.`);
  }
  if (rows.length === 0 || (ids !== undefined && rows.length < new Set(ids).size)) {
    throw fieldProblem('ids', 'must be existing findings that match the filters');
  }
  return rows;
}

const idsOf = (rows: readonly FindingRow[]): string[] => rows.map(({ id }) => id);

const rowOf = (row: FindingRow) => ({
  id: row.id,
  client_id: row.client_id,
  rule: row.rule,
  carrier_name: row.carrier_name,
  tracking_number: row.tracking_number,
  invoice_number: row.invoice_number,
  amount: row.amount,
});

const nameOf = (row: FindingRow): string =>
  `${findRule(row.rule)?.label ?? row.rule}: ${row.carrier_name} ${row.tracking_number ?? row.invoice_number}`;

const rowsAtOnce = 1_000;

/** A statement takes a limited number of values. */
function inParts(rows: readonly FindingRow[]): readonly (readonly FindingRow[])[] {
  return Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, part) =>
    rows.slice(part * rowsAtOnce, (part + 1) * rowsAtOnce),
  );
}
