import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Caller, House } from '@waybill/testkit';

/** A tenant that gets one thing of every kind, and who in it owns them. */
export interface Owner {
  readonly house: House;
  readonly tenantId: number;
  /** An internal user of the tenant with all permissions. */
  readonly callerId: number;
  readonly caller: Caller;
  /** A user of the tenant without permissions. */
  readonly user: number;
  readonly clientId: number;
  readonly carrier: number;
  readonly role: number;
  /** Stands in every name, so that it is known again in an answer. */
  readonly mark: string;
}

export const at = '2026-11-01T10:00:00Z';

/** The id of a row that is inserted. */
export async function idOf(query: { executeTakeFirstOrThrow(): Promise<{ readonly id: number }> }): Promise<number> {
  return (await query.executeTakeFirstOrThrow()).id;
}

/** Writes a file that belongs to a row, into the data directory. */
export async function writeOwnFile(house: House, path: string, mark: string): Promise<void> {
  const file = join(house.dataDirectory, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `the file of ${mark}\n`);
}
