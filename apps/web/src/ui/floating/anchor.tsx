import { type Ref, type RefObject, useImperativeHandle } from 'react';

interface Props {
  readonly to: RefObject<HTMLElement | null>;
  readonly ref?: Ref<HTMLElement | null> | undefined;
}

/** Stands for an element that is on the page already, where the library wants to draw the target itself. */
export function Anchor({ to, ref }: Props) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => to.current, [to]);
  return null;
}
