import { House } from '@waybill/testkit';
import { IdentityProvider } from '@waybill/testkit/identity-provider';
import { afterAll } from 'vitest';

/** A house whose clock shows the time of the identity provider beside it; both are closed after the tests. */
export async function houseWithProvider() {
  const house = await House.open();
  const provider = await IdentityProvider.start();
  afterAll(async () => {
    await provider.close();
    await house.close();
  });
  house.clock.forward(Date.now() - house.clock.read().getTime());
  return { house, provider, admin: await house.as('admin') };
}
