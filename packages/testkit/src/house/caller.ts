import type { Endpoint } from '@waybill/contract';
import type { z } from 'zod';

/** An HTTP response. `body` is parsed JSON, or otherwise text. */
export interface Answer<Body = unknown> {
  readonly status: number;
  readonly body: Body;
  readonly text: string;
  readonly headers: Headers;
}

/** The parts of a call; whatever the endpoint declares, tests may send anything. */
export interface CallParts {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** Makes calls to the app over the loopback address, with the token of somebody or without any. */
export class Caller {
  readonly #address: string;
  readonly token: string | undefined;

  constructor(address: string, token?: string) {
    this.#address = address;
    this.token = token;
  }

  /** Calls an endpoint of the contract. Throws when a good answer is not what the contract promises, or holds more. */
  async call<Reply extends z.ZodType>(
    endpoint: Endpoint<z.ZodType, z.ZodType, z.ZodType, Reply>,
    parts: CallParts = {},
  ): Promise<Answer<z.output<Reply>>> {
    const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(parts.params?.[name] ?? ''),
    );
    const query = new URLSearchParams(Object.entries(parts.query ?? {}).map(([name, value]) => [name, String(value)]));
    const answer = await this.send<z.output<Reply>>(endpoint.method, query.size > 0 ? `${path}?${query}` : path, parts);
    if (answer.status === 200) assertNothingElse(endpoint.name, answer.body, endpoint.answer.parse(answer.body));
    return answer;
  }

  /** Calls any address; a text body is sent as it is. */
  async send<Body = unknown>(method: string, path: string, parts: CallParts = {}): Promise<Answer<Body>> {
    const { body, headers, signal } = parts;
    const answer = await fetch(new URL(path, this.#address), {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.token === undefined ? {} : { authorization: `Bearer ${this.token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
    });
    const text = await answer.text();
    return { status: answer.status, body: parsed(text) as Body, text, headers: answer.headers };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Throws when what was answered has a field, at any depth, that its contract does not name. */
function assertNothingElse(endpoint: string, answered: unknown, promised: unknown, path = 'answer'): void {
  if (typeof answered !== 'object' || answered === null) return;
  const known = typeof promised === 'object' && promised !== null ? Object.entries(promised) : [];
  const knownByName = new Map<string, unknown>(known);
  for (const [name, value] of Object.entries(answered)) {
    if (!knownByName.has(name))
      throw new Error(`${endpoint} answers ${path}.${name}, which its contract does not name.`);
    assertNothingElse(endpoint, value, knownByName.get(name), `${path}.${name}`);
  }
}
