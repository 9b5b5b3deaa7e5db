import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';

const sampleBytes = 1_048_576;

/** A file as text: UTF-8, UTF-16 by its mark, else Windows-1252, in which older systems save names. */
export async function openText(path: string): Promise<Readable> {
  const encoding = await encodingOf(path);
  const bytes = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array<ArrayBuffer>>;
  return Readable.fromWeb(bytes.pipeThrough(new TextDecoderStream(encoding)) as Parameters<typeof Readable.fromWeb>[0]);
}

async function encodingOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(sampleBytes), 0, sampleBytes, 0);
    const sample = buffer.subarray(0, bytesRead);
    if (sample[0] === 0xff && sample[1] === 0xfe) return 'utf-16le';
    if (sample[0] === 0xfe && sample[1] === 0xff) return 'utf-16be';
    return isUtf8(sample) ? 'utf-8' : 'windows-1252';
  } finally {
    await file.close();
  }
}

/** A character may be cut off at the end of the sample. */
function isUtf8(sample: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(sample, { stream: true });
    return true;
  } catch {
    return false;
  }
}
