import { expect, it } from 'vitest';
import { assignedOf, type Client, withChildren } from '../../../src/identity/access/assigned-clients.ts';

const client = (id: number, parentClientId: number | null = null): Client => ({
  id,
  name: `Client ${id}`,
  code: `C${id}`,
  city: null,
  state: null,
  engageDate: null,
  parentClientId,
  hasInactiveAccounts: false,
});
/** Two parents with children, and a client of its own. */
const clients = [client(1), client(2, 1), client(3, 1), client(4), client(5, 4), client(6)];
const readBy = (...assigned: readonly number[]) =>
  withChildren(assignedOf(clients, new Set(assigned))).map(({ id, childIds }) => [id, childIds]);

it.each<[string, number[], ReturnType<typeof readBy>]>([
  ['nothing', [], []],
  ['a client that does not exist', [7], []],
  ['a client of its own', [6], [[6, []]]],
  [
    'a parent, which brings its children and nobody else’s',
    [1],
    [
      [1, [2, 3]],
      [2, []],
      [3, []],
    ],
  ],
  ['a child, which brings neither its parent nor its siblings', [3], [[3, []]]],
  [
    'a child and another parent',
    [2, 4],
    [
      [2, []],
      [4, [5]],
      [5, []],
    ],
  ],
])('a user who is assigned %s reads that much', (_, assigned, expected) => {
  expect(readBy(...assigned)).toEqual(expected);
});
