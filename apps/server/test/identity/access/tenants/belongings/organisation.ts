import { createAgreement, createClientCredential, importRulePack } from '@waybill/contract';
import { idOf, type Owner } from './owner.ts';

const rules = 'from,to,source,second_hand,service,percent\n2026-01-05,,Guide,no,UPS Ground,5.9\n';

/** Accounts with their group and division, a credential, an agreement, an exchange rate and rules of a carrier. */
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
  const { body: agreement } = await caller.call(createAgreement, {
    body: {
      clientId,
      content: { carrierId: carrier, number: mark, accounts: [mark], from: '2026-01-01', discountsPrinted: 'apart' },
      note: mark,
    },
  });
  const { body: rulePack } = await caller.call(importRulePack, {
    body: {
      carrierId: 1,
      kind: 'increases',
      fileName: `${mark}.csv`,
      content: Buffer.from(rules).toString('base64'),
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

  return {
    accountDivision,
    accountGroup,
    account,
    accountNumber,
    credential: credential.id,
    agreement: agreement.id,
    rulePack: rulePack.id,
  };
}
