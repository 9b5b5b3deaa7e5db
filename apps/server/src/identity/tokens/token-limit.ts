import type {} from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { tooManyRequests } from '../../platform/problems.ts';

/** Ten calls a second without a pause: more than notebooks and spreadsheets make, and less than users would feel. */
const callsPerMinute = 600;

interface Tally {
  readonly max: number;
  readonly remaining: number;
  readonly seconds: number;
}

/** Counts the calls of each API token, and tells callers in headers how many are left. */
export class TokenLimit {
  readonly #tallies = new WeakMap<FastifyRequest, Tally>();
  readonly #tokens = new WeakMap<FastifyRequest, number>();
  readonly #count: ReturnType<FastifyInstance['createRateLimit']>;

  constructor(app: FastifyInstance, mostAMinute = callsPerMinute) {
    this.#count = app.createRateLimit({
      max: mostAMinute,
      timeWindow: '1 minute',
      keyGenerator: (request) => `API token ${this.#tokens.get(request)}`,
    });
    app.addHook('onSend', async (request, reply) => this.#tell(request, reply));
  }

  /** @throws ProblemError 429 when the token has made too many calls within a minute. */
  async count(request: FastifyRequest, tokenId: number): Promise<void> {
    this.#tokens.set(request, tokenId);
    const counted = await this.#count(request);
    if (counted.isAllowed) return;
    const { max, remaining, ttlInSeconds: seconds, isExceeded } = counted;
    this.#tallies.set(request, { max, remaining, seconds });
    if (isExceeded) {
      throw tooManyRequests(`This API token may make ${max} calls a minute. Try again in ${seconds} seconds.`, seconds);
    }
  }

  #tell(request: FastifyRequest, reply: FastifyReply): void {
    const tally = this.#tallies.get(request);
    if (tally === undefined) return;
    const { max, remaining, seconds } = tally;
    reply.headers({ 'ratelimit-limit': max, 'ratelimit-remaining': remaining, 'ratelimit-reset': seconds });
  }
}
