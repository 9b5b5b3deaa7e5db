import { inflateSync } from 'node:zlib';

interface Table {
  readonly tag: Buffer;
  readonly checksum: number;
  readonly content: Buffer;
}

const woff = 0x774f4646;
const woffHeader = 44;
const woffEntry = 20;
const header = 12;
const entry = 16;

/**
 * A font as it was before it was packed for the web (WOFF 1.0, https://www.w3.org/TR/WOFF/). The library that embeds fonts
 * unpacks a table again for every character; of Chinese that takes seconds.
 */
export function fontOfWoff(packed: Buffer): Buffer {
  if (packed.readUInt32BE(0) !== woff) throw new Error('This is no WOFF font.');
  const tables = Array.from({ length: packed.readUInt16BE(12) }, (_, index) =>
    tableAt(packed, woffHeader + index * woffEntry),
  );
  const power = Math.floor(Math.log2(tables.length));
  const directory = Buffer.alloc(header + tables.length * entry);
  directory.writeUInt32BE(packed.readUInt32BE(4), 0);
  directory.writeUInt16BE(tables.length, 4);
  directory.writeUInt16BE(16 * 2 ** power, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE(16 * tables.length - 16 * 2 ** power, 10);
  const parts: Buffer[] = [directory];
  let offset = directory.length;
  for (const [index, { tag, checksum, content }] of tables.entries()) {
    const at = header + index * entry;
    tag.copy(directory, at);
    directory.writeUInt32BE(checksum, at + 4);
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(content.length, at + 12);
    const padding = Buffer.alloc((4 - (content.length % 4)) % 4);
    parts.push(content, padding);
    offset += content.length + padding.length;
  }
  return Buffer.concat(parts);
}

function tableAt(packed: Buffer, at: number): Table {
  const offset = packed.readUInt32BE(at + 4);
  const packedLength = packed.readUInt32BE(at + 8);
  const length = packed.readUInt32BE(at + 12);
  const content = packed.subarray(offset, offset + packedLength);
  return {
    tag: packed.subarray(at, at + 4),
    checksum: packed.readUInt32BE(at + 16),
    content: packedLength < length ? inflateSync(content) : content,
  };
}
