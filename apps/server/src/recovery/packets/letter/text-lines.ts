import bidiModule, { type Bidi, type EmbeddingLevels } from 'bidi-js';
import type { LetterFonts, Weight } from './letter-fonts.ts';

/** How a text is set. */
export interface TextStyle {
  readonly weight: Weight;
  readonly size: number;
  readonly direction: 'ltr' | 'rtl';
}

/** A line as it is drawn, from left to right. */
export interface TextLine {
  readonly runs: readonly { readonly font: string; readonly text: string; readonly width: number }[];
  readonly width: number;
}

/** The library is a function, which its types describe as the default of a module. */
const bidi = (bidiModule as unknown as () => Bidi)();
/** Letters that run from right to left. */
export const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** They say in which direction a text runs, and have no shape. */
export const directionMarks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are left out
const controls = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g;
/** What stays on one line: a Chinese character with the punctuation that belongs to it, a word, or space. */
const pieces =
  /[（《「『]?[\u2e80-\u9fff\uf900-\ufaff][，。、；：！？）》」』]*|[^\s\u2e80-\u9fff\uf900-\ufaff]+|\s+/gu;

/** The lines of a text that is no wider than `width`; words that are wider are cut. */
export function textLines(fonts: LetterFonts, text: string, style: TextStyle, width: number): readonly TextLine[] {
  return text
    .replaceAll(controls, ' ')
    .split('\n')
    .flatMap((paragraph) => linesOfParagraph(fonts, paragraph, style, width));
}

function linesOfParagraph(fonts: LetterFonts, text: string, style: TextStyle, width: number): readonly TextLine[] {
  const levels =
    style.direction === 'rtl' || rightToLeft.test(text) ? bidi.getEmbeddingLevels(text, style.direction) : undefined;
  return ranges(fonts, text, style, width).map(([start, end]) => lineOf(fonts, text, levels, style, [start, end]));
}

/** Where the lines of a text begin and end, without the spaces at their ends. */
function ranges(
  fonts: LetterFonts,
  text: string,
  style: TextStyle,
  width: number,
): readonly (readonly [number, number])[] {
  const measure = (part: string) =>
    fonts
      .runs(part.replaceAll(directionMarks, ''), style.weight)
      .reduce((sum, run) => sum + fonts.width(run, style.size), 0);
  const found: [number, number][] = [];
  let start = 0;
  let used = 0;
  let end = 0;
  for (const { 0: piece, index } of text.matchAll(pieces)) {
    const wide = measure(piece);
    if (used + wide > width && used > 0 && piece.trim() !== '') {
      found.push([start, trimmedEnd(text, start, end)]);
      start = index;
      used = 0;
    }
    if (wide > width) {
      for (const character of piece) {
        const wideCharacter = measure(character);
        if (used + wideCharacter > width && used > 0) {
          found.push([start, end]);
          start = end;
          used = 0;
        }
        end = Math.max(end, start) + character.length;
        used += wideCharacter;
      }
      continue;
    }
    end = index + piece.length;
    used += wide;
  }
  found.push([start, trimmedEnd(text, start, end)]);
  return found;
}

const trimmedEnd = (text: string, start: number, end: number): number =>
  start + text.slice(start, end).trimEnd().length;

function lineOf(
  fonts: LetterFonts,
  text: string,
  levels: EmbeddingLevels | undefined,
  { weight, size }: TextStyle,
  [start, end]: readonly [number, number],
): TextLine {
  const shown = levels === undefined ? [text.slice(start, end)] : partsInOrder(text, levels, start, end);
  const runs = shown
    .map((part) => part.replaceAll(directionMarks, ''))
    .filter((part) => part !== '')
    .flatMap((part) => {
      const found = fonts.runs(part, weight);
      return (rightToLeft.test(part) ? found.toReversed() : found).map((run) => ({
        ...run,
        width: fonts.width(run, size),
      }));
    });
  return { runs, width: runs.reduce((sum, run) => sum + run.width, 0) };
}

/**
 * The parts of a line from left to right. Within a part that has Arabic letters, characters stay in the order in which
 * they are read: its font joins and turns them.
 */
function partsInOrder(text: string, levels: EmbeddingLevels, start: number, end: number): readonly string[] {
  if (end <= start) return [];
  const mirrored = bidi.getMirroredCharactersMap(text, levels.levels, start, end - 1);
  const parts: { rtl: boolean; indices: number[] }[] = [];
  for (const index of bidi.getReorderedIndices(text, levels, start, end - 1).slice(start, end)) {
    const rtl = (levels.levels[index] ?? 0) % 2 === 1;
    const last = parts.at(-1);
    const before = last?.indices.at(-1);
    if (last !== undefined && last.rtl === rtl && before === (rtl ? index + 1 : index - 1)) last.indices.push(index);
    else parts.push({ rtl, indices: [index] });
  }
  return parts.flatMap(({ rtl, indices }) => {
    const characters = indices.map((index) => mirrored.get(index) ?? text[index] ?? '');
    if (!rtl) return [characters.join('')];
    // Words in the order in which they are seen, each with its letters in the order in which they are read.
    return characters
      .join('')
      .split(/([\p{Script=Arabic}\p{Script=Hebrew}\p{M}]+)/u)
      .map((part) => (rightToLeft.test(part) ? [...part].toReversed().join('') : part));
  });
}
