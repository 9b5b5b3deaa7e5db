import classes from './length-bar.module.css';

interface Props {
  readonly amount: number;
  /** The amount that the whole length stands for. */
  readonly largest: number;
  /** For amounts of both signs: more to the right of the middle, less to the left. */
  readonly fromMiddle?: boolean;
}

/** The size of an amount as a bar beneath it; the amount itself is read beside it. */
export function LengthBar({ amount, largest, fromMiddle = false }: Props) {
  const length = Math.abs(amount) / largest;
  const style = fromMiddle
    ? { width: `${50 * length}%`, marginLeft: `${amount < 0 ? 50 - 50 * length : 50}%` }
    : { width: `${100 * length}%` };
  return (
    <span className={classes.track} dir={fromMiddle ? 'ltr' : undefined} aria-hidden>
      <span className={classes.length} data-less={amount < 0 || undefined} style={style} />
    </span>
  );
}
