import { Anchor } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { ExceptionLevel } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../lib/api/api-error.ts';
import { findingSearch } from '../../../lib/tables/exceptions-search.ts';
import { CardEmpty, CardFailure, CardSkeleton } from '../../../ui/card/card-states.tsx';
import toolPage from '../../../ui/looks/tool-page.module.css';
import { findingOptions } from './exception-queries.ts';
import classes from './finding-page.module.css';
import { FindingView } from './finding-view.tsx';

export const TrackingFindingPage = () => <FindingPage level="tracking" />;
export const ChargeFindingPage = () => <FindingPage level="charge" />;

const height = 360;

/** One finding at an address of its own. */
function FindingPage({ level }: { readonly level: ExceptionLevel }) {
  const { t } = useTranslation();
  const id = useParams({ strict: false, select: ({ findingId }) => findingId ?? '' });
  const raw: unknown = useSearch({ strict: false, structuralSharing: true, select: (search) => findingSearch(search) });
  const search = findingSearch(raw);
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useQuery(findingOptions(level, id, search));
  const to = level === 'tracking' ? '/exceptionTracking' : '/exceptionCharge';
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <div className={toolPage.page}>
      <Anchor className={classes.back} fz="sm" renderRoot={(props) => <Link {...props} to={to} search={search} />}>
        <IconArrowLeft size={15} className={classes.arrow} aria-hidden />{' '}
        {level === 'tracking' ? t('Exceptions by package') : t('Exceptions by charge')}
      </Anchor>
      {data === undefined && error === null ? <CardSkeleton height={height} /> : null}
      {isMissing ? (
        <CardEmpty
          height={height}
          why={t('There is no such finding in the invoices of these days, or you may not see it.')}
        />
      ) : null}
      {error !== null && !isMissing ? (
        <CardFailure error={error} height={height} onRetry={() => void refetch()} />
      ) : null}
      {data === undefined || isMissing ? null : (
        <FindingView detail={data} refreshing={isFetching} onLeave={() => void navigate({ to, search })} />
      )}
    </div>
  );
}
