import type { DifferencePart } from '@waybill/contract';

/** Longer texts are compared as a whole. */
const mostWords = 1_000;

/** The differences between two texts, word by word. */
export function differenceOf(expected: string, actual: string): DifferencePart[] {
  const [before, after] = [wordsOf(expected), wordsOf(actual)];
  if (before.length > mostWords || after.length > mostWords) {
    return joined([
      { kind: 'missing', text: before.join(' ') },
      { kind: 'added', text: after.join(' ') },
    ]);
  }
  const common = commonLengths(before, after);
  const parts: DifferencePart[] = [];
  let [left, right] = [0, 0];
  while (left < before.length || right < after.length) {
    const [old, fresh] = [before[left], after[right]];
    if (old !== undefined && old === fresh) {
      parts.push({ kind: 'same', text: old });
      left += 1;
      right += 1;
    } else if (
      old !== undefined &&
      (fresh === undefined || at(common, left + 1, right) >= at(common, left, right + 1))
    ) {
      parts.push({ kind: 'missing', text: old });
      left += 1;
    } else {
      parts.push({ kind: 'added', text: fresh ?? '' });
      right += 1;
    }
  }
  return joined(parts);
}

/** The words of a text; spacing does not matter. */
export const wordsOf = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '');

/** Whether the words of one text are in another, one after another. A number must be there in full. */
export function hasWords(text: string, wanted: string): boolean {
  const [whole, part] = [wordsOf(text).join(' '), wordsOf(wanted).join(' ')];
  for (let start = whole.indexOf(part); start !== -1; start = whole.indexOf(part, start + 1)) {
    const [before, after] = [whole.slice(0, start), whole.slice(start + part.length)];
    if (!cutsNumber(before, part) && !cutsNumber(part, after)) return true;
  }
  return false;
}

/** Whether a number goes on from one text to the next, as `1` and `,234.50` do. */
const cutsNumber = (left: string, right: string): boolean =>
  (/\p{N}$/u.test(left) && /^[.,]?\p{N}/u.test(right)) || (/\p{N}[.,]$/u.test(left) && /^\p{N}/u.test(right));

/** How many words the rest of both texts has in common, from each position on. */
function commonLengths(before: readonly string[], after: readonly string[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () => Array.from({ length: after.length + 1 }, () => 0));
  for (let left = before.length - 1; left >= 0; left -= 1) {
    for (let right = after.length - 1; right >= 0; right -= 1) {
      const row = lengths[left] as number[];
      row[right] =
        before[left] === after[right]
          ? at(lengths, left + 1, right + 1) + 1
          : Math.max(at(lengths, left + 1, right), at(lengths, left, right + 1));
    }
  }
  return lengths;
}

const at = (lengths: readonly (readonly number[])[], left: number, right: number): number =>
  lengths[left]?.[right] ?? 0;

/** Merges adjacent parts of one kind. */
function joined(parts: readonly DifferencePart[]): DifferencePart[] {
  const found: DifferencePart[] = [];
  for (const part of parts) {
    const last = found.at(-1);
    if (last?.kind === part.kind) found[found.length - 1] = { kind: part.kind, text: `${last.text} ${part.text}` };
    else if (part.text !== '') found.push(part);
  }
  return found;
}
