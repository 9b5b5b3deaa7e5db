import { cloneElement, lazy, type ReactElement, Suspense, useState } from 'react';
import { DialogFailureBoundary } from '../failures/dialog-failure-boundary.tsx';
import { loadMenu } from './load-floating.ts';
import { type ButtonProps, useOpener } from './opener.ts';
import type { PlacedMenuProps } from './placed-menu.tsx';

const PlacedMenu = lazy(loadMenu);

interface Props extends Omit<PlacedMenuProps, 'opened' | 'onChange' | 'anchor' | 'id'> {
  readonly button: ReactElement<ButtonProps>;
}

/** A menu behind a button. Its code is fetched when the button is pointed at, focused or pressed, if it is not there yet. */
export function FloatingMenu({ button, children, ...placing }: Props) {
  const [opened, setOpened] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const { id, ref, props } = useOpener('menu', opened, button);
  const toggle = () => {
    setWasOpened(true);
    setOpened(!opened);
  };
  const giveUp = () => {
    setWasOpened(false);
    setOpened(false);
  };
  return (
    <>
      {cloneElement(button, { ...props, onClick: toggle })}
      {wasOpened ? (
        <DialogFailureBoundary onClose={giveUp}>
          <Suspense fallback={null}>
            <PlacedMenu {...placing} id={id} anchor={ref} opened={opened} onChange={setOpened}>
              {children}
            </PlacedMenu>
          </Suspense>
        </DialogFailureBoundary>
      ) : null}
    </>
  );
}
