import { readFileSync } from 'node:fs';
import { wordLanguages } from '@waybill/model';
import { z } from 'zod';

/** What every question has; the README beside the files explains the fields. */
const asked = {
  question: z.string().min(1),
  /** The questions before it in its conversation. */
  earlier: z.array(z.string().min(1)).default([]),
  language: z.enum(wordLanguages),
  /** Whether the user reads client 1002 alone or the family of 1001. */
  asker: z.enum(['one', 'family']),
  writtenOn: z.iso.date(),
  writtenBy: z.enum(['engine authors', 'outsiders']),
  seen: z.boolean(),
};
const answered = z.strictObject({
  ...asked,
  sql: z.string().startsWith('select '),
  loose: z.boolean().default(false),
  mayAskBack: z.boolean().default(false),
});
const unanswered = z.strictObject({
  ...asked,
  outcomes: z.array(z.enum(['clarify', 'definition', 'howto', 'ledger', 'refuse', 'report'])).min(1),
  mention: z.array(z.string()).default([]),
});
const question = z.union([answered, unanswered]);

/** A question with the SQL of its figures, or with the other outcomes that it may have. */
export type TestQuestion = z.infer<typeof question>;

const folder = new URL('../../../packages/assistant/test/questions/', import.meta.url);

/** The questions of a file, by its name without the ending. */
export function readQuestions(name: string): readonly TestQuestion[] {
  const lines = readFileSync(new URL(`${name}.jsonl`, folder), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => question.parse(JSON.parse(line)));
}
