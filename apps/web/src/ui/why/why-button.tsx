import { Button } from '@mantine/core';
import { isExplainable } from '@waybill/model';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ComparedCost } from './why-props.ts';

const WhyDialog = lazy(() => import('./why-dialog.tsx'));

interface Props extends ComparedCost {
  /** What the button is called, if not “Why?”. */
  readonly label?: string;
}

/** Opens why a cost changed; absent where it cannot be explained. */
export function WhyButton({ label, ...props }: Props) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const { state, before } = props;
  if (before === undefined || !isExplainable(state)) return null;
  return (
    <>
      <Button data-not-in-pictures variant="subtle" size="compact-sm" onClick={() => setIsOpen(true)}>
        {label ?? t('Why?')}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <WhyDialog {...props} before={before} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
