import { synchronisationState, synchronise } from '@waybill/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { writeAudit } from '../../audit/write-audit.ts';
import type { SignedInUser } from '../../auth/signed-in-user.ts';
import { refreshAccountMirror } from '../../clients/account-mirror.ts';
import { readableClients } from '../../clients/readable-clients.ts';
import { callSignal } from '../../data/call-signal.ts';
import type { Services } from '../../services.ts';
import { synchronisationStateOf } from '../../synchronisation/synchronisation-state.ts';
import { route } from '../route.ts';

/** Settings database and warehouse: whether they agree, and making them. */
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
      .catch((error: unknown) => app.log.error({ err: error }, 'sorting the warehouse'))
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
    await refreshAccountMirror(settings, warehouse);
    beginSorting();
    const { inSettings, differing } = before.accounts;
    const { quarters } = before.waiting;
    await writeAudit(settings, user, clock(), {
      action: 'warehouse.synchronise',
      more: { accounts: inSettings, differing, quarters },
    });
    return { accounts: inSettings, quarters };
  });
}
