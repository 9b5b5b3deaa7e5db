import type { Entry } from '../concept.ts';
import { isNamed } from './phrase-kinds.ts';
import { phraseAt, type Wording } from './wording.ts';

/** The carrier of ‘FedEx Ground’ in ‘UPS ground vs FedEx ground’, which compares one service of two carriers. */
export function carrierOf(found: Entry, wording: Wording, position: number): Entry | undefined {
  if (!isNamed(found, 'value', 'service')) return undefined;
  const { tokens } = wording;
  const [carrier, ...service] = found.tokens;
  const isOfAnother = tokens.some(
    (_, at) =>
      at !== position + 1 &&
      tokens[at - 1]?.text !== carrier &&
      carrierAt(wording, at - 1) !== undefined &&
      service.every((word, index) => tokens[at + index]?.text === word),
  );
  return isOfAnother ? carrierAt(wording, position) : undefined;
}

function carrierAt(wording: Wording, position: number): Entry | undefined {
  return phraseAt(
    wording,
    position,
    (phrase) => phrase.tokens.length === 1 && isNamed(phrase, 'value', 'carrier_name'),
  );
}
