import { env } from 'node:process';
import { newKey, untilAnswered } from '@waybill/client';
import { apiTokenPrefix, idempotencyKeyHeader, problem } from '@waybill/contract';
import { CannotWork } from '../cannot-work.ts';
import { UsageError } from '../usage-error.ts';

const secondsOfPatience = 120;

/** A portal anywhere, to which this command comes with an API token. */
export class Portal {
  readonly #address: string;
  readonly #token: string;

  private constructor(address: string, token: string) {
    this.#address = address;
    this.#token = token;
  }

  /** The portal at an address; the token is that of WAYBILL_TOKEN. @throws UsageError if one of them cannot be right. */
  static at(address: string): Portal {
    if (!URL.canParse(address)) {
      throw new UsageError(`${address} is not an address such as https://waybill.example.com.`);
    }
    const token = env.WAYBILL_TOKEN ?? '';
    if (token.startsWith(apiTokenPrefix)) return new Portal(address, token);
    throw new UsageError(`Set WAYBILL_TOKEN to an API token of the portal, which begins with ${apiTokenPrefix}.`);
  }

  /** Makes a call, whatever it answers; waits while the portal says "not now". @throws CannotWork if the portal does not answer. */
  async send(method: string, url: string, body?: string): Promise<Response> {
    const headers = {
      authorization: `Bearer ${this.#token}`,
      'content-type': 'application/json',
      ...(method === 'GET' ? {} : { [idempotencyKeyHeader]: newKey() }),
    };
    const request = { method, headers, ...(body === undefined ? {} : { body }) };
    const send = () => fetch(new URL(url, this.#address), request);
    return await untilAnswered(send, { patience: secondsOfPatience }).catch((error: unknown) => {
      throw new CannotWork(`${this.#address} does not answer: ${error instanceof Error ? error.message : error}`);
    });
  }

  /** Makes a call that has to succeed. @throws CannotWork with what the portal says if it refuses. */
  async ask(method: string, url: string, body?: object): Promise<Response> {
    const answer = await this.send(method, url, body && JSON.stringify(body));
    if (answer.ok) return answer;
    const refused = problem.safeParse(await answer.json().catch(() => undefined));
    throw new CannotWork(refused.success ? refused.data.detail : `${this.#address} answers ${answer.status}.`);
  }
}
