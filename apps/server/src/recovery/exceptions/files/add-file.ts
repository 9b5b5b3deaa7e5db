import { type FindingFile, type FindingFilters, largestFindingFile, mostFindingFiles } from '@waybill/contract';
import { findRule, fileName as plainFileName } from '@waybill/model';
import { writeAudit } from '../../../identity/audit/write-audit.ts';
import { NumberedFiles } from '../../../platform/files/numbered-files.ts';
import type { SignedInUser } from '../../../platform/http/signed-in-user.ts';
import { notFound } from '../../../platform/problems.ts';
import { longQuery } from '../../../platform/query-limits.ts';
import type { Services } from '../../../platform/services.ts';
import { fieldProblem } from '../../../platform/tables/field-problem.ts';
import { contentTypeOf } from '../../carrier-responses/content-type-of.ts';
import { findingDesk } from '../finding-desk.ts';
import { type FindingRow, oneFinding } from '../finding-rows.ts';
import { shownFile } from './finding-files.ts';

/** A file as it is uploaded. */
interface NewFile {
  readonly findingId: string;
  readonly filters: Pick<FindingFilters, 'clientId' | 'from' | 'to'>;
  readonly fileName: string;
  /** In Base64. */
  readonly content: string;
}

/**
 * Puts a file beside a finding: row, bytes and audit entry, or nothing.
 * @throws ScopeError 403 for a client that the user may not read, ProblemError 404 for a finding that is not there, 400
 * for a file that cannot be taken.
 */
export async function addFile(
  context: Pick<Services, 'settings' | 'warehouse' | 'clock' | 'files'>,
  user: SignedInUser,
  { findingId, filters, fileName, content }: NewFile,
  signal: AbortSignal,
): Promise<FindingFile> {
  const { settings, warehouse, clock, files } = context;
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length > largestFindingFile) throw fieldProblem('content', 'is larger than 5 MB');
  const contentType = contentTypeOf(bytes);
  if (contentType === undefined) throw fieldProblem('content', 'must be a PNG, JPEG or PDF file or plain text');
  const { compiled } = await findingDesk(context, user, 'all', filters, { ids: [findingId] });
  const [row] = await warehouse.rows<FindingRow>(compiled.window(oneFinding), { ...longQuery, signal });
  const rule = row && findRule(row.rule);
  if (row === undefined || rule === undefined) throw notFound('There is no such finding.');
  const at = clock();
  return settings.transaction().execute(async (transaction) => {
    await transaction.selectFrom('client').select('id').where('id', '=', row.client_id).forUpdate().execute();
    const { count } = await transaction
      .selectFrom('finding_file')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('finding_id', '=', row.id)
      .executeTakeFirstOrThrow();
    if (Number(count) >= mostFindingFiles) {
      throw fieldProblem('content', `is one too many: a finding has at most ${mostFindingFiles} files`);
    }
    const { id } = await transaction
      .insertInto('finding_file')
      .values({
        finding_id: row.id,
        client_id: row.client_id,
        level: rule.level,
        file_name: plainFileName(fileName) || 'file',
        content_type: contentType,
        bytes: bytes.length,
        uploaded_by: user.userId,
        uploaded_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await writeAudit(transaction, user, at, {
      action: 'finding_file.add',
      subject: { id: row.id, name: `${rule.label}: ${row.carrier_name} ${row.tracking_number ?? row.invoice_number}` },
      more: { fileName, contentType, bytes: bytes.length },
    });
    await new NumberedFiles(files, 'finding-files').write(id, bytes);
    return await shownFile(transaction, id);
  });
}
