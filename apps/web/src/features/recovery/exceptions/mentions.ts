/** A name that is being typed after an `@`: where the `@` is, where the caret is, and what stands between. */
export interface Mention {
  readonly from: number;
  readonly to: number;
  readonly typed: string;
}

/** The mention that the caret is in; an `@` within a word, as in an e-mail address, begins none. */
export function mentionAt(note: string, caret: number): Mention | undefined {
  const from = note.lastIndexOf('@', caret - 1);
  if (from === -1) return undefined;
  const typed = note.slice(from + 1, caret);
  const before = note[from - 1] ?? ' ';
  return /\s/u.test(typed) || !/[\s(]/u.test(before) ? undefined : { from, to: caret, typed };
}

/** The note with the whole name, and where the caret goes. */
export function withMention(note: string, { from, to }: Mention, name: string) {
  const begin = `${note.slice(0, from)}@${name} `;
  return { note: begin + note.slice(to).replace(/^\s/u, ''), caret: begin.length };
}
