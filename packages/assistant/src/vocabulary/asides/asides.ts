import type { WordLanguage } from '@waybill/model';
import { folded } from './folded.ts';
import { asidesIn, type CompiledAsides } from './grammar.ts';

/** A question without what is said around it. */
export interface WithoutAsides {
  readonly text: string;
  /** What was said around it, as it was typed. */
  readonly asides: readonly string[];
  /** The asides that say something: why, what for, or about the user. */
  readonly told: readonly string[];
}

/** How much a stretch of text says about figures. */
export interface Said {
  /** A value, a period, a number or a word that changes what is asked. */
  readonly narrows: boolean;
  /** A figure or a group. */
  readonly asks: boolean;
}

/**
 * Takes away what a question is wrapped in: greetings, who wants to know and what for, and sentences that only tell about
 * the user. What narrows or changes a figure stays, whatever it is wrapped in.
 */
export function withoutAsides(
  text: string,
  language: WordLanguage,
  { isName, saidBy }: { readonly isName: (text: string) => boolean; readonly saidBy: (text: string) => Said },
): WithoutAsides {
  const grammar = asidesIn(language);
  const asides: string[] = [];
  const told: string[] = [];
  const take = (from: string, start: number, end: number): string => {
    asides.push(from.slice(start, end));
    return `${from.slice(0, start)} ${from.slice(end)}`;
  };
  let rest = withoutStories(text, grammar, saidBy, told);
  const purpose = grammar.purpose?.exec(folded(rest));
  if (purpose != null && purpose.index > 0) {
    const tail = /^[^.!?;\n]*/u.exec(rest.slice(purpose.index))?.[0] ?? '';
    const said = saidBy(tail.slice(purpose[0].length));
    if (!said.narrows && !said.asks) {
      told.push(withoutMarksAround(tail));
      rest = take(rest, purpose.index, purpose.index + tail.length);
    }
  }
  for (const phrase of grammar.phrases) {
    for (const found of [...folded(rest).matchAll(phrase)].toReversed()) {
      const [start, end] = [found.index, found.index + found[0].length];
      if (found[0].trim() === '' || isName(rest.slice(start, end)) || isStateCode(rest, start, end)) continue;
      rest = take(rest, start, end);
    }
  }
  const left = rest
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/^[\s,.;:!?，。！、،-]+/gu, '')
    .trim();
  const tellsSomething = (part: string) =>
    /\p{L}/u.test(grammar.phrases.reduce((before, phrase) => before.replaceAll(phrase, ' '), folded(part)));
  const said = [...told, ...asides].map(withoutMarksAround).filter((each) => each !== '');
  return /[\p{L}\p{N}$%#]/u.test(left) && said.length > 0
    ? { text: left, asides: [...new Set(said)], told: told.filter(tellsSomething).map(withoutMarksAround) }
    : { text, asides: [], told: [] };
}

const withoutMarksAround = (text: string): string => text.replaceAll(/^[\s,.;:!?-]+|(?<![\s,.;:!-])[\s,.;:!-]+$/gu, '');

/** `OK` in capitals among smaller letters is a state. */
function isStateCode(text: string, start: number, end: number): boolean {
  return start > 0 && text !== text.toUpperCase() && /^[A-Z]{2}$/.test(text.slice(start, end).trim());
}

/** A text without the sentences that only tell about the user; one that asks for something is always left. */
function withoutStories(
  text: string,
  { story, restricting }: CompiledAsides,
  saidBy: (text: string) => Said,
  asides: string[],
): string {
  if (story === undefined) return text;
  const sentences = sentencesOf(text);
  if (sentences.length < 2) return text;
  const said = sentences.map((sentence) => saidBy(sentence));
  const isStory = sentences.map((sentence, index) => {
    const plain = folded(sentence);
    return (
      story.test(plain) && !restricting.test(plain) && said[index]?.narrows === false && said[index]?.asks === false
    );
  });
  const asksElsewhere = (index: number) => said.some((each, other) => other !== index && each.asks);
  return sentences
    .filter((sentence, index) => {
      if (isStory[index] !== true || !asksElsewhere(index)) return true;
      asides.push(sentence.trim());
      return false;
    })
    .join('');
}

/** Sentences with their ends; the first and the last also end at a comma. */
function sentencesOf(text: string): readonly string[] {
  const whole = text.replaceAll(/:(?=\s)/gu, ';').match(/[^.!?;\n。！？；؟…]+[.!?;\n。！？；؟…]*\s*/gu) ?? [text];
  if (whole.length > 1) return whole;
  const [first = ''] = whole;
  const comma = /[,，،]|\s[-–—]\s/u.exec(first);
  if (comma === null) return whole;
  return [first.slice(0, comma.index + comma[0].length), first.slice(comma.index + comma[0].length)];
}
