import { Table } from '@mantine/core';
import type { ReactNode } from 'react';

/** Names and values, one a line. */
export function FactsTable({ facts }: { readonly facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <Table fz="sm">
      <Table.Tbody>
        {facts.map(([name, value]) => (
          <Table.Tr key={name}>
            <Table.Th fw={500} c="dimmed" w={180} scope="row">
              {name}
            </Table.Th>
            <Table.Td className="numeric" style={{ overflowWrap: 'anywhere' }}>
              {value}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
