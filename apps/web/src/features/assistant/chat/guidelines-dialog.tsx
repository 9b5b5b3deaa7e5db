import { Code, Table, Tabs, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { guidelinesOptions } from './chat-queries.ts';
import type { Exchange } from './exchange.ts';

/** Points to consider: dates that the assistant reads, and the reports it makes (S3 section 2.8). */
export function GuidelinesDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { data: guidelines = [] } = useQuery(guidelinesOptions);
  return (
    <Dialog title={t('Points to consider')} size={640} onClose={onClose} overPopovers>
      {guidelines.length === 0 ? null : (
        <Tabs defaultValue={guidelines[0]?.title ?? ''}>
          <Tabs.List>
            {guidelines.map(({ title }) => (
              <Tabs.Tab key={title} value={title}>
                {t(title)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {guidelines.map(({ title, items }) => (
            <Tabs.Panel key={title} value={title} pt="sm">
              <Table fz="sm">
                <Table.Tbody>
                  {items.map(({ example, meaning }) => (
                    <Table.Tr key={example}>
                      <Table.Th scope="row" fw={500}>
                        {t(example)}
                      </Table.Th>
                      <Table.Td>{t(meaning)}</Table.Td>
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </Table>
            </Tabs.Panel>
          ))}
        </Tabs>
      )}
    </Dialog>
  );
}

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
