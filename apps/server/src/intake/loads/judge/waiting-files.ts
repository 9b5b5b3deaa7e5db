import type { ReadingAnswers } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import type { NotNull } from 'kysely';
import { answersIn } from '../../received-files/answers-in.ts';
import { type FileCopy, readSummary } from '../../received-files/invoice-files.ts';
import type { OwnedInvoice } from '../invoice-key.ts';
import { fittingParts, holdsOnly } from './fitting-parts.ts';

/** A part of an invoice that is kept until the other parts come. */
export interface WaitingFile {
  readonly id: number;
  /** Where it is kept. */
  readonly address: string;
  /** What was said of it. */
  readonly answers: ReadingAnswers | undefined;
}

/**
 * The tenant's waiting files that hold parts of these invoices of the same clients, and those that hold parts of the
 * invoices of such files; each content once. With `clientIds`, only files that hold nothing but invoices of these clients.
 */
export async function findWaitingFiles(
  settings: Settings,
  { tenantId, sha256 }: Pick<FileCopy, 'tenantId' | 'sha256'>,
  invoices: readonly OwnedInvoice[],
  clientIds: readonly number[] | undefined,
): Promise<WaitingFile[]> {
  const rows = await settings
    .selectFrom('invoice_file')
    .select(['id', 'sha256', 'kept_path as address', 'summary', 'answers'])
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'incomplete')
    .where('sha256', '<>', sha256)
    .where('kept_path', 'is not', null)
    .orderBy('id')
    .$narrowType<{ address: NotNull }>()
    .execute();
  const waiting = rows.flatMap(({ summary, answers, ...file }) => {
    const { invoices = [], questions = [] } = readSummary(summary)?.report ?? {};
    return questions.length > 0 ? [] : [{ ...file, answers: answersIn(answers), invoices }];
  });
  const allowed = clientIds === undefined ? waiting : waiting.filter((file) => holdsOnly(file, clientIds));
  return fittingParts(allowed, invoices).map(({ id, address, answers }) => ({ id, address, answers }));
}
