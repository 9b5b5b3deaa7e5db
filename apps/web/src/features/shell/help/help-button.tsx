import { ActionIcon } from '@mantine/core';
import { IconHelp } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFailureBoundary } from '../../../ui/failures/dialog-failure-boundary.tsx';

const HelpDrawer = lazy(() => import('./help-drawer.tsx'));

interface Props {
  readonly opened: boolean;
  readonly onToggle: () => void;
  readonly onClose: () => void;
}

/** Opens the help; its texts are loaded with the first opening. */
export function HelpButton({ opened, onToggle, onClose }: Props) {
  const { t } = useTranslation();
  const [wasOpened, setWasOpened] = useState(opened);
  if (opened && !wasOpened) setWasOpened(true);
  return (
    <>
      <ActionIcon size="lg" aria-label={t('Help')} aria-expanded={opened} onClick={onToggle}>
        <IconHelp size={19} stroke={1.6} />
      </ActionIcon>
      {wasOpened ? (
        <DialogFailureBoundary
          onClose={() => {
            setWasOpened(false);
            onClose();
          }}
        >
          <Suspense fallback={null}>
            <HelpDrawer opened={opened} onClose={onClose} />
          </Suspense>
        </DialogFailureBoundary>
      ) : null}
    </>
  );
}
