import { Transform } from 'node:stream';
import { RemoteError, type RemoteFile } from './remote-folder.ts';

/** More entries than any folder of invoices should have. */
export const mostEntries = 50_000;
/** The time limit for listing a folder, in milliseconds. */
export const longestListing = 120_000;
/** The time limit for a small request, in milliseconds. */
export const longestAnswer = 60_000;
/** No file system has longer names. */
export const longestName = 255;
/** 100 kB per second: from a slower server, a large file would take days. */
const bytesPerMillisecond = 100;
const shortestPatience = 60_000;

/** How long a download may take, in milliseconds. */
export const patienceFor = (bytes: number): number => shortestPatience + Math.ceil(bytes / bytesPerMillisecond);

/** A download that was cut off because it was larger than announced or took too long. Others can still be fetched. */
export class CutOff extends Error {
  override readonly name = 'CutOff';
}

/** Lets through what was announced and one byte more, which shows that there is too much. */
export function announced({ name, bytes }: Pick<RemoteFile, 'name' | 'bytes'>): Transform {
  let passed = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const rest = chunk.subarray(0, bytes + 1 - passed);
      passed += rest.length;
      if (passed <= bytes) done(null, rest);
      else done(new CutOff(`The server sent more of ${name} than it announced.`));
    },
  });
}

/** The result of `work`. @throws RemoteError with this sentence if it takes longer. */
export async function inTime<Result>(work: Promise<Result>, milliseconds: number, sentence: string): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new RemoteError(sentence)), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    work.catch(() => undefined);
  }
}

/** Why a folder could not be listed, in words. */
export const unlistable = (path: string, cause: unknown): RemoteError =>
  cause instanceof RemoteError
    ? cause
    : new RemoteError(`There is no folder ${path} on the server, or it may not be read.`, { cause });

/** Refuses a folder with more entries than are listed. */
export const tooManyEntries = (path: string): RemoteError =>
  new RemoteError(`The folder ${path} has more than ${mostEntries} entries. Move old files elsewhere.`);

/** Says that listing a folder took longer than its time limit. */
export const listingTimedOut = (path: string): string => `The server did not list the folder ${path} in time.`;
