import { Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js';

interface Entry {
  readonly content: string | Uint8Array;
  readonly password?: string;
}

/** A ZIP archive with these files. */
export async function zipOf(entries: Readonly<Record<string, Entry | string>>): Promise<Uint8Array> {
  const zip = new ZipWriter(new Uint8ArrayWriter());
  for (const [name, entry] of Object.entries(entries)) {
    const { content, password } = typeof entry === 'string' ? { content: entry, password: undefined } : entry;
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    await zip.add(name, new Uint8ArrayReader(bytes), password === undefined ? {} : { password });
  }
  return await zip.close();
}
