import type { Problem } from '@waybill/contract';
import type { FastifyRequest } from 'fastify';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import type { Services } from '../../platform/services.ts';
import { recordEvent } from './write-audit.ts';

const minute = 60_000;
const mostRemembered = 10_000;

/** Records refused calls: the same call of the same user at most once a minute. */
export class DenialRecord {
  readonly #services: Pick<Services, 'settings' | 'clock'>;
  readonly #writtenAt = new Map<string, number>();

  constructor(services: Pick<Services, 'settings' | 'clock'>) {
    this.#services = services;
  }

  async write(request: FastifyRequest, { userId, tenantId, token }: SignedInUser, { detail }: Problem): Promise<void> {
    const { settings, clock } = this.#services;
    const at = clock();
    const call = `${request.method} ${request.routeOptions.url ?? ''}`;
    const key = `${userId} ${call} ${detail}`;
    if (at.getTime() - (this.#writtenAt.get(key) ?? 0) < minute) return;
    if (this.#writtenAt.size >= mostRemembered) this.#writtenAt.clear();
    this.#writtenAt.set(key, at.getTime());
    const more = {
      reason: detail,
      address: request.ip,
      ...(token === undefined ? {} : { apiToken: token.name }),
    };
    await recordEvent(settings, { tenantId, userId }, at, { action: 'access.refuse', subject: { name: call }, more });
  }
}
