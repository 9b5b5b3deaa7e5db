import { useEffect, useRef } from 'react';

const gap = 8;

/** How far a box moves sideways, in pixels, so that it lies within the room; one that is too wide begins where the room does. */
export function shiftInto(
  box: { readonly left: number; readonly right: number },
  room: { readonly left: number; readonly right: number },
): number {
  const beyond = Math.min(0, room.right - gap - box.right);
  return Math.max(beyond, room.left + gap - box.left);
}

/** Keeps what a chart shows under the pointer within its card, which would cut it off, wherever the chart moves it. */
export function useWithinCard() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let shift = 0;
    let frame = 0;
    const keep = () => {
      const element = ref.current;
      const card = element?.closest('section');
      if (element && card) {
        const { left, right } = element.getBoundingClientRect();
        shift = shiftInto({ left: left - shift, right: right - shift }, card.getBoundingClientRect());
        element.style.translate = shift === 0 ? '' : `${shift}px`;
      }
      frame = requestAnimationFrame(keep);
    };
    keep();
    return () => cancelAnimationFrame(frame);
  }, []);
  return ref;
}
