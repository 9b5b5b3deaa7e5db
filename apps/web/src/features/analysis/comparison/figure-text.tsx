import classes from './comparison.module.css';

/** A figure or a difference: never wrapped, with its sign on the left in every language. */
export function FigureText({ text }: { readonly text: string | undefined }) {
  return (
    <bdi dir="ltr" className={`numeric ${classes.figure}`}>
      {text}
    </bdi>
  );
}
