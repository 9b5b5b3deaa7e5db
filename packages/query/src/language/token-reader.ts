import { type ExpressionSource, type Place, refuse } from './expression-source.ts';
import { limits } from './limits.ts';
import { reservedWords } from './reserved-words.ts';
import type { Token } from './token.ts';
import { tokenize } from './tokenize.ts';

/** Reads the tokens of one expression from left to right, and refuses expressions that are too large. */
export class TokenReader {
  readonly source: ExpressionSource;
  readonly #tokens: readonly Token[];
  #index = 0;
  #depth = 0;
  #nodes = 0;
  #chained = 0;

  constructor(source: ExpressionSource) {
    this.source = source;
    this.#tokens = tokenize(source);
  }

  /** The next token, or one of those after it. */
  peek(ahead = 0): Token {
    const token = this.#tokens[this.#index + ahead] ?? this.#tokens.at(-1);
    if (token === undefined) throw new Error('An expression always has an end token');
    return token;
  }

  next(): Token {
    const token = this.peek();
    this.#index += 1;
    return token;
  }

  isAt(value: string, ahead = 0): boolean {
    const { kind, value: found } = this.peek(ahead);
    return found === value && (kind === 'word' || kind === 'symbol');
  }

  /** Reads the word or symbol if it comes next. */
  accept(value: string): boolean {
    if (!this.isAt(value)) return false;
    this.#index += 1;
    return true;
  }

  expect(value: string, why: string): void {
    if (!this.accept(value)) this.refuse(`Expected ‘${value}’ ${why}.`);
  }

  isAtName(ahead = 0): boolean {
    const { kind, value } = this.peek(ahead);
    return kind === 'quoted word' || (kind === 'word' && !reservedWords.has(value));
  }

  /** The place of the next token, for nodes and errors. */
  place(): Place {
    const { position, source } = this.peek();
    return { position, word: source };
  }

  /** Reads something that nests, unless it nests too deeply. */
  nested<Result>(read: () => Result): Result {
    this.#depth += 1;
    if (this.#depth > limits.depth) this.refuse(`An expression nests at most ${limits.depth} levels.`);
    const result = read();
    this.#depth -= 1;
    return result;
  }

  /** Counts a part of the expression. */
  count(): void {
    this.#nodes += 1;
    if (this.#nodes > limits.nodes) {
      this.refuse(`An expression has at most ${limits.nodes} parts.`, 'Use a list: column in (…).');
    }
    const { complexity } = this.source;
    if (complexity === undefined) return;
    complexity.parts += 1;
    if (complexity.parts > limits.partsOfRequest) {
      this.refuse(`The expressions of a request have at most ${limits.partsOfRequest} parts together.`);
    }
  }

  /** Counts a value of a list. */
  countListValue(before: number): void {
    if (before >= limits.listValues) this.refuse(`A list has at most ${limits.listValues} values.`);
    const { complexity } = this.source;
    if (complexity === undefined) return;
    complexity.listValues += 1;
    if (complexity.listValues > limits.listValuesOfRequest) {
      this.refuse(`The lists of a request have at most ${limits.listValuesOfRequest} values together.`);
    }
  }

  /** Counts an operator whose left operand is the result of another operator. */
  chain(): void {
    this.#chained += 1;
    if (this.#chained > limits.chain) this.refuse(`At most ${limits.chain} operators may follow one another.`);
  }

  expectEnd(): void {
    if (this.peek().kind !== 'end') this.refuse('The expression should have ended here.');
  }

  refuse(message: string, fix?: string): never {
    const atEnd = this.peek().kind === 'end' ? 'The expression ends too early. ' : '';
    return refuse(this.source, this.place(), `${atEnd}${message}`, fix);
  }
}
