import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readAgreement } from '@waybill/audit';
import { UsageError } from '../usage-error.ts';

export type ReadAgreement = ReturnType<typeof readAgreement>;

/** The agreement in a JSON file, or what is wrong with it. @throws UsageError if there is no such file. */
export async function readAgreementFile(name: string): Promise<ReadAgreement> {
  const content = await readTextFile(name);
  try {
    return readAgreement(JSON.parse(content));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { problems: [{ field: '', problem: `It is not JSON: ${error.message}.` }] };
  }
}

/** @throws UsageError if it cannot be read. */
export const readTextFile = (name: string): Promise<string> =>
  readFile(resolve(name), 'utf8').catch((error: Error) => {
    throw new UsageError(`${name} cannot be read: ${error.message}.`);
  });
