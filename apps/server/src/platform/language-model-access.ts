/** A language model on a server that speaks the OpenAI protocol, and how much of it users may have. */
export interface LanguageModelAccess {
  /** The address before `/chat/completions`. */
  readonly address: string;
  readonly model: string;
  readonly key?: string | undefined;
  /** For all attempts of a question together. */
  readonly seconds: number;
  readonly requestsPerHour: number;
  readonly tokensPerDay: number;
}
