import { IconChevronDown } from '@tabler/icons-react';
import classes from './card-select.module.css';

interface Props<Value extends string> {
  /** What is chosen, for assistive technology. */
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
  readonly className?: string | undefined;
}

/** A choice in the head of a card: the browser's own element, for the first page has no code of forms. */
export function CardSelect<Value extends string>({ label, value, options, onChange, className = '' }: Props<Value>) {
  return (
    <div className={`${classes.select} ${className}`}>
      <select
        aria-label={label}
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = options.find((option) => option.value === currentTarget.value);
          if (chosen !== undefined) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <IconChevronDown size={14} stroke={1.6} aria-hidden />
    </div>
  );
}
