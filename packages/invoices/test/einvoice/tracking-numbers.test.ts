import { describe, expect, test } from 'vitest';
import { sellerOf } from '../../src/layouts/einvoice/mapping/sellers.ts';
import { trackingNumberIn } from '../../src/layouts/einvoice/mapping/tracking-numbers.ts';
import type { EInvoiceLine, Terms } from '../../src/layouts/einvoice/model/einvoice-model.ts';

const numberIn = (seller: string, terms: Terms, attributes: readonly Terms[] = []): string | undefined => {
  const line: EInvoiceLine = {
    terms,
    attributes,
    allowances: [],
    charges: [],
    classifications: [],
    isForInformation: false,
  };
  const found = sellerOf({ 'BT-27': seller }, [{ id: 90, name: 'Alpenpost' }]);
  if (found === undefined) throw new Error(`${seller} is no carrier.`);
  return trackingNumberIn(line, found);
};

describe('the tracking number of a line', () => {
  test.each<[string, string, string, Terms]>([
    ['1Z999AA10123456784', 'UPS', 'the object identifier', { 'BT-128': '1Z 999 AA1 01 2345 6784' }],
    ['1Z999AA10123456784', 'UPS', 'a description', { 'BT-154': 'Paket 1z999aa10123456784, 2 kg' }],
    ['794612345678', 'FedEx', 'the seller’s identifier', { 'BT-155': '794612345678' }],
    ['794612345678', 'FedEx', 'a note that says so', { 'BT-127': 'Tracking no. 794612345678' }],
    ['1234567890', 'DHL Express', 'the buyer’s identifier', { 'BT-156': '1234567890' }],
    ['1234567891', 'DHL Express', 'a note with a check digit', { 'BT-127': 'Ref 1234567891' }],
    ['JJD000390007812345678', 'DHL eCommerce', 'the name', { 'BT-153': 'Parcel JJD000390007812345678' }],
    ['AP-1002003004', 'Alpenpost', 'the object identifier', { 'BT-128': 'AP-1002003004' }],
    ['RR123456785CH', 'Alpenpost', 'a note', { 'BT-127': 'Einschreiben RR123456785CH' }],
  ])('%s of %s is in %s', (number, seller, _, terms) => {
    expect(numberIn(seller, terms)).toBe(number);
  });

  test('is in an attribute that is called so', () => {
    const attributes = [
      { 'BT-160': 'Gewicht', 'BT-161': '12345678' },
      { 'BT-160': 'N° de colis', 'BT-161': '6A12345678901' },
    ];
    expect(numberIn('UPS', {}, attributes)).toBe('6A12345678901');
    expect(numberIn('Alpenpost', {}, attributes.slice(0, 1))).toBeUndefined();
  });

  test.each<[string, string, Terms]>([
    ['an article number', 'UPS', { 'BT-155': '794612345678' }],
    ['a telephone number in a text', 'DHL Express', { 'BT-127': 'Call 0228182000 or 1234567890' }],
    ['a customs entry', 'FedEx', { 'BT-127': 'Entry 123456789012' }],
    ['a postal number with a wrong check digit', 'Alpenpost', { 'BT-127': 'RR123456784CH' }],
    ['a short reference', 'Alpenpost', { 'BT-128': 'PO-77' }],
    ['a word', 'Alpenpost', { 'BT-128': 'SEPTEMBERFEES' }],
    ['an identifier of an article', 'Alpenpost', { 'BT-155': '4012345678901' }],
  ])('is not %s (%s)', (_, seller, terms) => {
    expect(numberIn(seller, terms)).toBeUndefined();
  });
});

describe('the seller', () => {
  test.each([
    ['United Parcel Service Deutschland S.à r.l. & Co. OHG', 'UPS'],
    ['FedEx Express Germany GmbH', 'FedEx'],
    ['FedEx Freight, Inc.', 'FedEx Freight'],
    ['DHL Parcel Benelux', 'DHL eCommerce'],
    ['XPO Transport Solutions', 'XPO'],
    ['Die Alpenpost AG', 'Alpenpost'],
  ])('%s is %s', (name, carrier) => {
    expect(sellerOf({ 'BT-27': name }, [{ id: 90, name: 'Alpenpost' }])?.carrier.name).toBe(carrier);
  });

  test.each(['Start-ups GmbH', 'Export Messe AG', 'DHL Paket GmbH'])('%s is no carrier that is known', (name) => {
    expect(sellerOf({ 'BT-27': name }, [])).toBeUndefined();
  });
});
