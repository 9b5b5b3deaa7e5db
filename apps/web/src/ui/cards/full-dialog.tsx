import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './full-dialog.module.css';

export interface FullWidgetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog as large as the window. */
export default function FullDialog({ title, onClose, children }: FullWidgetProps) {
  const { t } = useTranslation();
  return (
    <Modal.Root opened onClose={onClose} fullScreen lockScroll={false}>
      <Modal.Content
        aria-label={t('{{widget}} in full screen', { widget: title })}
        classNames={{ content: classes.content ?? '' }}
      >
        <Modal.Body className={classes.body}>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
