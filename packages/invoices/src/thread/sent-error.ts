import { FileBeyondLimits, UnknownLayout, UnmappableFile, UnreadableFile } from '../invoice-file.ts';
import { RateFileError } from '../rates/read-rate-file.ts';
import type { SentError } from './messages.ts';

const kinds = { FileBeyondLimits, RateFileError, UnknownLayout, UnmappableFile, UnreadableFile };

/** An error for another thread. */
export function sentError(error: unknown): SentError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) };
  const { name, message } = error;
  return { name, message, code: textOf(error, 'code'), path: textOf(error, 'path') };
}

/** The error that another thread sent. */
export function receivedError({ name, message, code, path }: SentError): Error {
  if (name in kinds) return new kinds[name as keyof typeof kinds](message);
  const error = new Error(message);
  return Object.assign(error, {
    name,
    ...(code === undefined ? {} : { code }),
    ...(path === undefined ? {} : { path }),
  });
}

function textOf(error: Error, property: 'code' | 'path'): string | undefined {
  const value: unknown = Reflect.get(error, property);
  return typeof value === 'string' ? value : undefined;
}
