import type { Settings } from '@waybill/db';
import { addUser, ensureTenant } from '@waybill/seed-data';
import type { Warehouse } from '@waybill/warehouse';
import { loadInvoice } from '../warehouse/load-invoice.ts';
import { quickHashOfDemoPassword } from './quick-hash.ts';

/** A second tenant, with one client, one user and one invoice that nobody else may see. */
export const neighbour = {
  tenant: 'neighbour',
  login: 'neighbour',
  clientId: 9001,
  accountId: 9001,
  trackingNumber: '1ZNEIGHBOUR0000001',
  net: '12345.67',
} as const;

const accountNumber = 'N31GH8';

/** Adds the second tenant. */
export async function addNeighbour(settings: Settings, warehouse: Warehouse): Promise<void> {
  const tenantId = await ensureTenant(settings, neighbour.tenant);
  await settings
    .insertInto('client')
    .values({
      id: neighbour.clientId,
      tenant_id: tenantId,
      name: 'Neighbour',
      code: 'NEIGHBOUR',
      parent_client_id: null,
    })
    .execute();
  await addUser(settings, {
    tenantId,
    login: neighbour.login,
    firstName: 'Nele',
    lastName: 'Bour',
    email: 'nele@neighbour.example',
    passwordHash: quickHashOfDemoPassword,
    passwordExpiresOn: '2099-01-01',
    mustChangePassword: false,
    internal: true,
    chat: true,
    role: 'ROLE_ADMIN',
    clientIds: [neighbour.clientId],
  });
  await settings
    .insertInto('account')
    .values({
      id: neighbour.accountId,
      client_id: neighbour.clientId,
      carrier_id: 1,
      number: accountNumber,
      name: 'Neighbour',
      account_group_id: null,
    })
    .execute();
  await loadInvoice(
    warehouse,
    {
      clientId: neighbour.clientId,
      accountId: neighbour.accountId,
      accountNumber,
      invoiceNumber: 'NEIGHBOUR1',
      billDate: '2026-10-03',
    },
    [{ net: neighbour.net, row: { tracking_number: neighbour.trackingNumber } }],
  );
}
