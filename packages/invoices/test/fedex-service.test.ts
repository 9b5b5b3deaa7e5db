import { expect, test } from 'vitest';
import { fedexService } from '../src/layouts/fedex-billing-online/fedex-service.ts';

test.each<[service: string, groundService: string, category: string, mode: string, days: number | undefined]>([
  ['FedEx Ground', 'Return', 'Returns', 'Parcel Ground', undefined],
  ['FedEx Home Delivery Return', '', 'Returns', 'Parcel Ground', undefined],
  ['SmartPost Return', '', 'Returns', 'Parcel Ground', undefined],
  ['FedEx 2Day Return', '', 'Returns', 'Parcel Express', undefined],
  ['FedEx International Ground', '', 'International', 'Parcel Ground', undefined],
  ['FedEx Intl Priority', '', 'International', 'Parcel Express', undefined],
  ['FedEx 1Day Freight', '', 'Freight', 'Air Freight', undefined],
  ['FedEx First Overnight', '', 'Next Day Early', 'Parcel Express', 1],
  ['FedEx Standard Overnight', '', 'Next Day', 'Parcel Express', 1],
  ['FedEx 2Day A.M.', '', '2 Day', 'Parcel Express', 2],
  ['FEDEX 2 DAY', '', '2 Day', 'Parcel Express', 2],
  ['FedEx Express Saver', '', '3 Day', 'Parcel Express', 3],
  ['SmartPost', '', 'Economy', 'Parcel Ground', undefined],
  ['FedEx Economy', '', 'Economy', 'Parcel Ground', undefined],
  ['Home Delivery', 'Prepaid', 'Ground', 'Parcel Ground', undefined],
  ['', 'ground', 'Ground', 'Parcel Ground', undefined],
  ['Pigeon', '', 'Other', 'Other', undefined],
])('FedEx’s service ‘%s’ ‘%s’ is %s by %s', (service, groundService, category, mode, days) => {
  expect(fedexService(service, groundService)).toEqual({ category, mode, days });
});
