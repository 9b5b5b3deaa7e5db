/** A text as the name of a column, which cannot hold the character U+0000 although a text can. */
export function nameable(text: string): string {
  return text.replaceAll('\u0000', '\ufffd');
}
