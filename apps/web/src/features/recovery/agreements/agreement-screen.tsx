import { useQuery } from '@tanstack/react-query';
import type { AgreementDetail } from '@waybill/contract';
import { Suspense, useState } from 'react';
import { CardFailure, CardSkeleton } from '../../../ui/card/card-states.tsx';
import { agreementOptions, versionOptions } from './agreement-queries.ts';
import { CheckCard } from './check-card.tsx';
import { AgreementEditor } from './editor/agreement-editor.tsx';
import { TiersCard } from './tiers-card.tsx';
import { VersionsCard } from './versions-card.tsx';

const height = 480;

interface Props {
  readonly id: number;
  readonly onClose: () => void;
}

/** One agreement: what is agreed, what is to note about it, how far it reproduces bills, its tiers and its versions. */
export function AgreementScreen({ id, onClose }: Props) {
  const { data, error, refetch } = useQuery(agreementOptions(id));
  if (data === undefined)
    return error === null ? (
      <CardSkeleton height={height} />
    ) : (
      <CardFailure error={error} height={height} onRetry={() => void refetch()} />
    );
  return <LoadedAgreement agreement={data} onClose={onClose} />;
}

function LoadedAgreement({
  agreement,
  onClose,
}: {
  readonly agreement: AgreementDetail;
  readonly onClose: () => void;
}) {
  const [chosen, setChosen] = useState<number>();
  const version = chosen ?? agreement.versions;
  const { data, error, refetch } = useQuery(versionOptions(agreement.id, version));
  if (data === undefined)
    return error === null ? (
      <CardSkeleton height={height} />
    ) : (
      <CardFailure error={error} height={height} onRetry={() => void refetch()} />
    );
  return (
    <Suspense fallback={<CardSkeleton height={height} />}>
      <AgreementEditor
        key={version}
        stored={{ agreement, version }}
        content={data.content}
        onClose={onClose}
        onSaved={({ versions }) => setChosen(versions)}
        beside={
          <>
            <CheckCard agreement={agreement} version={data} onDeleted={onClose} />
            <TiersCard id={agreement.id} version={version} />
            <VersionsCard agreement={agreement} shown={version} onShow={setChosen} />
          </>
        }
      />
    </Suspense>
  );
}
