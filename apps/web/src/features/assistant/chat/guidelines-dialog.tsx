import { Table, Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog.tsx';
import { guidelinesOptions } from './chat-queries.ts';

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
