import { createClientCredential } from '@waybill/contract';
import { idOf, type Owner } from './owner.ts';

/** Accounts with their group and division, a credential and an exchange rate. */
export async function addAccounts({ house: { settings }, tenantId, caller, clientId, carrier, mark }: Owner) {
  const accountDivision = await idOf(
    settings.insertInto('account_division').values({ client_id: clientId, name: mark }).returning('id'),
  );
  const accountGroup = await idOf(
    settings
      .insertInto('account_group')
      .values({ client_id: clientId, account_division_id: accountDivision, name: mark })
      .returning('id'),
  );
  const accountNumber = `${mark}1`.toUpperCase();
  const account = await idOf(
    settings
      .insertInto('account')
      .values({
        client_id: clientId,
        carrier_id: carrier,
        number: accountNumber,
        name: mark,
        account_group_id: accountGroup,
      })
      .returning('id'),
  );
  const { body: credential } = await caller.call(createClientCredential, {
    body: {
      clientId,
      carrierId: carrier,
      purpose: 'api',
      address: `https://${mark}.example`,
      userName: mark,
      secret: `${mark} secret`,
      note: mark,
    },
  });
  await settings
    .insertInto('exchange_rate')
    .values({
      tenant_id: tenantId,
      currency_code: 'CAD',
      rate_date: '2001-01-01',
      usd_rate: '0.5',
      source: `${mark}.csv`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

  return { accountDivision, accountGroup, account, accountNumber, credential: credential.id };
}
