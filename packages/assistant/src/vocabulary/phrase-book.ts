import type { Concept, Entry } from './concept.ts';
import { SpellingIndex } from './spelling.ts';
import { tokenise } from './tokenise.ts';

/** Phrases with their meanings, by the word that they begin with. */
export class PhraseBook {
  readonly #entries = new Map<string, Map<string, Entry>>();
  readonly #tokens = new Set<string>();
  readonly #onlyAsSpelled = new Set<string>();
  #spelling: SpellingIndex | undefined;

  /** The phrases that begin with a word. */
  startingWith(word: string): ReadonlyMap<string, Entry> | undefined {
    return this.#entries.get(word);
  }

  knows(word: string): boolean {
    return this.#tokens.has(word);
  }

  firstWords(): Iterable<string> {
    return this.#entries.keys();
  }

  /** The words that typos are compared with; built when first needed. */
  get spelling(): SpellingIndex {
    this.#spelling ??= new SpellingIndex([...this.#tokens].filter((word) => !this.#onlyAsSpelled.has(word)));
    return this.#spelling;
  }

  add(phrase: string, meaning: readonly Concept[]): void {
    const tokens = tokenise(phrase).map(({ text }) => text);
    const [first] = tokens;
    if (first === undefined) return;
    const key = tokens.join(' ');
    const entries = this.#entries.get(first) ?? new Map<string, Entry>();
    const before = entries.get(key)?.meanings ?? [];
    if (!before.some((each) => isSameMeaning(each, meaning)))
      entries.set(key, { tokens, meanings: [...before, meaning] });
    this.#entries.set(first, entries);
    for (const token of tokens) this.#tokens.add(token);
  }

  /** A name that no other word is taken for: there are many of them, and they look like other words. */
  addAsSpelled(phrase: string, meaning: readonly Concept[]): void {
    const before = new Set(this.#tokens);
    this.add(phrase, meaning);
    for (const { text } of tokenise(phrase)) if (!before.has(text)) this.#onlyAsSpelled.add(text);
  }

  /** Gives a phrase one meaning, whatever it meant before. */
  set(phrase: string, meaning: readonly Concept[]): void {
    const tokens = tokenise(phrase).map(({ text }) => text);
    this.#entries.get(tokens[0] ?? '')?.delete(tokens.join(' '));
    this.add(phrase, meaning);
  }

  has(phrase: string): boolean {
    const tokens = tokenise(phrase).map(({ text }) => text);
    return this.#entries.get(tokens[0] ?? '')?.has(tokens.join(' ')) ?? false;
  }
}

/** Whether two sequences of concepts mean the same. */
export function isSameMeaning(one: readonly Concept[], other: readonly Concept[]): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
