import { withoutTrailingSlashes } from '@waybill/contract';
import type { LanguageModelAccess } from '../../platform/language-model-access.ts';

/** A message of the conversation with the model. */
export interface ModelMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

/** The result of a request: the model's text, or why there is none. */
export type ModelAnswer =
  | { readonly kind: 'text'; readonly text: string; readonly tokens: number }
  | { readonly kind: 'failure'; readonly reason: string; readonly tokens: number };

const mostAnswerBytes = 64_000;
const mostAnswerTokens = 800;
/** If the server does not state how many there were. */
const bytesOfToken = 4;

interface Request {
  readonly messages: readonly ModelMessage[];
  readonly schema: object;
  readonly signal: AbortSignal;
}

/** One request to the model. Follows no redirect, reads no more than a bounded answer, and never throws. */
export async function askModel(
  { address, model, key }: LanguageModelAccess,
  { messages, schema, signal }: Request,
): Promise<ModelAnswer> {
  const body = JSON.stringify({
    model,
    messages,
    temperature: 0,
    max_tokens: mostAnswerTokens,
    response_format: { type: 'json_schema', json_schema: { name: 'reading', strict: true, schema } },
  });
  const sent = Math.ceil(body.length / bytesOfToken);
  const failure = (reason: string): ModelAnswer => ({ kind: 'failure', reason, tokens: sent });
  try {
    const response = await fetch(`${withoutTrailingSlashes(address)}/chat/completions`, {
      method: 'POST',
      redirect: 'manual',
      signal,
      headers: {
        'content-type': 'application/json',
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      },
      body,
    });
    if (response.status !== 200) {
      await response.body?.cancel();
      return failure(`The server answered with the status ${response.status}.`);
    }
    const text = await boundedText(response);
    if (text === undefined) return failure(`The answer is longer than ${mostAnswerBytes} bytes.`);
    return answerOf(text, sent);
  } catch {
    return failure(signal.aborted ? 'The server did not answer in time.' : 'The server could not be reached.');
  }
}

async function boundedText(response: Response): Promise<string | undefined> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.length;
    if (bytes > mostAnswerBytes) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** The text of the first choice; the tokens that the server states, but no fewer than were sent and received. */
function answerOf(text: string, sent: number): ModelAnswer {
  const least = sent + Math.ceil(text.length / bytesOfToken);
  const answer = parsed(text);
  const told = numberIn(answer, 'usage', 'total_tokens');
  const tokens = Math.max(least, told);
  const content = textIn(answer);
  return content === undefined
    ? { kind: 'failure', reason: 'The answer holds no text.', tokens }
    : { kind: 'text', text: content, tokens };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;

function numberIn(value: unknown, ...path: readonly string[]): number {
  const found = path.reduce(fieldOf, value);
  return typeof found === 'number' && Number.isSafeInteger(found) && found > 0 ? found : 0;
}

function textIn(answer: unknown): string | undefined {
  const choices = fieldOf(answer, 'choices');
  const content = Array.isArray(choices) ? fieldOf(fieldOf(choices[0], 'message'), 'content') : undefined;
  return typeof content === 'string' ? content : undefined;
}
