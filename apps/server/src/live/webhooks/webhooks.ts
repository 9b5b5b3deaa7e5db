import { mostWebhooks, webhookCalls } from '@waybill/contract';
import type { Transaction } from '@waybill/db';
import { sql } from 'kysely';
import { readableClientIds } from '../../identity/access/readable-ids.ts';
import { resource } from '../../identity/resources/resource.ts';
import { AddressRefused } from '../../platform/http/permitted-address.ts';
import { badRequest, conflict } from '../../platform/problems.ts';
import { sealerOf } from '../../platform/secrets/sealer.ts';
import { fieldProblem } from '../../platform/tables/field-problem.ts';
import { namedList } from '../../platform/tables/named-json.ts';
import { newWebhookSecret, placeOfSecret } from './secret.ts';
import { addressOf } from './webhook-address.ts';

const messages = (state: 'waiting' | 'failed') => sql<number>`(select count(*)::integer from webhook_message
  where webhook_message.webhook_id = webhook.id and webhook_message.state = ${state})`;

/** The webhooks of a tenant. */
export const webhooks = resource({
  table: 'webhook',
  missing: 'There is no such webhook.',
  deleted: 'The webhook is deleted.',
  calls: webhookCalls,
  rows: async (settings, user) =>
    settings
      .selectFrom('webhook')
      .select([
        'webhook.id',
        'webhook.name',
        'webhook.url',
        sql<string[]>`to_json(webhook.events)`.as('events'),
        sql`case when webhook.client_ids is null then null else ${namedList(
          sql`select client.id, client.name from client where client.id = any(webhook.client_ids)`,
        )} end`.as('clients'),
        'webhook.active',
        messages('waiting').as('waiting'),
        messages('failed').as('failed'),
      ])
      .where('webhook.tenant_id', '=', user.tenantId) as never,
  shown: (row: never) => row,
  searched: ['name', 'url'],
  nameOf: ({ name }) => name,
  audited: ({ name, url, events, clients, active }) => ({
    ...{ name, url, events, active },
    clients: clients?.map((client) => client.name) ?? null,
  }),
  secrets: ['secret'],
  checkNew: async (transaction, user) => assertRoom(transaction, user.tenantId),
  check: async (transaction, user, { clientIds }) => {
    const readable = await readableClientIds(transaction, user);
    if (clientIds?.some((id) => !readable.has(id))) {
      const message = 'You do not have access to all of these clients.';
      throw badRequest(message, [{ field: 'clientIds', message }]);
    }
  },
  columns: async ({ name, url, events, clientIds, active }, { services, before }) => ({
    ...{ name, events, active },
    url: checkedAddress(url, services.webhookHosts),
    client_ids: clientIds,
    ...(before === undefined
      ? { secret: (await sealerOf(services.files)).seal(newWebhookSecret(), placeOfSecret) }
      : {}),
  }),
  newColumns: (_input, user) => ({ tenant_id: user.tenantId }),
});

function checkedAddress(url: string, named: readonly string[] | undefined): string {
  try {
    return addressOf(url, named ?? []).href;
  } catch (error) {
    throw error instanceof AddressRefused ? fieldProblem('url', error.message) : error;
  }
}

/** Locks the tenant's row, so that two requests at once cannot both take the last free place. */
async function assertRoom(transaction: Transaction, tenantId: number): Promise<void> {
  await transaction.selectFrom('tenant').select('id').where('id', '=', tenantId).forUpdate().execute();
  const { count } = await transaction
    .selectFrom('webhook')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= mostWebhooks) throw conflict(`There can be ${mostWebhooks} webhooks. Delete one first.`);
}
