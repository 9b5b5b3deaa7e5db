import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGuardedClose } from '../../lib/drafts/use-guarded-close.ts';
import classes from './dialog.module.css';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly size?: number;
  readonly fullScreen?: boolean;
  /** Over popovers, where it is opened from one. */
  readonly overPopovers?: boolean;
  readonly children: ReactNode;
}

const overPopover = 400;
const overPage = 200;

/** A dialog with a title and a way to close it; asks first if what was entered would be lost. */
export function Dialog({ title, onClose, size = 440, fullScreen = false, overPopovers = false, children }: Props) {
  const { t } = useTranslation();
  const close = useGuardedClose(onClose);
  return (
    <Modal.Root
      opened
      onClose={close}
      size={size}
      fullScreen={fullScreen}
      centered={overPopovers}
      zIndex={overPopovers ? overPopover : overPage}
    >
      <Modal.Overlay />
      <Modal.Content>
        <div className={classes.head}>
          <Modal.Title fw={600}>{title}</Modal.Title>
          <Modal.CloseButton aria-label={t('Close')} />
        </div>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
