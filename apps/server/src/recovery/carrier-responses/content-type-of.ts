const signatures = [
  { contentType: 'image/png', extension: 'png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { contentType: 'image/jpeg', extension: 'jpg', bytes: [0xff, 0xd8, 0xff] },
  { contentType: 'application/pdf', extension: 'pdf', bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
] as const;

export const plainText = 'text/plain';

/** The type of a file by its content, whatever its name; undefined if it is not accepted. */
export function contentTypeOf(bytes: Buffer): string | undefined {
  const found = signatures.find((each) => each.bytes.every((byte, index) => bytes[index] === byte));
  if (found !== undefined) return found.contentType;
  return isText(bytes) ? plainText : undefined;
}

function isText(bytes: Buffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: a text has none of them
    return text.trim() !== '' && !/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/.test(text);
  } catch {
    return false;
  }
}
