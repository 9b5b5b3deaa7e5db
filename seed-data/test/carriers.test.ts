import { trackingLink } from '@waybill/model';
import { expect, it } from 'vitest';
import { readReference } from '../src/read-reference.ts';

it.each([
  'UPS',
  'FedEx',
  'USPS',
  'OnTrac',
  'DHL eCommerce',
  'DHL Express',
  'FedEx Freight',
  'Old Dominion Freight Line',
  'XPO',
  'Saia LTL Freight',
  'Estes Express Lines',
  'TForce Freight',
  'R+L Carriers',
  'ABF Freight',
  'Dayton Freight Lines',
  'AAA Cooper Transportation',
])('%s is a carrier of that name here and at its tracking link', (carrier) => {
  expect(readReference<'name'>('carriers').map(({ name }) => name)).toContain(carrier);
  expect(trackingLink(carrier, '600033855')).toContain('600033855');
});
