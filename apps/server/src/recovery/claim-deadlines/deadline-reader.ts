import { belongsTo } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { type ExceptionLevel, exceptionPermissions } from '@waybill/model';
import { type ReadableClient, readableClients } from '../../identity/access/readable-clients.ts';
import type { ReportOwner } from '../../reports/report-context.ts';
import { findReportOwner } from '../../reports/report-owner.ts';

/** Somebody with the findings that they may see now. */
export interface DeadlineReader {
  readonly user: ReportOwner;
  readonly levels: readonly ExceptionLevel[];
  readonly clients: readonly ReadableClient[];
}

const allLevels = Object.keys(exceptionPermissions) as ExceptionLevel[];

/** The levels of findings that a user may see. */
export const levelsOf = (user: ReportOwner): readonly ExceptionLevel[] =>
  allLevels.filter((level) => belongsTo({ access: [exceptionPermissions[level]] }, user));

/** What a user may see of findings; undefined if their account is closed, or they may see none. */
export async function findDeadlineReader(settings: Settings, userId: number): Promise<DeadlineReader | undefined> {
  const user = await findReportOwner(settings, userId);
  if (user === undefined) return undefined;
  const levels = levelsOf(user);
  const clients = await readableClients(settings, user);
  return levels.length === 0 || clients.length === 0 ? undefined : { user, levels, clients };
}

/** Whether somebody may see all that another user may see, so that it can be sent to them. */
export function seesAllOf(reader: DeadlineReader, { user, levels, clients }: DeadlineReader): boolean {
  const readable = new Set(reader.clients.map(({ id }) => id));
  return (
    reader.user.tenantId === user.tenantId &&
    levels.every((level) => reader.levels.includes(level)) &&
    clients.every(({ id }) => readable.has(id))
  );
}
