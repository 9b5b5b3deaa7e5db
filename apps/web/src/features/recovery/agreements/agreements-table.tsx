import { Badge, Button, Group, Text } from '@mantine/core';
import { IconFileAnalytics, IconPlus } from '@tabler/icons-react';
import { type AgreementRow, listAgreements, newAgreements } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { countText, displayDate } from '../../../lib/languages/formats.ts';
import { momentText } from '../../../lib/languages/moment-text.ts';
import { useBelongs } from '../../../lib/session/use-permissions.ts';
import { AdministrationTable } from '../../../ui/table-page/table/administration-table.tsx';
import { CarrierFilter } from '../../../ui/table-page/table/carrier-filter.tsx';
import { ClientFilter } from '../../../ui/table-page/table/client-filter.tsx';
import type { TableColumn } from '../../../ui/table-page/table/table-column.ts';
import { useTableAddress } from '../../../ui/table-page/table/use-table-address.ts';
import { agreementsKey } from './agreement-queries.ts';
import { stateTexts } from './agreement-texts.ts';
import { shareText } from './share-text.ts';

type AgreementSort = 'changedAt' | 'clientName' | 'carrierName' | 'state' | 'activeSince';

/** All agreements of the user’s clients, the newest change first. */
export function AgreementsTable({ onNew, onDraft }: { readonly onNew: () => void; readonly onDraft: () => void }) {
  const { t } = useTranslation();
  const { search, ask } = useTableAddress();
  const mayAdd = useBelongs()(newAgreements);
  const filters = { clientId: search.client, carrierId: search.carrier };
  return (
    <AdministrationTable<AgreementRow, AgreementSort>
      caption={t('Agreements')}
      searchLabel={t('Search client or carrier')}
      columns={useColumns()}
      order={{ sort: 'changedAt', descending: true }}
      queryKey={[...agreementsKey, 'page', filters]}
      ask={(question, signal) => call(listAgreements, { query: { ...question, ...filters } }, signal)}
      opens
      emptyText={t(
        'No agreement yet. Enter what was agreed with a carrier: Waybill says what is missing in it, and how much of the last month it reproduces.',
      )}
      filters={
        <>
          <ClientFilter value={search.client} onClient={(client) => ask({ client })} />
          <CarrierFilter value={search.carrier} onCarrier={(carrier) => ask({ carrier })} />
        </>
      }
      actions={
        mayAdd ? (
          <Group gap="xs">
            <Button variant="default" leftSection={<IconFileAnalytics size={16} />} onClick={onDraft}>
              {t('Draft from your own invoices')}
            </Button>
            <Button leftSection={<IconPlus size={16} />} onClick={onNew}>
              {t('New agreement')}
            </Button>
          </Group>
        ) : null
      }
    />
  );
}

function useColumns(): readonly TableColumn<AgreementRow, AgreementSort>[] {
  const { t } = useTranslation();
  return [
    { header: t('Number'), cell: ({ head, id }) => head?.number ?? String(id), naming: true },
    { header: t('Carrier'), sort: 'carrierName', cell: ({ carrier }) => carrier.name },
    { header: t('Client'), sort: 'clientName', cell: ({ client }) => client.name, wide: true },
    {
      header: t('Status'),
      sort: 'state',
      cell: ({ state }) => (
        <Badge variant="light" color={stateTexts[state].colour} tt="none" fw={500} miw="max-content">
          {t(stateTexts[state].name)}
        </Badge>
      ),
    },
    { header: t('Accounts'), cell: ({ head }) => countText(head?.accounts.length ?? 0), numeric: true, wide: true },
    { header: t('First day'), cell: ({ head }) => (head === null ? '' : displayDate(head.from)), wide: true },
    { header: t('Last day'), cell: ({ head }) => (head?.to == null ? '' : displayDate(head.to)), wide: true },
    {
      header: t('Notes'),
      cell: ({ notes: { mistakes, others } }) => (
        <Text span size="sm" {...(mistakes > 0 ? { c: 'red', fw: 600 } : {})}>
          {countText(mistakes + others)}
        </Text>
      ),
      numeric: true,
    },
    {
      header: t('Reproduced'),
      cell: ({ reproduced }) => (reproduced === null ? t('Not checked') : shareText(reproduced)),
      numeric: true,
    },
    {
      header: t('Active since'),
      sort: 'activeSince',
      cell: ({ activeSince }) => (activeSince === null ? '' : momentText(activeSince)),
      roomy: true,
    },
    { header: t('Changed'), sort: 'changedAt', cell: ({ changedAt }) => momentText(changedAt), roomy: true },
  ];
}
