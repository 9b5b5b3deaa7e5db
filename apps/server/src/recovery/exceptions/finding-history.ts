import type { FindingChangeRow } from '@waybill/contract';
import type { Settings } from '@waybill/db';

/** Columns of `exception_finding` by what the contract calls them; the owner is told by name. */
const fields: readonly (readonly [column: string, field: string])[] = [
  ['state', 'state'],
  ['claim_reference', 'claimReference'],
  ['claimed_on', 'claimedOn'],
  ['claim_channel', 'claimChannel'],
  ['claimed_amount', 'claimedAmount'],
  ['reason', 'reason'],
  ['owner_id', 'owner'],
  ['note', 'note'],
];

/** What users changed about a finding, the newest change first. */
export async function findingHistory(settings: Settings, findingId: string): Promise<FindingChangeRow[]> {
  const rows = await settings
    .selectFrom('exception_finding_change')
    .leftJoin('user_account', 'user_account.id', 'exception_finding_change.changed_by')
    .select(['change_id', 'before', 'after', 'exception_finding_change.changed_at', 'undone_at', 'user_account.login'])
    .where('finding_id', '=', findingId)
    .orderBy('exception_finding_change.id', 'desc')
    .execute();
  const changes = rows.map((row) => ({ ...row, before: JSON.parse(row.before), after: JSON.parse(row.after) }));
  const logins = await loginsOf(
    settings,
    changes.flatMap(({ before, after }) => [before.owner_id, after.owner_id]),
  );
  const textOf = (column: string, value: unknown): string =>
    column === 'owner_id' ? (logins.get(Number(value)) ?? '') : String(value ?? '');
  return changes.map(({ change_id: change, before, after, changed_at: at, undone_at: undoneAt, login }) => ({
    change,
    at: at.toISOString(),
    by: login,
    isUndone: undoneAt !== null,
    fields: fields
      .filter(([column]) => before[column] !== after[column])
      .map(([column, field]) => ({
        field,
        before: textOf(column, before[column]),
        after: textOf(column, after[column]),
      })),
  }));
}

async function loginsOf(settings: Settings, ids: readonly unknown[]): Promise<ReadonlyMap<number, string>> {
  const known = [...new Set(ids.filter((id) => typeof id === 'number'))];
  if (known.length === 0) return new Map();
  const users = await settings.selectFrom('user_account').select(['id', 'login']).where('id', 'in', known).execute();
  return new Map(users.map(({ id, login }) => [id, login]));
}
