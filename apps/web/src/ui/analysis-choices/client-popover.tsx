import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { IconBuilding } from '@tabler/icons-react';
import { shownClientName } from '@waybill/model';
import type { TFunction } from 'i18next';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Analysis } from '../../lib/analysis/use-analysis.ts';
import { FailureBoundary } from '../card/failure-boundary.tsx';
import { FloatingPanel } from '../floating/floating-panel.tsx';
import { HeaderButton } from './header-button.tsx';

const loadChoice = () => import('./client-choice.tsx');
const ClientChoice = lazy(loadChoice);

/** The client, and the sub-clients of a parent (S3 section 2.4). */
export function ClientPopover({ analysis }: { analysis: Analysis }) {
  const { t } = useTranslation();
  const [opened, { toggle, close }] = useDisclosure();
  const narrow = useMediaQuery('(max-width: 62em)') ?? false;
  const { client, state, page } = analysis;
  const place = page.name === 'overview' || page.name === 'comparison' ? page.name : 'page';
  const name = shownClientName(client.name, narrow ? 'narrow' : place);
  const button = (
    <HeaderButton
      icon={IconBuilding}
      manner="shrinks"
      onPointerEnter={() => void loadChoice().catch(() => undefined)}
      title={client.name}
    >
      <VisuallyHidden>{`${t('Client')}: `}</VisuallyHidden>
      <bdi>{name}</bdi>
      {client.parent && page.name !== 'comparison'
        ? ` · ${subClientsText(t, state.childClientIds, client.childClients.length + 1)}`
        : ''}
    </HeaderButton>
  );
  return (
    <FloatingPanel button={button} opened={opened} onToggle={toggle} position="bottom-start" width={324}>
      <FailureBoundary>
        <Suspense fallback={<Skeleton h={client.parent ? 420 : 120} />}>
          <ClientChoice key={`${client.id}-${opened}`} analysis={analysis} onChosen={close} />
        </Suspense>
      </FailureBoundary>
    </FloatingPanel>
  );
}

function subClientsText(t: TFunction, chosen: readonly number[], all: number): string {
  return chosen.length === 0 || chosen.length === all
    ? t('all sub-clients')
    : t('{{part}} of {{all}}', { part: chosen.length, all });
}
