import { synchronisationState, synchronise } from '@waybill/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { readableClients } from '../../../identity/access/readable-clients.ts';
import { recordEvent } from '../../../identity/audit/write-audit.ts';
import { refreshAccountMirror } from '../../../organisation/clients/account-mirror.ts';
import { callSignal } from '../../../platform/http/call-signal.ts';
import { route } from '../../../platform/http/route.ts';
import type { SignedInUser } from '../../../platform/http/signed-in-user.ts';
import type { Services } from '../../../platform/services.ts';
import { synchronisationStateOf } from '../synchronisation-state.ts';

/** Compares the settings database and the warehouse, and synchronises them. */
export function synchronisationRoutes(app: FastifyInstance, { settings, warehouse, clock }: Services): void {
  const ending = new AbortController();
  let sorting: Promise<unknown> | undefined;
  app.addHook('onClose', async () => {
    ending.abort();
    await sorting;
  });
  const beginSorting = () => {
    sorting ??= warehouse
      .compact({ signal: ending.signal })
      .catch((error: unknown) => app.log.error({ err: error }, 'sorting the warehouse failed'))
      .finally(() => {
        sorting = undefined;
      });
  };
  const stateFor = async (user: SignedInUser, reply: FastifyReply) =>
    synchronisationStateOf(
      user.tenantId,
      await readableClients(settings, user),
      settings,
      warehouse,
      callSignal(reply),
    );

  route(app, synchronisationState, async ({ user, reply }) => stateFor(user, reply));

  route(app, synchronise, async ({ user, reply }) => {
    const before = await stateFor(user, reply);
    const { inSettings, differing } = before.accounts;
    const { quarters } = before.waiting;
    await recordEvent(settings, user, clock(), {
      action: 'warehouse.synchronise',
      more: { accounts: inSettings, differing, quarters },
    });
    await refreshAccountMirror(settings, warehouse);
    beginSorting();
    return { accounts: inSettings, quarters };
  });
}
