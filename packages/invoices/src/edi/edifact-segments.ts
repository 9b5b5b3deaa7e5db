import { linesOf } from '../records/lines-of.ts';

/** A segment of an EDIFACT file: its elements, each with its components. */
export interface EdifactSegment {
  readonly tag: string;
  /** Its number in the file, from 1. */
  readonly line: number;
  readonly text: string;
  /** All of its characters, of which the text is the beginning. */
  readonly size: number;
  /** A component by the numbers of its element and itself, from 1; empty if the segment ends before it. */
  component(element: number, component?: number): string;
  /** All components of an element. */
  components(element: number): readonly string[];
}

/** The signs that separate parts, as the segment UNA states them. */
interface Separators {
  readonly component: string;
  readonly element: string;
  readonly release: string;
  readonly segment: string;
}

const usual: Separators = { component: ':', element: '+', release: '?', segment: "'" };
const longestKeptText = 2_000;
/** Longer segments are invalid, whatever they contain. */
const longestSegment = 65_536;
const beginning = /^\s*(?:UNA(?<signs>.{6})\s*)?UNB/;

/** Whether a text begins an EDIFACT file. */
export const isEdifact = (text: string): boolean => beginning.test(text);

/** The segments of an EDIFACT file from end to end, in blocks; one that is too long has no elements. */
export async function* edifactSegments(
  path: string,
  signal: AbortSignal | undefined,
): AsyncGenerator<EdifactSegment[]> {
  let separators: Separators | undefined;
  let waiting = '';
  let line = 0;
  const segmentsIn = (isEnd: boolean): EdifactSegment[] => {
    if (separators === undefined) {
      const found = beginning.exec(waiting);
      if (found === null && !isEnd) return [];
      separators = separatorsIn(found?.groups?.signs);
      if (found?.groups?.signs !== undefined) waiting = waiting.slice(waiting.indexOf('UNA') + 9);
    }
    const { pieces, rest } = cut(waiting, separators.segment, separators.release);
    waiting = rest.length > longestSegment ? `${rest.slice(0, longestSegment)}…` : rest;
    const ended = isEnd ? [...pieces, waiting] : pieces;
    return ended
      .map((piece) => piece.trim())
      .filter((piece) => piece !== '')
      .map((piece) => {
        line += 1;
        return segmentOf(piece, line, separators ?? usual);
      });
  };
  for await (const lines of linesOf(path, { signal })) {
    waiting += lines.join('');
    yield segmentsIn(false);
  }
  yield segmentsIn(true);
}

function separatorsIn(signs: string | undefined): Separators {
  if (signs === undefined) return usual;
  const [component = ':', element = '+', , release = '?', , segment = "'"] = signs;
  return { component, element, release: release === ' ' ? '' : release, segment };
}

/** Texts between a sign, and what is behind the last one. A sign behind the release character separates nothing. */
function cut(text: string, sign: string, release: string): { readonly pieces: string[]; readonly rest: string } {
  const pieces: string[] = [];
  let start = 0;
  for (let end = text.indexOf(sign); end !== -1; end = text.indexOf(sign, end + 1)) {
    if (isReleased(text, end, release)) continue;
    pieces.push(text.slice(start, end));
    start = end + 1;
  }
  return { pieces, rest: text.slice(start) };
}

function isReleased(text: string, place: number, release: string): boolean {
  if (release === '') return false;
  let count = 0;
  while (text[place - 1 - count] === release) count += 1;
  return count % 2 === 1;
}

function segmentOf(text: string, line: number, { component, element, release }: Separators): EdifactSegment {
  const all = (piece: string, sign: string): string[] => {
    const { pieces, rest } = cut(piece, sign, release);
    return [...pieces, rest];
  };
  const [tag = '', ...elements] = text.length > longestSegment ? [] : all(text, element);
  const released = (piece: string): string =>
    release === ''
      ? piece
      : piece.replaceAll(release.repeat(2), '\u0001').replaceAll(release, '').replaceAll('\u0001', release);
  const parts = elements.map((each) => all(each, component).map((piece) => released(piece).trim()));
  return {
    tag: tag.trim().toUpperCase(),
    line,
    text: text.slice(0, longestKeptText),
    size: text.length,
    component: (number, place = 1) => parts[number - 1]?.[place - 1] ?? '',
    components: (number) => parts[number - 1] ?? [],
  };
}
