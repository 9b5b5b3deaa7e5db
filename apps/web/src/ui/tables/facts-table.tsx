import { Table } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  /** Names are translated already. */
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** What is known of one thing, a line for each fact. */
export function FactsTable({ facts }: Props) {
  return (
    <Table fz="sm">
      <Table.Tbody>
        {facts.map(([name, value]) => (
          <Table.Tr key={name}>
            <Table.Th fw={500} c="dimmed" w={160} scope="row" style={{ verticalAlign: 'top' }}>
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
