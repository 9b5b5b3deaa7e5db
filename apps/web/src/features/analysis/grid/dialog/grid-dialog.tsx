import { ActionIcon, Modal, Tooltip } from '@mantine/core';
import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { IconArrowsDiagonal, IconArrowsDiagonalMinimize2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Analysis } from '../../../../lib/analysis/use-analysis.ts';
import { useFocusReturn } from '../../../../lib/use-focus-return.ts';
import { useOwnEscape } from '../../../../ui/dialogs/use-own-escape.ts';
import { useGridSetup } from '../setup/use-grid-setup.ts';
import classes from './grid-dialog.module.css';
import { GridPanel } from './grid-panel.tsx';

/** The rows behind the page, in a dialog over it; everything is in the address, so that a link shows the same. */
export default function GridDialog({ analysis }: { analysis: Analysis }) {
  const { t } = useTranslation();
  const asked = useGridSetup(analysis);
  useFocusReturn();
  useOwnEscape(true, asked.close);
  const isPhone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false });
  const [isWide, setWide] = useLocalStorage({
    key: 'waybill.grid.full',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const isFull = isPhone || isWide;
  const Icon = isWide ? IconArrowsDiagonalMinimize2 : IconArrowsDiagonal;
  return (
    <Modal.Root
      opened
      onClose={asked.close}
      closeOnEscape={false}
      lockScroll={false}
      fullScreen={isFull}
      size="min(1400px, calc(100vw - 48px))"
      centered
    >
      <Modal.Overlay />
      <Modal.Content classNames={{ content: isFull ? `${classes.content} ${classes.full}` : classes.content }}>
        <div className={classes.header}>
          <Modal.Title fw={600}>
            {t('{{page}}: rows behind {{fact}}', {
              page:
                analysis.setName === undefined
                  ? t(analysis.page.displayName)
                  : `${t(analysis.page.displayName)} – ${analysis.setName}`,
              fact: t(analysis.state.fact.text),
            })}
          </Modal.Title>
          <span className={classes.spacer} />
          {isPhone ? null : (
            <Tooltip label={isWide ? t('Smaller') : t('Full screen')}>
              <ActionIcon aria-label={isWide ? t('Smaller') : t('Full screen')} onClick={() => setWide(!isWide)}>
                <Icon size={17} stroke={1.6} />
              </ActionIcon>
            </Tooltip>
          )}
          <Modal.CloseButton aria-label={t('Close')} ml={0} />
        </div>
        <Modal.Body className={classes.body}>
          <GridPanel analysis={analysis} asked={asked} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
