import { Badge } from '@mantine/core';
import type { FtpLocation } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { text } from '../../../lib/languages/text.ts';

type Outcome = NonNullable<FtpLocation['lastOutcome']>;

const outcomeTexts: Readonly<Record<Outcome, string>> = {
  running: text('Running'),
  done: text('Completed'),
  failed: text('Failed'),
};

/** What became of a visit, in words. */
export function FetchOutcome({ outcome }: { outcome: Outcome | null }) {
  const { t } = useTranslation();
  if (outcome === null) return t('Never');
  const isFailure = outcome === 'failed';
  return (
    <Badge
      variant={isFailure ? 'light' : 'default'}
      color={isFailure ? 'red' : 'gray'}
      tt="none"
      fw={500}
      miw="max-content"
    >
      {t(outcomeTexts[outcome])}
    </Badge>
  );
}
