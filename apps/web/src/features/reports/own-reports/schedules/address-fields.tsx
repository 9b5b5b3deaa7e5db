import { SegmentedControl, Stack, TagsInput, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { mailDomains, mostOutsideAddresses } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../lib/api/call.ts';
import { listText } from '../../../../lib/languages/formats.ts';
import type { ScheduleChoices } from './schedule-choices.ts';

interface Props {
  readonly value: ScheduleChoices;
  readonly onChange: (changed: Partial<ScheduleChoices>) => void;
}

/** Addresses of people who do not sign in, where administrators allow some, and whether they get the file or a link. */
export function AddressFields({ value: { addresses, attached }, onChange }: Props) {
  const { t } = useTranslation();
  const { data } = useQuery({
    queryKey: ['reportSchedules', 'domains'],
    queryFn: ({ signal }) => call(mailDomains, {}, signal),
  });
  const domains = data?.domains ?? [];
  if (domains.length === 0 && addresses.length === 0) return null;
  return (
    <>
      <TagsInput
        label={t('Addresses outside the portal')}
        description={t('At {{domains}}. Each is asked once whether it wants the report, and once a year again.', {
          domains: listText(domains),
        })}
        splitChars={[',', ';', ' ']}
        acceptValueOnBlur
        clearable
        maxTags={mostOutsideAddresses}
        value={[...addresses]}
        onChange={(emails) => onChange({ addresses: emails.map((email) => email.trim().toLowerCase()) })}
      />
      {addresses.length === 0 ? null : (
        <Stack gap={4}>
          <Text size="sm" fw={500}>
            {t('They get')}
          </Text>
          <SegmentedControl
            aria-label={t('They get')}
            value={attached ? 'file' : 'link'}
            onChange={(chosen) => onChange({ attached: chosen === 'file' })}
            data={[
              { value: 'link', label: t('A link') },
              { value: 'file', label: t('The file, up to 10 MB') },
            ]}
          />
        </Stack>
      )}
    </>
  );
}
