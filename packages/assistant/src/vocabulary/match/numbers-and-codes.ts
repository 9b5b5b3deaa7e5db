import type { Concept } from '../concept.ts';
import type { Token } from '../tokenise.ts';
import { dayWritten } from './dates-written.ts';

/** What a word is that the vocabulary does not know: a day, a number, a code, or unknown. */
export function conceptWritten(token: Token): Concept {
  return (
    dayWritten(token.text) ??
    numberWritten(token) ??
    ordinalWritten(token) ??
    codeWritten(token) ?? { kind: 'unknown', text: token.typed }
  );
}

/** An amount or a count; so many digits, or leading zeros, are those of a code. */
function numberWritten({ text, typed }: Token): Concept | undefined {
  const [, dollar, digits, factor] = /^(\$?)\s?(\d[\d,]*(?:\.\d+)?)\s?([km]?)$/.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const plain = digits.replaceAll(',', '');
  const isCode = plain.length > 9 || /^0\d{4,}$/.test(plain) || /^\d{9}$/.test(text);
  if (isCode && !plain.includes('.')) return { kind: 'code', text: typed };
  const times = factor === 'k' ? 1_000 : factor === 'm' ? 1_000_000 : 1;
  return { kind: 'number', value: Number(plain) * times, money: dollar === '$' };
}

function ordinalWritten({ text }: Token): Concept | undefined {
  const [, ordinal] = /^(\d{1,2})(?:st|nd|rd|th|er|re|eme|e)$/.exec(text) ?? [];
  return ordinal === undefined ? undefined : { kind: 'number', value: Number(ordinal), money: false };
}

function codeWritten({ text, typed }: Token): Concept | undefined {
  return /^(?=.*\d)[a-z\d]{6,40}$/.test(text) ? { kind: 'code', text: typed } : undefined;
}
