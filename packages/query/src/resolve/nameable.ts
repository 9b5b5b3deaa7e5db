/** A text as the name of a column, which cannot contain the character U+0000. */
export function nameable(text: string): string {
  return text.replaceAll('\u0000', '\ufffd');
}
