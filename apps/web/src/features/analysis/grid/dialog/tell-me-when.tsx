import { Button } from '@mantine/core';
import { IconAlarm } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { mayOpenPage } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { alertAddress } from '../../../../lib/alerts/alert-address.ts';
import type { Analysis } from '../../../../lib/analysis/use-analysis.ts';
import { accountOptions } from '../../../../lib/session/session-queries.ts';
import type { GridAsked } from '../setup/use-grid-setup.ts';
import { watchedGrid } from './watched-grid.ts';

interface Props {
  readonly analysis: Analysis;
  readonly asked: GridAsked;
}

/** Begins an alert about the grid's rows, with its filters, for users who may have alerts. */
export function TellMeWhen({ analysis, asked }: Props) {
  const { t } = useTranslation();
  const { data: user } = useSuspenseQuery(accountOptions);
  const router = useRouter();
  const href = useRouterState({ select: ({ location }) => location.href });
  if (!mayOpenPage('/alerts', user)) return null;
  const begin = () => void router.navigate({ href: alertAddress(watchedGrid(analysis, asked, href)) });
  return (
    <Button variant="default" size="xs" leftSection={<IconAlarm size={15} stroke={1.6} aria-hidden />} onClick={begin}>
      {t('Tell me when…')}
    </Button>
  );
}
