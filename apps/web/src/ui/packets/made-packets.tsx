import { Button, Group, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ClaimPacket } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { moneyText } from '../../lib/languages/formats.ts';
import { PacketDownloads } from './packet-downloads.tsx';

/** What the server says of packets that it made. */
export interface MadeAnswer {
  readonly packets: readonly ClaimPacket[];
  readonly leftOut: number;
}

interface Props extends MadeAnswer {
  readonly onClose: () => void;
}

/** The packets that were made just now, with their files. */
export function MadePackets({ packets, leftOut, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Stack gap="md">
      <Stack gap="sm" role="status">
        {packets.map((packet) => (
          <Group key={packet.id} justify="space-between" gap="6px 12px">
            <div>
              <Text size="sm" fw={600}>
                {packet.number}
              </Text>
              <Text size="sm">
                {packet.carrierName}, {packet.clientName}
              </Text>
              <Text size="sm" c="dimmed" className="numeric">
                {t('{{count, number}} findings', { count: packet.findings })}, {moneyText(packet.amount)}
              </Text>
            </div>
            <PacketDownloads packet={packet} />
          </Group>
        ))}
        {leftOut === 0 ? null : (
          <Text size="sm" c="dimmed">
            {t('{{count, number}} findings were left out.', { count: leftOut })}
          </Text>
        )}
      </Stack>
      <Group justify="flex-end">
        <Button variant="default" renderRoot={(props) => <Link {...props} to="/claimPackets" />}>
          {t('All packets')}
        </Button>
        <Button onClick={onClose}>{t('Close')}</Button>
      </Group>
    </Stack>
  );
}
