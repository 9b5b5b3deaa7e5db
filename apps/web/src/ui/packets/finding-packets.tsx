import { Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../lib/api/api-error.ts';
import { momentText } from '../../lib/languages/moment-text.ts';
import { PacketDownloads } from './packet-downloads.tsx';
import { packetsOfFindingOptions } from './packet-queries.ts';

/** The packets in which a finding was claimed, newest first; nothing if there are none. */
export function FindingPackets({ findingId }: { readonly findingId: string }) {
  const { t } = useTranslation();
  const { data, error } = useQuery(packetsOfFindingOptions(findingId));
  if (error !== null && data === undefined) return <Text size="sm">{errorText(error)}</Text>;
  if (data === undefined || data.length === 0) return null;
  return (
    <section>
      <Title order={3} fz="sm" mb={6}>
        {t('Claim packets')}
      </Title>
      <Stack gap="xs">
        {data.map((packet) => (
          <Group key={packet.id} gap="6px 12px" justify="space-between">
            <div>
              <Text size="sm" fw={500}>
                {packet.number}
              </Text>
              <Text size="xs" c="dimmed">
                {packet.withdrawnAt !== null
                  ? t('Packet withdrawn')
                  : packet.mailedAt === null
                    ? momentText(packet.createdAt)
                    : t('Mailed to {{address}}, {{moment}}', {
                        address: packet.mailedTo,
                        moment: momentText(packet.mailedAt),
                      })}
              </Text>
            </div>
            <PacketDownloads packet={packet} />
          </Group>
        ))}
      </Stack>
    </section>
  );
}
