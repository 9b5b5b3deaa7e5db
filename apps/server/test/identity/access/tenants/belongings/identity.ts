import { at, idOf, type Owner } from './owner.ts';

/** How people of the tenant sign in, and what the audit log knows of them. */
export async function addSignIns({ house: { settings }, tenantId, callerId, user, clientId, role, mark }: Owner) {
  const provider = await idOf(
    settings
      .insertInto('identity_provider')
      .values({
        tenant_id: tenantId,
        name: mark,
        entity_id: `https://${mark}.example`,
        sign_in_url: `https://${mark}.example/sign-in`,
        certificates: '',
        email_domains: '',
        match_by: 'email',
        email_attribute: null,
        response_signed: false,
        new_user_role_id: role,
        enabled: true,
      })
      .returning('id'),
  );
  const auditEntry = await idOf(
    settings
      .insertInto('audit_log')
      .values({ tenant_id: tenantId, user_id: user, action: 'test', details: JSON.stringify({ mark }) })
      .returning('id'),
  );

  const token = {
    tenant_id: tenantId,
    name: mark,
    beginning: `wbt_${mark}`,
    writes: true,
    permissions: null,
    client_ids: [clientId],
    made_by: callerId,
    identity_provider_id: null,
    created_at: at,
    expires_at: '2099-01-01',
    last_used_from: null,
    revoked_by: null,
  };
  const ownToken = await idOf(
    settings
      .insertInto('api_token')
      .values({ ...token, user_id: callerId, kind: 'personal', secret_hash: `${mark} own` })
      .returning('id'),
  );
  const apiToken = await idOf(
    settings
      .insertInto('api_token')
      .values({ ...token, user_id: user, kind: 'service', secret_hash: `${mark} service` })
      .returning('id'),
  );

  const webhook = await idOf(
    settings
      .insertInto('webhook')
      .values({
        tenant_id: tenantId,
        name: mark,
        url: `https://${mark}.example/`,
        secret: mark,
        events: ['report.finished'],
        client_ids: [clientId],
        active: false,
      })
      .returning('id'),
  );
  const { id: webhookMessage } = await settings
    .insertInto('webhook_message')
    .values({ webhook_id: webhook, message_id: mark, event: mark, payload: mark, status: null, reason: null })
    .returning('id')
    .executeTakeFirstOrThrow();

  return {
    webhook,
    webhookMessage: Number(webhookMessage),
    ownToken,
    apiToken,
    provider,
    auditEntry: Number(auditEntry),
  };
}
