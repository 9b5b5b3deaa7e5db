import { describe, expect, it } from 'vitest';
import { chooseOwner, type Owner } from '../../../src/intake/loads/choose-owner.ts';

const account = { carrierId: 1, carrierName: 'UPS', accountNumber: 'A1B2C3' };
const owner = (clientId: number, tenantId = 1): Owner => ({
  accountId: clientId * 10,
  clientId,
  clientName: `Client ${clientId}`,
  tenantId,
});
const [mine, sibling, theirs] = [owner(1002), owner(1005), owner(9001, 2)];
const owned = ({ accountId, clientId, tenantId }: Owner) => ({ ...account, accountId, clientId, tenantId });

const unknown =
  'UPS account A1B2C3 is not known. Name the client it belongs to, and it will be created for that client.';
const ofAnother = (clientId: number) =>
  `UPS account A1B2C3 belongs to another client, not to client ${clientId}. If both have it, add it to that client’s accounts first.`;

describe('the owner of an account', () => {
  it.each<[string, readonly Owner[], Parameters<typeof chooseOwner>[2], Owner]>([
    ['the only client who has it', [mine], {}, mine],
    ['the only client of the tenant who has it', [mine, theirs], { tenantId: 2 }, theirs],
    ['the client who is named, of several', [mine, sibling], { clientId: 1005, tenantId: 1 }, sibling],
    ['the only client who counts', [mine, sibling], { tenantId: 1, clientIds: [1002, 1003] }, mine],
    ['the only client who has it, although another is named', [sibling], { clientId: 1002, tenantId: 1 }, sibling],
    ['the named client, if the file must be theirs', [mine], { clientId: 1002, tenantId: 1, mustOwnAll: true }, mine],
    ['the named client, although other tenants have it', [mine, theirs], { clientId: 1002, tenantId: 1 }, mine],
  ])('is %s', (_, owners, receiver, expected) => {
    expect(chooseOwner(account, owners, receiver)).toEqual(owned(expected));
  });

  it('is the named client, under whom it will be created, where nobody who counts has it', () => {
    const created = { ...account, accountId: undefined, clientId: 1002, tenantId: 1 };
    expect(chooseOwner(account, [], { clientId: 1002, tenantId: 1 })).toEqual(created);
    expect(chooseOwner(account, [theirs], { clientId: 1002, tenantId: 1 })).toEqual(created);
    const hidden = { clientId: 1002, tenantId: 1, clientIds: [1002] };
    expect(chooseOwner(account, [sibling], hidden)).toEqual(created);
  });

  it.each<[string, readonly Owner[], Parameters<typeof chooseOwner>[2], string]>([
    ['nobody has it', [], {}, unknown],
    ['nobody of the tenant has it', [theirs], { tenantId: 1 }, unknown],
    ['nobody who counts has it', [sibling], { tenantId: 1, clientIds: [1002] }, unknown],
    [
      'several tenants have it',
      [mine, theirs],
      {},
      'UPS account A1B2C3 exists in several tenants. Name the client whose invoice this is.',
    ],
    [
      'several clients have it',
      [mine, sibling],
      { tenantId: 1 },
      'UPS account A1B2C3 belongs to several clients: 1002 (Client 1002), 1005 (Client 1005). Name the client whose invoice this is.',
    ],
    [
      'several others than the named one have it',
      [mine, sibling],
      { clientId: 1003, tenantId: 1 },
      'UPS account A1B2C3 belongs to several clients: 1002 (Client 1002), 1005 (Client 1005). Name the client whose invoice this is.',
    ],
    [
      'the file must be of the named client alone, and another has it',
      [sibling],
      { clientId: 1002, tenantId: 1, mustOwnAll: true },
      ofAnother(1002),
    ],
  ])('is not known where %s, and the reason says what to do', (_, owners, receiver, reason) => {
    expect(chooseOwner(account, owners, receiver)).toBe(reason);
  });
});
