import { networkInterfaces } from 'node:os';
import { describe, expect, it } from 'vitest';
import { isOwn, permittedAddress, permittedPublicAddress } from '../../src/platform/http/permitted-address.ts';

describe('an address of this machine', () => {
  const assigned = Object.values(networkInterfaces()).flatMap((each) => (each ?? []).map(({ address }) => address));

  it.each([
    '127.0.0.1',
    '127.8.8.8',
    '0.0.0.0',
    '169.254.169.254',
    '::',
    '::1',
    '::7f00:1',
    '::127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '0:0:0:0:0:ffff:7f00:1',
    '::ffff:0:7f00:1',
    '64:ff9b::7f00:1',
    '64:ff9b::169.254.169.254',
    '64:ff9b:1::7f00:1',
    '2002:7f00:1::',
    'fe80::1%eth0',
    'ff02::1',
    ...assigned,
  ])('is %s', (address) => {
    expect(isOwn(address)).toBe(true);
  });

  it.each(['192.0.2.7', '2001:db8::7', '64:ff9b::c000:207', '::ffff:192.0.2.7', '2002:c000:207::'])(
    'is not %s',
    (address) => {
      expect(isOwn(address)).toBe(false);
    },
  );

  it('is refused by the name of a place, too', async () => {
    await expect(permittedAddress('localhost', undefined)).rejects.toThrow('is this machine');
    await expect(permittedAddress('::ffff:7f00:1', undefined)).rejects.toThrow('is this machine');
    expect(await permittedAddress('127.0.0.1', ['127.0.0.1'])).toBe('127.0.0.1');
  });

  it('is refused in a private network for webhooks, unless it is named', async () => {
    for (const address of [
      '10.1.2.3',
      '172.16.0.1',
      '192.168.1.1',
      '100.64.0.1',
      'fd00::1',
      '::ffff:10.0.0.1',
      '127.0.0.1',
    ])
      await expect(permittedPublicAddress(address, []), address).rejects.toThrow('which is not permitted');
    expect(await permittedPublicAddress('10.1.2.3', ['10.1.2.3'])).toBe('10.1.2.3');
    expect(await permittedPublicAddress('192.0.2.7', [])).toBe('192.0.2.7');
  });
});
