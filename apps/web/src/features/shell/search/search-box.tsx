import { ActionIcon, UnstyledButton } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFailureBoundary } from '../../../ui/failures/dialog-failure-boundary.tsx';
import classes from './search-box.module.css';
import { keepTyping, takeTyped } from './typed-ahead.ts';

const load = () => import('./search-palette.tsx');
const SearchPalette = lazy(load);

interface Props {
  readonly onHelp: () => void;
}

/** The search of the header (S3 section 2.4); Ctrl or ⌘ and K open it everywhere. */
export function SearchBox({ onHelp }: Props) {
  const { t } = useTranslation();
  const [isWanted, setWanted] = useState(false);
  const open = () => {
    setWanted(true);
    keepTyping();
    load().then(({ openPalette }) => openPalette(), takeTyped);
  };
  useHotkeys([['mod+K', open]], [], true);
  const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);
  return (
    <>
      <UnstyledButton className={classes.box} onClick={open} visibleFrom="md">
        <IconSearch size={16} stroke={1.6} aria-hidden />
        <span className={classes.placeholder}>{t('Search...')}</span>
        <kbd className={classes.key} aria-hidden>
          {isApple ? '⌘ K' : 'Ctrl K'}
        </kbd>
      </UnstyledButton>
      <ActionIcon size="lg" onClick={open} hiddenFrom="md" aria-label={t('Search...')}>
        <IconSearch size={19} stroke={1.6} />
      </ActionIcon>
      {isWanted ? (
        <DialogFailureBoundary onClose={() => setWanted(false)}>
          <Suspense fallback={null}>
            <SearchPalette onHelp={onHelp} />
          </Suspense>
        </DialogFailureBoundary>
      ) : null}
    </>
  );
}
