/** What meanings, help and pages are called in a language, by their English text. */
export type Texts = Readonly<Record<string, string>>;
