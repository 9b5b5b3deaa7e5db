import { cloneElement, lazy, type ReactElement, Suspense, useState } from 'react';
import { DialogFailureBoundary } from '../failures/dialog-failure-boundary.tsx';
import { loadPanel } from './load-floating.ts';
import { type ButtonProps, useOpener } from './opener.ts';
import type { PlacedPanelProps } from './placed-panel.tsx';

const PlacedPanel = lazy(loadPanel);

interface Props extends Omit<PlacedPanelProps, 'anchor' | 'id' | 'onChange'> {
  readonly button: ReactElement<ButtonProps>;
  readonly onToggle: () => void;
}

/** A panel behind a button. Its code is fetched when the button is pointed at, focused or pressed, if it is not there yet. */
export function FloatingPanel({ button, opened, onToggle, children, ...placing }: Props) {
  const { id, ref, props } = useOpener('dialog', opened, button);
  const [wasOpened, setWasOpened] = useState(opened);
  if (opened && !wasOpened) setWasOpened(true);
  const giveUp = () => {
    setWasOpened(false);
    if (opened) onToggle();
  };
  return (
    <>
      {cloneElement(button, { ...props, onClick: onToggle })}
      {wasOpened ? (
        <DialogFailureBoundary onClose={giveUp}>
          <Suspense fallback={null}>
            <PlacedPanel {...placing} id={id} anchor={ref} opened={opened} onChange={onToggle}>
              {children}
            </PlacedPanel>
          </Suspense>
        </DialogFailureBoundary>
      ) : null}
    </>
  );
}
