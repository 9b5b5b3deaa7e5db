import {
  account,
  createRole,
  deleteRole,
  getRole,
  listAuditLog,
  listRoles,
  listUsers,
  updateRole,
} from '@waybill/contract';
import { House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';

describe('the administration of roles', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const admin = await house.as('admin');
  const tenantOf = (name: string) =>
    house.settings.selectFrom('tenant').select('id').where('name', '=', name).executeTakeFirstOrThrow();
  const roleNamed = async (name: string) => {
    const { rows } = (await admin.call(listRoles, { query: { search: name } })).body;
    const role = rows.find((each) => each.name === name);
    if (role === undefined) throw new Error(`no role ${name}`);
    return role;
  };

  it('gives the users of a role its new permissions at once', async () => {
    const shipper = await house.as('shipper');
    const permissions = async () => (await shipper.call(account)).body.permissions;
    const { id, name, permissions: before } = await roleNamed('ROLE_CLIENT');
    expect(await permissions()).not.toContain('TRY_BETA');
    const body = { name, permissions: [...before, 'TRY_BETA'] };
    expect((await admin.call(updateRole, { params: { id }, body })).status).toBe(200);
    expect(await permissions()).toContain('TRY_BETA');
    await admin.call(updateRole, { params: { id }, body: { name, permissions: before } });
    expect(await permissions()).not.toContain('TRY_BETA');
    const { rows } = (
      await admin.call(listAuditLog, { query: { action: 'role.update', sort: 'at', descending: 'true' } })
    ).body;
    expect(rows[0]?.details).toMatchObject({
      subject: { name },
      changes: { permissions: { after: before } },
    });
  });

  it('makes and deletes roles that nobody has; others stay', async () => {
    const made = await admin.call(createRole, { body: { name: 'ROLE_AUDITOR', permissions: ['AUDIT_WEB'] } });
    expect(made.body).toMatchObject({ name: 'ROLE_AUDITOR', standard: false, users: 0, permissions: ['AUDIT_WEB'] });
    const twice = await admin.call(createRole, { body: { name: 'ROLE_AUDITOR', permissions: [] } });
    expect(twice.body).toMatchObject({ status: 400, errors: [{ field: 'name' }] });
    expect((await admin.call(deleteRole, { params: { id: made.body.id } })).status).toBe(200);
    expect((await admin.call(getRole, { params: { id: made.body.id } })).status).toBe(404);
    const { id } = await roleNamed('ROLE_CLIENT');
    expect((await admin.call(deleteRole, { params: { id } })).status).toBe(400);
    const renamed = await admin.call(updateRole, { params: { id }, body: { name: 'ROLE_SHIPPER', permissions: [] } });
    expect(renamed.body).toMatchObject({ status: 400, errors: [{ field: 'name' }] });
  });

  it('refuses names and permissions that do not exist', async () => {
    const body = { name: 'NEW_BI_TOOLS', permissions: ['EVERYTHING'] };
    const { body: answer } = await admin.call(createRole, { body });
    expect(answer).toMatchObject({ status: 400, errors: [{ field: 'name' }, { field: 'permissions.0' }] });
  });

  it('leaves the administrator an administrator', async () => {
    const { id, name, permissions } = await roleNamed('ROLE_ADMIN');
    const without = permissions.filter((each) => each !== 'ACL_ADMIN');
    const refused = await admin.call(updateRole, { params: { id }, body: { name, permissions: without } });
    expect(refused.body).toMatchObject({ status: 400, errors: [{ field: 'permissions' }] });
    expect((await admin.call(listUsers)).status).toBe(200);
    expect((await roleNamed('ROLE_ADMIN')).permissions).toContain('ACL_ADMIN');
  });

  it('is within a tenant: the neighbour’s roles are not there', async () => {
    const neighbour = await house.as('neighbour', 'neighbour');
    const own = (await neighbour.call(listRoles)).body.rows;
    const { id } = await roleNamed('ROLE_CLIENT');
    expect(own.map((role) => role.id)).not.toContain(id);
    const body = { name: 'ROLE_CLIENT', permissions: [] };
    expect((await neighbour.call(updateRole, { params: { id }, body })).status).toBe(404);
    for (const caller of [admin, neighbour]) {
      const made = await caller.call(createRole, { body: { name: 'ROLE_OF_BOTH', permissions: [] } });
      expect(made.status).toBe(200);
    }
  });

  it('grants nobody more than the one who grants', async () => {
    const { id, name, permissions } = await roleNamed('ROLE_ADMIN');
    await house.settings
      .deleteFrom('role_permission')
      .where('role_id', '=', id)
      .where('permission', '=', 'CDC_ADMIN')
      .execute();
    const raised = await admin.call(updateRole, { params: { id }, body: { name, permissions } });
    expect(raised.body).toMatchObject({ status: 400, errors: [{ field: 'permissions' }] });
  });

  it('lets nobody change or delete a role that reaches further than their own', async () => {
    const { id } = await house.settings
      .insertInto('role')
      .values({ tenant_id: (await tenantOf('default')).id, name: 'ROLE_ABOVE' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await house.settings.insertInto('role_permission').values({ role_id: id, permission: 'CDC_ADMIN' }).execute();
    const params = { id };
    const body = { name: 'ROLE_ABOVE', permissions: [] };
    expect((await admin.call(updateRole, { params, body })).status).toBe(403);
    expect((await admin.call(deleteRole, { params })).status).toBe(403);
  });
});
