import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';

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
 * The frame of a chart, which is drawn at the width that it has. Where a chart stood before, nothing is measured while
 * the page is built; the observer says afterwards whether that width is still right.
 */
export function ChartFrame({ place, height, label, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const key = `${place} ${height}`;
  const [width, setWidth] = useState(() => lastWidths.get(key) ?? 0);
  const isKnown = width > 0;
  useLayoutEffect(() => {
    if (!isKnown) setWidth(frame.current?.clientWidth ?? 0);
  }, [isKnown]);
  useEffect(() => {
    if (frame.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const found = Math.floor(entry?.contentRect.width ?? 0);
      if (found === 0) return;
      lastWidths.set(key, found);
      setWidth(found);
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [key]);
  return (
    <div ref={frame} style={{ height }} role="img" aria-label={label}>
      {isKnown ? children(width) : null}
    </div>
  );
}
