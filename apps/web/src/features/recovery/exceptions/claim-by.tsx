import { Group, Text } from '@mantine/core';
import { type Finding, filedStates, settledStates } from '@waybill/contract';
import { carrierDays, daysBetween } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { displayDate } from '../../../lib/languages/formats.ts';

/** Days left from which a deadline is near. */
const near = 7;

type Props = Pick<Finding, 'claimBy' | 'claimWindow' | 'claimedOn' | 'state'>;

/** The deadline of a finding with what it is. */
export function LabelledClaimBy(props: Props) {
  const { t } = useTranslation();
  return (
    <Group gap="xs">
      <Text size="sm" c="dimmed">
        {t('Claim by')}
      </Text>
      <ClaimBy {...props} />
    </Group>
  );
}

/** Until when a finding can be claimed, and how many days are left, unless the claim is filed or settled. */
export function ClaimBy({ claimBy, claimWindow, claimedOn, state }: Props) {
  const { t } = useTranslation();
  if (claimedOn !== null && filedStates.includes(state) && !settledStates.includes(state)) {
    return <Text size="sm">{t('Filed {{day}}', { day: displayDate(claimedOn) })}</Text>;
  }
  if (claimBy === null || settledStates.includes(state)) {
    return (
      <Text size="sm" c="dimmed">
        –
      </Text>
    );
  }
  const days = daysBetween(carrierDays(new Date()).today, claimBy);
  const left = days === 0 ? t('Last day') : t('{{count, number}} days left', { count: days });
  return (
    <Group gap="0 8px">
      <Text size="sm" className="numeric" {...(claimWindow === 'expired' ? { c: 'dimmed', td: 'line-through' } : {})}>
        {displayDate(claimBy)}
      </Text>
      <Text size="xs" {...(claimWindow === 'expired' ? { c: 'dimmed' } : days <= near ? { fw: 600 } : {})}>
        {claimWindow === 'expired' ? t('Deadline has passed') : left}
      </Text>
    </Group>
  );
}
