import { businessDaysAfter } from '@waybill/model';
import type { DemoPackage } from './demo-packages.ts';

/** All packages go as far as New England or the Carolinas. */
const zone = '4';

const lines = (rows: readonly (readonly string[])[]): string => rows.map((row) => `${row.join(',')}\n`).join('');

/** What the shipper's own system promised when the packages left. */
export const manifestDemoFile = (account: string, packages: readonly DemoPackage[]): string =>
  lines([
    ['Tracking Number', 'Ship Date', 'Promised', 'Account Number', 'Service', 'Zone', 'Weight'],
    ...packages.map(({ trackingNumber, shipped, promised, pounds }) => [
      ...[trackingNumber, shipped, promised, account],
      ...['Ground Commercial', zone, `${pounds}`],
    ]),
  ]);

/** What UPS says about the packages in its export of Quantum View. */
export const quantumViewDemoFile = (account: string, packages: readonly DemoPackage[]): string =>
  lines([
    [
      'Manifest Date',
      'Shipper Number',
      'Tracking Number',
      'Scheduled Delivery Date',
      'Delivery Date',
      'Delivery Time',
      'Status',
      'Exception Description',
      'Received By',
    ],
    ...packages.map(({ shipped, trackingNumber, promised, delivered, excuse, signedBy }) => [
      shipped,
      account,
      trackingNumber,
      promised,
      delivered ?? '',
      delivered === undefined ? '' : '14:25',
      delivered === undefined ? 'In Transit' : 'Delivered',
      excuse ?? '',
      delivered === undefined ? '' : signedBy,
    ]),
  ]);

/** A later report that corrects the days of a few packages. */
export const proofOfDeliveryDemoFile = (packages: readonly DemoPackage[]): string =>
  lines([
    ['Tracking Number', 'POD Date', 'POD Time', 'Signed By'],
    ...packages
      .filter(({ delivered }, index) => delivered !== undefined && index % 10 === 3)
      .map(({ trackingNumber, delivered = '', signedBy }) => [
        trackingNumber,
        businessDaysAfter(delivered, 1),
        '09:40',
        signedBy,
      ]),
  ]);
