import type { Item } from '../concept.ts';

/** Chinese characters in a row that nothing is known of are one word, which is refused as one. */
export function withWholeWords(items: readonly Item[]): readonly Item[] {
  const joined: Item[] = [];
  for (const item of items) {
    const before = joined.at(-1);
    if (before === undefined || !isUnknownHan(before) || !isUnknownHan(item)) joined.push(item);
    else {
      const text = before.text + item.text;
      joined[joined.length - 1] = { text, meanings: [{ kind: 'unknown', text }] };
    }
  }
  return joined;
}

const isUnknownHan = ({ meanings, text }: Item): boolean =>
  meanings.length === 1 && meanings[0]?.kind === 'unknown' && /^\p{Script=Han}+$/u.test(text);
