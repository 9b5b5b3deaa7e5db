import { expect, it } from 'vitest';
import { tickedOf } from '../../src/features/invoicing/invoices/ticked-invoices.ts';

it('choosing a client keeps the ticks of its invoices, and of those of its sub-clients', () => {
  const ticked = [
    { id: 1, clientId: 10 },
    { id: 2, clientId: 11 },
    { id: 3, clientId: 20 },
  ];
  const clients = [{ id: 10, childClients: [{ id: 11, name: 'Harbor Kids', engageDate: null }] }];
  const idsOf = (clientId: number | undefined) => tickedOf(ticked, clientId, clients).map(({ id }) => id);
  expect(idsOf(undefined)).toEqual([1, 2, 3]);
  expect(idsOf(10)).toEqual([1, 2]);
  expect(idsOf(11)).toEqual([2]);
  expect(idsOf(20)).toEqual([3]);
});
