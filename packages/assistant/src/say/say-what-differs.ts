import type { Reading } from '../reading/reading.ts';
import { partsOfReading, type ReadingPart, sayReading } from './say-reading.ts';
import { sentencesIn } from './sentences-in.ts';

/** What tells a reading from others, in few words: ‘By State’ for what is otherwise the same; all of it where nothing does. */
export function sayWhatDiffers(reading: Reading, others: readonly Reading[]): string {
  const known = others.map((other) => new Set(partsOfReading(other).map(keyOf)));
  const parts = partsOfReading(reading).filter((part) => !known.every((each) => each.has(keyOf(part))));
  const { comma, locale } = sentencesIn(reading.language);
  const text = parts.map((part) => part.text).join(comma);
  return text === '' ? sayReading(reading) : text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}

const keyOf = ({ kind, text }: ReadingPart): string => `${kind} ${text}`;
