import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusReturn } from '../../lib/use-focus-return.ts';
import classes from './full-widget.module.css';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A widget over the whole screen; Escape brings the page back. */
export function FullWidget({ title, onClose, children }: Props) {
  const { t } = useTranslation();
  useFocusReturn();
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
