import { dayPattern } from '../languages/formats.ts';
import { text } from '../languages/text.ts';
import { texts } from '../languages/texts.ts';

/** What the server says of a field by name, as a sentence that stands at the field itself. */
const sentences: ReadonlyMap<string, string> = new Map([
  ['is required', text('Fill in this field.')],
  ['is taken', text('This is already used.')],
  ['must not be before from', text('The last day is before the first.')],
  ['must not be before the first day', text('The last day is before the first.')],
]);

/** How the server says that something is no date; on screen dates are written as the language writes them. */
const noDates: readonly string[] = ['must be a valid date, written as YYYY-MM-DD', 'is not a valid date'];

/** The sentence for a message of the server about a field; undefined if the message itself will do. */
export function fieldSentence(message: string): string | undefined {
  if (noDates.includes(message)) return texts.t('Enter a date as {{pattern}}.', { pattern: dayPattern() });
  const sentence = sentences.get(message);
  return sentence === undefined ? undefined : texts.t(sentence);
}
