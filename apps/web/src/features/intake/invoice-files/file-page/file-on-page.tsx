import { Card, Divider, Group, List, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import type { InvoiceFileDetail, MeaningOfFile } from '@waybill/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { serverText } from '../../../../lib/languages/server-text.ts';
import { PortalLink } from '../../../../ui/buttons/portal-link.tsx';
import { OutcomeBadge } from '../../../../ui/tables/outcome-badge.tsx';
import { FactsOfFile, ReasonOfFile } from '../facts-of-file.tsx';
import { FileActs, UndoButton } from '../file-acts.tsx';
import { ReconciledInvoices } from '../reconciled-invoices.tsx';
import { ReloadForm } from '../reload-form.tsx';
import { statusTexts } from '../status-text.ts';
import { ChargesOfFile } from './charges-of-file.tsx';
import { ColumnsRead } from './columns-read.tsx';

interface Props {
  readonly file: InvoiceFileDetail;
  readonly meaning: MeaningOfFile;
  /** After the load was undone, or the file was loaded again. */
  onClose(): void;
}

/** A carrier file with everything that came of it. */
export function FileOnPage({ file, meaning, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Stack gap="md">
      <Stack gap={4}>
        <PortalLink href="/uploadFiles" size="sm">
          {t('All invoice files')}
        </PortalLink>
        <Group gap="sm">
          <Title order={1} fz="xl" style={{ overflowWrap: 'anywhere' }}>
            {file.name}
          </Title>
          <OutcomeBadge isFailure={file.status === 'refused'}>{t(statusTexts[file.status])}</OutcomeBadge>
        </Group>
      </Stack>
      <ReasonOfFile file={file} />
      <Group gap="sm" align="flex-start">
        <FileActs file={file} />
        {file.mayUndo ? <UndoButton file={file} onClose={onClose} /> : null}
      </Group>
      {file.invoices.length === 0 ? null : (
        <Part title={t('Invoices')}>
          <ReconciledInvoices invoices={file.invoices} />
        </Part>
      )}
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md" style={{ alignItems: 'start' }}>
        <Part title={t('How the file came')}>
          <FactsOfFile file={file} />
          {file.limits.length === 0 ? null : (
            <>
              <Text size="sm" fw={500}>
                {t('How the file is read, and what files like it do not say')}
              </Text>
              <List size="sm">
                {file.limits.map((limit) => (
                  <List.Item key={limit}>{serverText(limit)}</List.Item>
                ))}
              </List>
            </>
          )}
        </Part>
        <Stack gap="md">
          {meaning.charges.length === 0 ? null : (
            <Part title={t('What the charges count as')}>
              <ChargesOfFile charges={meaning.charges} />
            </Part>
          )}
          <ColumnsRead file={file} meaning={meaning} />
        </Stack>
      </SimpleGrid>
      {file.mayReload ? (
        <>
          <Divider />
          <ReloadForm file={file} onClose={onClose} />
        </>
      ) : null}
    </Stack>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card withBorder padding="md">
      <Stack gap="xs">
        <Title order={2} fz="md">
          {title}
        </Title>
        {children}
      </Stack>
    </Card>
  );
}
