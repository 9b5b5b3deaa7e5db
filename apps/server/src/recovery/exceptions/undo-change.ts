import { isDeepStrictEqual } from 'node:util';
import { filedStates } from '@waybill/contract';
import { exceptionPermissions, type FindingsLevel, findRule } from '@waybill/model';
import { readableIds } from '../../identity/access/readable-ids.ts';
import { writeAudit } from '../../identity/audit/write-audit.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { conflict, notFound } from '../../platform/problems.ts';
import type { Services } from '../../platform/services.ts';
import type { Noted } from './noted-change.ts';
import { notesOf } from './stored-notes.ts';

/**
 * Takes a change of findings back, all or nothing.
 * @throws ProblemError 404 for a change that does not exist, has been taken back or is somebody else's client's; 409 if
 * one of the findings has been changed since.
 */
export async function undoChange(
  { settings, clock }: Pick<Services, 'settings' | 'clock'>,
  user: SignedInUser,
  level: FindingsLevel,
  changeId: string,
): Promise<number> {
  const at = clock();
  const readable = await readableIds(settings, user);
  return await settings.transaction().execute(async (transaction) => {
    const steps = await transaction
      .selectFrom('exception_finding_change')
      .innerJoin('exception_finding', 'exception_finding.id', 'exception_finding_change.finding_id')
      .select(['finding_id', 'exception_finding_change.client_id', 'before', 'after', 'rule'])
      .where('change_id', '=', changeId)
      .where('undone_at', 'is', null)
      .execute();
    const isOwn = steps.every(({ client_id: id, rule }) => readable.includes(id) && isOf(level, rule, user));
    if (steps.length === 0 || !isOwn) {
      throw notFound('There is no such change, or it has been taken back.');
    }
    const ids = steps.map(({ finding_id: id }) => id);
    const now = await notesOf(transaction, ids);
    if (steps.some(({ finding_id: id, after }) => !isDeepStrictEqual({ ...now.get(id) }, JSON.parse(after)))) {
      throw conflict('One of these findings has been changed since. Reload the page and change it by hand.');
    }
    for (const [before, alike] of Map.groupBy(steps, (step) => step.before)) {
      const noted: Noted = JSON.parse(before);
      const own = alike.map((step) => step.finding_id);
      await transaction
        .updateTable('exception_finding')
        .set({ ...noted, changed_by: user.userId, changed_at: at })
        .where('id', 'in', own)
        .execute();
    }
    const filed = steps
      .filter(({ before, after }) => !isFiled(before) && isFiled(after))
      .map((step) => step.finding_id);
    if (filed.length > 0) {
      await transaction
        .deleteFrom('credit_decision')
        .where('kind', '=', 'automatic')
        .where('finding_id', 'in', filed)
        .execute();
    }
    await transaction
      .updateTable('exception_finding_change')
      .set({ undone_at: at })
      .where('change_id', '=', changeId)
      .execute();
    await writeAudit(transaction, user, at, { action: 'exception.change', more: { undone: changeId, ids } });
    return steps.length;
  });
}

function isFiled(noted: string): boolean {
  const { state }: Noted = JSON.parse(noted);
  return filedStates.includes(state);
}

function isOf(level: FindingsLevel, rule: string, { permissions }: SignedInUser): boolean {
  const own = findRule(rule)?.level;
  return level === 'all' ? own !== undefined && permissions.has(exceptionPermissions[own]) : own === level;
}
