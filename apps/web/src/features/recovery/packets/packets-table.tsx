import { Text } from '@mantine/core';
import { type ClaimPacket, getClaimPacket, listClaimPackets } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { countText, moneyText } from '../../../lib/languages/formats.ts';
import { momentText } from '../../../lib/languages/moment-text.ts';
import { PacketDownloads } from '../../../ui/packets/packet-downloads.tsx';
import { packetsKey } from '../../../ui/packets/packet-queries.ts';
import { AdministrationPage } from '../../../ui/table-page/page/administration-page.tsx';
import { CarrierFilter } from '../../../ui/table-page/table/carrier-filter.tsx';
import { ClientFilter } from '../../../ui/table-page/table/client-filter.tsx';
import type { TableColumn } from '../../../ui/table-page/table/table-column.ts';
import { useTableAddress } from '../../../ui/table-page/table/use-table-address.ts';
import { PacketPanel } from './packet-panel.tsx';

type PacketSort = 'createdAt' | 'number' | 'carrierName' | 'clientName' | 'findings' | 'amount';

/** All packets, newest first; one opens with what can be done with it. */
export function PacketsTable() {
  const { t } = useTranslation();
  const { search, ask } = useTableAddress();
  const filters = { clientId: search.client, carrierId: search.carrier };
  return (
    <AdministrationPage<ClaimPacket, PacketSort>
      table={{
        caption: t('Claim packets'),
        searchLabel: t('Search number, carrier or client'),
        columns: useColumns(),
        order: { sort: 'createdAt', descending: true },
        queryKey: [...packetsKey, 'page', filters],
        ask: (question, signal) => call(listClaimPackets, { query: { ...question, ...filters } }, signal),
        emptyText: t('No packets here. Select findings under Exceptions and choose Make packet.'),
        filters: (
          <>
            <ClientFilter value={search.client} onClient={(client) => ask({ client })} />
            <CarrierFilter value={search.carrier} onCarrier={(carrier) => ask({ carrier })} />
          </>
        ),
      }}
      rowTitle={t('Claim packet')}
      read={(id, signal) => call(getClaimPacket, { params: { id } }, signal)}
      form={(packet, close) => (packet === undefined ? null : <PacketPanel packet={packet} onClose={close} />)}
    />
  );
}

function useColumns(): readonly TableColumn<ClaimPacket, PacketSort>[] {
  const { t } = useTranslation();
  return [
    {
      header: t('Number'),
      sort: 'number',
      cell: ({ number, withdrawnAt }) => (
        <>
          <span style={{ whiteSpace: 'nowrap' }}>{number}</span>
          {withdrawnAt === null ? null : (
            <Text span display="block" size="xs" c="dimmed">
              {t('Packet withdrawn')}
            </Text>
          )}
        </>
      ),
    },
    { header: t('Carrier'), sort: 'carrierName', cell: ({ carrierName }) => carrierName },
    { header: t('Client'), sort: 'clientName', cell: ({ clientName }) => clientName, wide: true },
    {
      header: t('Findings'),
      sort: 'findings',
      cell: ({ findings }) => countText(findings),
      numeric: true,
      wide: true,
    },
    { header: t('Amount'), sort: 'amount', cell: ({ amount }) => moneyText(amount), numeric: true },
    { header: t('Made (UTC)'), sort: 'createdAt', cell: ({ createdAt }) => momentText(createdAt), wide: true },
    { header: t('By'), cell: ({ createdBy }) => createdBy ?? '', wide: true },
    { header: t('Mailed to'), cell: ({ mailedTo }) => mailedTo ?? '', roomy: true },
    {
      header: t('Files'),
      cell: (packet) => <PacketDownloads packet={packet} />,
      wide: true,
    },
  ];
}
