import { Code, Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog.tsx';
import type { Exchange } from './exchange.ts';

interface Props {
  readonly exchange: Exchange;
  readonly onClose: () => void;
}

/** The input, result and milliseconds of each step of answering. For internal users. */
export function LogsDialog({ exchange: { question, logs }, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('Logs')} size={820} onClose={onClose} overPopovers>
      <Text size="sm" mb="sm">
        {question}
      </Text>
      {logs.map(({ step, input, outcome, milliseconds }) => (
        <section key={step}>
          <Text size="sm" fw={600}>
            {step} · {t('{{milliseconds}} ms', { milliseconds })}
          </Text>
          <Table fz="xs">
            <Table.Tbody>
              {[
                [t('Input'), input],
                [t('Outcome'), outcome],
              ].map(([name, value]) => (
                <Table.Tr key={String(name)}>
                  <Table.Th scope="row" w={90} style={{ verticalAlign: 'top' }}>
                    {String(name)}
                  </Table.Th>
                  <Table.Td>
                    <Code block>{typeof value === 'string' ? value : JSON.stringify(value, undefined, 2)}</Code>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </section>
      ))}
    </Dialog>
  );
}
