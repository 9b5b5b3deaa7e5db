import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { CardSkeleton } from '../card/card-states.tsx';

interface Props {
  /** Which chart of the pages it is: the next one in the same place is drawn at the width of the last. */
  readonly place: string;
  readonly height: number;
  readonly label: string;
  readonly children: (width: number) => ReactNode;
}

/** How wide the charts of each place were last. */
const lastWidths = new Map<string, number>();

/**
 * The frame of a chart, which is drawn at the width that it has. Nothing is measured while the page is built: where a
 * chart stood before, the observer says afterwards whether that width is still right, elsewhere how wide the frame is.
 */
export function ChartFrame({ place, height, label, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const key = `${place} ${height}`;
  const [width, setWidth] = useState(() => lastWidths.get(key) ?? 0);
  const isKnown = width > 0;
  useEffect(() => {
    if (frame.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const found = Math.floor(entry?.contentRect.width ?? 0);
      if (found === 0) return;
      lastWidths.set(key, found);
      startTransition(() => setWidth(found));
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [key]);
  return (
    <div ref={frame} style={{ height }} {...(isKnown ? { role: 'img', 'aria-label': label } : {})}>
      {isKnown ? children(width) : <CardSkeleton height={height} />}
    </div>
  );
}
