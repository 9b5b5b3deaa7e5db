import { expect, it } from 'vitest';
import { dimensionWords, measureWords, phrasesOf, valueWords, wordLanguages } from '../src/index.ts';

const said = [
  ...Object.entries(measureWords),
  ...Object.entries(dimensionWords),
  ...Object.values(valueWords).flatMap((values) => Object.entries(values)),
] as const;

it.each(said)('the words of %s are distinct phrases in known languages', (_, words) => {
  for (const [language, text] of Object.entries(words)) {
    expect(wordLanguages).toContain(language);
    const phrases = phrasesOf(text);
    expect(phrases.join('|')).toBe(text);
    expect(phrases.filter((phrase) => phrase.trim() !== phrase)).toEqual([]);
    expect(new Set(phrases).size).toBe(phrases.length);
  }
});
