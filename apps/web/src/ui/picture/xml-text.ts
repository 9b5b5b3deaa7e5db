const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no way to write them
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g;

/** A text as it is in XML, without the characters that XML cannot hold. */
export function xmlText(text: string): string {
  return text.replaceAll(unwritable, '').replaceAll(/[&<>"]/g, (each) => entities[each] ?? '');
}
