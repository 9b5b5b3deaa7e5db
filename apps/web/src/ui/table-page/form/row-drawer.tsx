import { Drawer } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useGuardedClose } from '../../../lib/drafts/use-guarded-close.ts';
import { CardSkeleton } from '../../card/card-states.tsx';
import { useOwnEscape } from '../../dialogs/use-own-escape.ts';
import classes from './form.module.css';

const height = 320;

interface Props {
  readonly opened: boolean;
  readonly title: string;
  readonly onClose: () => void;
  /** For forms that hold tables. */
  readonly isWide?: boolean | undefined;
  readonly children: ReactNode;
}

/** Where the form of a row opens, beside the table; asks first if what was entered would be lost by closing. */
export function RowDrawer({ opened, title, onClose, isWide = false, children }: Props) {
  const { t } = useTranslation();
  const close = useGuardedClose(onClose, opened);
  useOwnEscape(opened, close);
  return (
    <Drawer.Root opened={opened} onClose={close} closeOnEscape={false} position="right" size={isWide ? 960 : 520}>
      <Drawer.Overlay />
      <Drawer.Content>
        <div className={classes.head}>
          <Drawer.Title className={classes.title}>{title}</Drawer.Title>
          <Drawer.CloseButton aria-label={t('Close')} />
        </div>
        <Drawer.Body>
          <Suspense fallback={<CardSkeleton height={height} />}>{opened ? children : null}</Suspense>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
