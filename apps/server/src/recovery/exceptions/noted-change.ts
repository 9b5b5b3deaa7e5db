import {
  denialReasons,
  dismissalReasons,
  type ExceptionState,
  type FindingFilters,
  filedStates,
  unfiledStates,
} from '@waybill/contract';
import { badRequest } from '../../platform/problems.ts';
import { fieldProblem } from '../../platform/tables/field-problem.ts';
import type { FindingRow } from './finding-rows.ts';

/** Which findings to change, and how; absent fields stay unchanged. */
export interface FindingChange {
  readonly filters: FindingFilters;
  readonly ids?: readonly string[] | undefined;
  readonly state?: ExceptionState | undefined;
  readonly note?: string | undefined;
  readonly claimReference?: string | undefined;
  readonly claimedOn?: string | undefined;
  readonly claimChannel?: string | undefined;
  readonly reason?: string | undefined;
  readonly ownerId?: number | null | undefined;
}

/** What users record about a finding, by column of `exception_finding`. */
export interface Noted {
  readonly state: ExceptionState;
  readonly note: string;
  readonly claim_reference: string;
  readonly claimed_on: string | null;
  readonly claim_channel: string;
  /** US dollars with two decimals. */
  readonly claimed_amount: string | null;
  readonly reason: string;
  readonly owner_id: number | null;
}

/** What is recorded about a finding that nobody has touched. */
export const unnoted: Noted = {
  state: 'open',
  note: '',
  claim_reference: '',
  claimed_on: null,
  claim_channel: '',
  claimed_amount: null,
  reason: '',
  owner_id: null,
};

/**
 * Refuses a change that changes nothing or contradicts itself.
 * @throws ProblemError 400 at the field.
 */
export function assertSensible({ filters: _, ids: __, ...change }: FindingChange, today: string): void {
  if (Object.values(change).every((each) => each === undefined)) {
    throw badRequest('There is nothing to change: enter a status, a note, a claim number or an owner.', [
      { field: 'state', message: 'is required unless there is a note, a claim number or an owner' },
    ]);
  }
  const { state, claimedOn, reason } = change;
  if (claimedOn !== undefined && claimedOn > today) throw fieldProblem('claimedOn', 'must not be after today');
  if (reason === undefined) return;
  const reasons: readonly string[] =
    state === 'denied'
      ? denialReasons
      : state === 'accepted'
        ? dismissalReasons
        : [...denialReasons, ...dismissalReasons];
  if (!reasons.includes(reason)) throw fieldProblem('reason', `must be one of ${reasons.join(', ')}`);
}

interface Circumstances {
  readonly today: string;
  /** What has been recovered for the claim so far, in US dollars. */
  readonly recovered: number;
}

/**
 * What is recorded about a finding after a change. Filing a claim, for the first time or again after a denial or a
 * withdrawal, notes the day and what is at stake; a finding that is open again has no claim.
 */
export function notedAfter(
  before: Noted,
  { state, note, claimReference, claimedOn, claimChannel, reason, ownerId }: FindingChange,
  { amount }: Pick<FindingRow, 'amount'>,
  { today, recovered }: Circumstances,
): Noted {
  const after = state ?? before.state;
  const isFiledNow = filedStates.includes(after) && !filedStates.includes(before.state);
  const isFiledAgain = after === 'disputed' && (before.state === 'denied' || before.state === 'written_off');
  const isUnfiled = unfiledStates.includes(after);
  const isFiling = isFiledNow || isFiledAgain;
  const claimed = isFiling ? (amount + recovered).toFixed(2) : before.claimed_amount;
  const filedOn = claimedOn ?? (isFiling ? today : before.claimed_on);
  return {
    state: after,
    note: note ?? before.note,
    claim_reference: claimReference ?? before.claim_reference,
    claimed_on: isUnfiled ? null : filedOn,
    claim_channel: claimChannel ?? before.claim_channel,
    claimed_amount: isUnfiled ? null : claimed,
    reason: reason ?? (state === undefined || state === before.state ? before.reason : ''),
    owner_id: ownerId === undefined ? before.owner_id : ownerId,
  };
}
