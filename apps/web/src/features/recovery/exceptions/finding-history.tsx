import { Badge, Group, Text, Title } from '@mantine/core';
import {
  claimChannels,
  denialReasons,
  dismissalReasons,
  exceptionStates,
  type FindingChangeRow,
} from '@waybill/contract';
import { claimChannelNames, claimReasonNames, exceptionStateNames } from '@waybill/model';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { displayDate, displayDateTime, moneyText } from '../../../lib/languages/formats.ts';
import { text } from '../../../lib/languages/text.ts';
import classes from './finding-page.module.css';

const fieldNames: Readonly<Record<string, string>> = {
  state: text('Status'),
  claimReference: text('Claim number'),
  claimedOn: text('Filed on'),
  claimChannel: text('Filed through'),
  claimedAmount: text('Claimed'),
  reason: text('Reason'),
  owner: text('Assigned to'),
  note: text('Note'),
};

/** What users changed about a finding, the newest change first. */
export function FindingHistory({ history }: { readonly history: readonly FindingChangeRow[] }) {
  const { t } = useTranslation();
  if (history.length === 0) return null;
  return (
    <section>
      <Title order={3} fz="sm" mb={6}>
        {t('History')}
      </Title>
      <ul className={classes.rules} aria-label={t('History')}>
        {history.map(({ change, at, by, fields, isUndone }) => (
          <li key={change}>
            <Group gap={8}>
              <Text size="xs" c="dimmed" className="numeric">
                {displayDateTime(at.replace('T', ' '))} {by ?? ''}
              </Text>
              {isUndone ? (
                <Badge variant="default" tt="none" size="sm" miw="max-content">
                  {t('Taken back')}
                </Badge>
              ) : null}
            </Group>
            {fields.map(({ field, before, after }) => (
              <Text key={field} size="sm" {...(isUndone ? { td: 'line-through', c: 'dimmed' } : {})}>
                {t(fieldNames[field] ?? field)}: {valueText(t, field, before)} → {valueText(t, field, after)}
              </Text>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

function valueText(t: TFunction, field: string, value: string): string {
  if (value === '') return '–';
  const state = exceptionStates.find((each) => field === 'state' && each === value);
  if (state !== undefined) return t(exceptionStateNames[state]);
  const reason = [...denialReasons, ...dismissalReasons].find((each) => field === 'reason' && each === value);
  if (reason !== undefined) return t(claimReasonNames[reason]);
  const channel = claimChannels.find((each) => field === 'claimChannel' && each === value);
  if (channel !== undefined) return t(claimChannelNames[channel]);
  if (field === 'claimedOn') return displayDate(value);
  return field === 'claimedAmount' ? moneyText(Number(value)) : value;
}
