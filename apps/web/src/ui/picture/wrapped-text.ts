/** A text in lines of at most that width (pixels); a word that is wider is on a line of its own. */
export function wrappedText(text: string, width: number, font: string): readonly string[] {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) return [text];
  context.font = font;
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && context.measureText(`${last} ${word}`).width <= width) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}
