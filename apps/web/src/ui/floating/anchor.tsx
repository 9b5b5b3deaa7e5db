import { type Ref, type RefObject, useEffect, useImperativeHandle, useState } from 'react';

interface Props {
  readonly to: RefObject<HTMLElement | null>;
  readonly ref?: Ref<HTMLElement | null> | undefined;
}

/** Stands for an element that is on the page already, where the library wants to draw the target itself. */
export function Anchor({ to, ref }: Props) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => to.current, [to]);
  return null;
}

/** Opens one step after the first drawing, because the library notes only then where the focus has to return to. */
export function useShown(opened: boolean): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => setShown(opened), [opened]);
  return shown;
}
