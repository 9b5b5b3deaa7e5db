import classes from './length-bar.module.css';

interface Props {
  readonly amount: number;
  /** The amount that the whole length stands for. */
  readonly largest: number;
}

/** The size of an amount as a bar beneath it; the amount itself is read beside it. */
export function LengthBar({ amount, largest }: Props) {
  return (
    <span className={classes.track} aria-hidden>
      <span
        className={classes.length}
        data-less={amount < 0 || undefined}
        style={{ width: `${(100 * Math.abs(amount)) / largest}%` }}
      />
    </span>
  );
}
