import { packCsv } from '@waybill/audit';
import type { PackImport } from '@waybill/contract';
import { recordEvent, writeAudit } from '../../identity/audit/write-audit.ts';
import { packKindOf, packsInUse } from '../../organisation/rule-packs/packs-in-use.ts';
import { conflict, notFound } from '../../platform/problems.ts';
import type { Services } from '../../platform/services.ts';
import { fieldProblem } from '../../platform/tables/field-problem.ts';
import { importsOf } from './list-rule-packs.ts';
import { ratingChanged } from './rating-changed.ts';
import { type RuleUpload, readRuleFile } from './read-rule-file.ts';

/** What changing rule packs needs from the app. */
export type RuleChanges = Pick<Services, 'settings' | 'clock' | 'readers' | 'dataDirectory' | 'scratchDirectory'>;

/** Whose rules they are, and who changes them: a user, or the command on this machine. */
interface Changer {
  readonly tenantId: number;
  readonly userId: number | null;
}

/** Stores the rows of a file. @throws ProblemError 400 as `readRuleFile` does */
export async function importRules(
  context: RuleChanges,
  user: Changer,
  upload: RuleUpload,
  signal?: AbortSignal,
): Promise<PackImport> {
  const { pack } = await readRuleFile(context, user, upload, signal);
  const { settings, clock } = context;
  const at = clock();
  const id = await settings.transaction().execute(async (transaction) => {
    const stored = await transaction
      .insertInto('rule_pack')
      .values({
        tenant_id: user.tenantId,
        carrier_id: pack.carrierId,
        kind: pack.kind,
        version: pack.version,
        file_name: upload.fileName,
        row_count: pack.rows.length,
        content: packCsv(pack),
        imported_by: user.userId,
        imported_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await writeAudit(transaction, user, at, {
      action: 'rule_pack.import',
      subject: { id: stored.id, name: upload.fileName },
      more: { carrier: pack.carrierId, kind: pack.kind, version: pack.version, rows: pack.rows.length },
    });
    return stored.id;
  });
  ratingChanged(settings);
  return await importOf(context, user, id);
}

/** Takes an import out of use. @throws ProblemError 404 for none of the tenant, 409 for one that is out of use */
export async function revertImport(context: RuleChanges, user: Changer, id: number): Promise<PackImport> {
  const { settings, clock } = context;
  const at = clock();
  await settings.transaction().execute(async (transaction) => {
    const found = await transaction
      .selectFrom('rule_pack')
      .select(['file_name as name', 'reverted_at as revertedAt'])
      .where('id', '=', id)
      .where('tenant_id', '=', user.tenantId)
      .forUpdate()
      .executeTakeFirst();
    if (found === undefined) throw notFound('There is no such import of rules.');
    if (found.revertedAt !== null) throw conflict('The import is out of use already.');
    await transaction
      .updateTable('rule_pack')
      .set({ reverted_at: at, reverted_by: user.userId })
      .where('id', '=', id)
      .execute();
    await writeAudit(transaction, user, at, { action: 'rule_pack.revert', subject: { id, name: found.name } });
  });
  ratingChanged(settings);
  return await importOf(context, user, id);
}

/** The rules of a carrier and kind that are in use, as CSV. @throws ProblemError 400 for an unknown kind, 404 if there are none */
export async function exportRules(
  { settings, clock }: Pick<Services, 'settings' | 'clock'>,
  user: Changer,
  { carrierId, kind: name }: { readonly carrierId: number; readonly kind: string },
): Promise<string> {
  const kind = packKindOf(name);
  if (kind === undefined) throw fieldProblem('kind', 'is not a kind of rules');
  const pack = [...(await packsInUse(settings, user.tenantId)).values()].find(
    (each) => each.carrierId === carrierId && each.kind === kind,
  );
  if (pack === undefined) throw notFound('No rules of this kind are in use.');
  await recordEvent(settings, user, clock(), {
    action: 'rule_pack.export',
    subject: { name: `${carrierId} ${kind}` },
    more: { version: pack.version },
  });
  return packCsv(pack);
}

async function importOf({ settings }: RuleChanges, { tenantId }: Changer, id: number): Promise<PackImport> {
  const found = (await importsOf(settings, tenantId)).find((each) => each.shown.id === id);
  if (found === undefined) throw notFound('There is no such import of rules.');
  return found.shown;
}
