import { Checkbox, Combobox } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';

import { useEffect, useRef } from 'react';
import { countText } from '../../../lib/languages/formats.ts';
import classes from './filters.module.css';
import type { ValueOption } from './value-options.ts';

interface Props {
  readonly label: string;
  readonly options: readonly ValueOption[];
  readonly chosen: ReadonlySet<string>;
  /** Where the keyboard stands; -1 for nowhere. */
  readonly current: number;
  readonly idOf: (index: number) => string;
  /** What is read of a value. */
  readonly labelOf: (value: string) => string;
}

const optionHeight = 34;
const mostShown = 7;

/** The options of a filter, of which only those in view are in the document, however many there are. */
export function ValueList({ label, options, chosen, current, idOf, labelOf }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: options.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => optionHeight,
    overscan: 6,
    initialRect: { width: 0, height: optionHeight * mostShown },
  });
  useEffect(() => {
    if (current >= 0) virtualizer.scrollToIndex(current);
  }, [current, virtualizer]);
  return (
    <Combobox.Options
      ref={scroller}
      aria-label={label}
      aria-multiselectable
      className={classes.values ?? ''}
      mah={optionHeight * mostShown}
    >
      <div style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const option = options[index];
          if (option === undefined) return null;
          const { value, rows } = option;
          const isChosen = chosen.has(value);
          return (
            <Combobox.Option
              key={value}
              id={idOf(index)}
              value={value}
              active={isChosen}
              selected={index === current}
              aria-selected={isChosen}
              aria-setsize={options.length}
              aria-posinset={index + 1}
              className={classes.value ?? ''}
              style={{ height: optionHeight, transform: `translateY(${start}px)` }}
              title={labelOf(value)}
            >
              <Checkbox.Indicator size="xs" checked={isChosen} aria-hidden />
              <span className={classes.valueName}>{labelOf(value)}</span>
              <span className={classes.rows}>{rows === undefined ? '' : countText(rows)}</span>
            </Combobox.Option>
          );
        })}
      </div>
    </Combobox.Options>
  );
}
