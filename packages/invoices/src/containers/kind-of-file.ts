import { open } from 'node:fs/promises';

/**
 * The kind of a file by its first bytes: a ZIP archive (which includes Excel files), an archive of another kind (gzip, 7z,
 * RAR), an old or protected Excel file, or text.
 */
export type KindOfFile = 'zip' | 'other archive' | 'old office file' | 'text';

const beginnings: Readonly<Record<Exclude<KindOfFile, 'text'>, readonly Buffer[]>> = {
  zip: [Buffer.from('PK\x03\x04', 'latin1'), Buffer.from('PK\x05\x06', 'latin1')],
  'other archive': [
    Buffer.from('1f8b08', 'hex'),
    Buffer.from('377abcaf271c', 'hex'),
    Buffer.from('Rar!\x1a\x07', 'latin1'),
  ],
  'old office file': [Buffer.from('d0cf11e0a1b11ae1', 'hex')],
};
const kinds = ['zip', 'other archive', 'old office file'] as const;
const bytesRead = 8;

/** Looks at the first bytes of a file. */
export async function kindOfFile(path: string): Promise<KindOfFile> {
  const handle = await open(path);
  try {
    const { buffer } = await handle.read(Buffer.alloc(bytesRead), 0, bytesRead, 0);
    const begins = (beginning: Buffer) => buffer.subarray(0, beginning.length).equals(beginning);
    return kinds.find((kind) => beginnings[kind].some(begins)) ?? 'text';
  } finally {
    await handle.close();
  }
}
