import { Stack, Title } from '@mantine/core';
import { type ClaimPacket, withdrawClaimPacket } from '@waybill/contract';
import { languageOf } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { countText, moneyText } from '../../../lib/languages/formats.ts';
import { momentText } from '../../../lib/languages/moment-text.ts';
import { ConfirmButton } from '../../../ui/buttons/confirm-button.tsx';
import { PacketDownloads } from '../../../ui/packets/packet-downloads.tsx';
import { useDeletion } from '../../../ui/table-page/page/delete-button.tsx';
import { FactsTable } from '../../../ui/tables/facts-table.tsx';
import { MailPacket } from './mail-packet.tsx';

interface Props {
  readonly packet: ClaimPacket;
  readonly onClose: () => void;
}

/** A packet with its files, to be mailed or withdrawn. */
export function PacketPanel({ packet, onClose }: Props) {
  const { t } = useTranslation();
  const { id, number, mailedTo, mailedAt, withdrawnAt, withdrawnBy } = packet;
  const withdraw = useDeletion(
    () => call(withdrawClaimPacket, { params: { id } }),
    t('{{name}} is withdrawn.', { name: number }),
    onClose,
  );
  return (
    <Stack gap="lg">
      <FactsTable
        facts={[
          [t('Number'), number],
          [t('Carrier'), packet.carrierName],
          [t('Client'), packet.clientName],
          [t('Findings'), countText(packet.findings)],
          [t('Amount'), moneyText(packet.amount)],
          [t('Language of the letter'), languageOf(packet.language).name],
          [t('Made (UTC)'), momentText(packet.createdAt)],
          [t('By'), packet.createdBy ?? '–'],
          ...(mailedTo === null || mailedAt === null
            ? []
            : ([
                [t('Mailed to'), mailedTo],
                [t('Mailed (UTC)'), momentText(mailedAt)],
              ] as const)),
          ...(withdrawnAt === null
            ? []
            : ([
                [t('Withdrawn (UTC)'), momentText(withdrawnAt)],
                [t('Withdrawn by'), withdrawnBy ?? '–'],
              ] as const)),
        ]}
      />
      <div>
        <PacketDownloads packet={packet} />
      </div>
      {withdrawnAt === null ? (
        <>
          <section>
            <Title order={3} fz="sm" mb={8}>
              {t('Mail the packet')}
            </Title>
            <MailPacket key={id} packet={packet} onClose={onClose} />
          </section>
          <div>
            <ConfirmButton
              label={t('Withdraw the packet')}
              question={t(
                '{{name}} keeps its number, file and letter, and is marked as withdrawn. Its findings can be claimed again.',
                { name: number },
              )}
              act={withdraw}
            />
          </div>
        </>
      ) : null}
    </Stack>
  );
}
