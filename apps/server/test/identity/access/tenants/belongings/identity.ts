import { idOf, type Owner } from './owner.ts';

/** How people of the tenant sign in, and what the audit log knows of them. */
export async function addSignIns({ house: { settings }, tenantId, user, role, mark }: Owner) {
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

  return { provider, auditEntry: Number(auditEntry) };
}
