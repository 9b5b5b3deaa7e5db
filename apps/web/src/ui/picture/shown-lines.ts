/** A line of a text as the browser laid it out. */
export interface ShownLine {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The lines of a text node; a line begins where a word stands lower than the one before. */
export function shownLines(node: Text): readonly ShownLine[] {
  const range = document.createRange();
  const lines: ShownLine[] = [];
  for (const { index, 0: word } of node.data.matchAll(/\S+\s*/g)) {
    range.setStart(node, index);
    range.setEnd(node, index + word.trimEnd().length);
    const box = range.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    const last = lines.at(-1);
    if (last === undefined || box.top > last.bottom - 2) {
      lines.push({ text: word, left: box.left, right: box.right, top: box.top, bottom: box.bottom });
    } else {
      lines[lines.length - 1] = {
        ...last,
        text: last.text + word,
        left: Math.min(last.left, box.left),
        right: Math.max(last.right, box.right),
      };
    }
  }
  return lines;
}
