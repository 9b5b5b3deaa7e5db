import { TextButton } from '../../../ui/plain-buttons.tsx';

interface Props {
  readonly text: string;
  /** What the button opens. */
  readonly label: string;
  readonly onOpen: () => void;
}

/** A figure that opens the rows behind it. */
export function ValueButton({ text, label, onOpen }: Props) {
  return (
    <TextButton className="numeric" aria-label={`${text}: ${label}`} onClick={onOpen}>
      {text}
    </TextButton>
  );
}
