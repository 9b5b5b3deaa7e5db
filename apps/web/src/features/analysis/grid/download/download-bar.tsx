import { Anchor, Group } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { mayOpenPage } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import type { Analysis } from '../../../../lib/analysis/use-analysis.ts';
import { mayOpen } from '../../../../lib/session/may-open.ts';
import { accountOptions } from '../../../../lib/session/session-queries.ts';
import type { GridAsked } from '../setup/use-grid-setup.ts';
import { DownloadData } from './download-data.tsx';

interface Props {
  readonly analysis: Analysis;
  readonly asked: GridAsked;
  readonly count: number | null | undefined;
}

/**
 * The button for a file of all rows, in the default view, and the link to the files (S2 section 2); for users who may
 * use reports.
 */
export function DownloadBar({ analysis, asked, count }: Props) {
  const { t } = useTranslation();
  const { data: user } = useSuspenseQuery(accountOptions);
  if (!mayOpenPage('/reports', user)) return null;
  const mayRun = mayOpen(['RUN_REPORTS'], user.permissions);
  const { arrangement } = asked.question.setup;
  const isDefault = arrangement.groups.length === 0 && arrangement.pivots.length === 0;
  return (
    <Group gap="sm" wrap="nowrap">
      {isDefault && mayRun ? <DownloadData analysis={analysis} asked={asked} count={count} /> : null}
      <Anchor size="sm" renderRoot={(props) => <Link {...props} to="/reports" />}>
        {t('Reports')}
      </Anchor>
    </Group>
  );
}
