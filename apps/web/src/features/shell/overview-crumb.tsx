import { Anchor } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { mayOpenPage, withoutTrailingSlashes } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { usePageChange } from '../../lib/analysis/use-page-change.ts';
import { accountOptions } from '../../lib/session/session-queries.ts';
import classes from './top-bar.module.css';

const overview = '/aframe/dashboard/overview';

/** The way back to Overview from an analysis page, for those who may open it; guests may not (S3 section 2.4). */
export function OverviewCrumb() {
  const { t } = useTranslation();
  const path = useLocation({ select: ({ pathname }) => withoutTrailingSlashes(pathname) });
  const { data: user } = useSuspenseQuery(accountOptions);
  const { searchOf, leave } = usePageChange();
  const isDetail = path.startsWith('/aframe/') && path !== overview;
  if (!isDetail || !mayOpenPage(overview, user)) return null;
  return (
    <nav aria-label={t('Breadcrumb')} className={`${classes.crumb} no-print mantine-visible-from-sm`}>
      <Anchor
        renderRoot={(props) => <Link {...props} to={overview} search={searchOf} onClick={leave} />}
        c="dimmed"
        size="sm"
      >
        {t('Overview')}
      </Anchor>
      <IconChevronRight size={14} stroke={1.8} aria-hidden />
    </nav>
  );
}
