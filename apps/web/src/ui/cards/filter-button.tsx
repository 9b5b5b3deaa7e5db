import { useTranslation } from 'react-i18next';
import { TextButton } from '../buttons/plain-buttons.tsx';

interface Props {
  readonly name: string;
  /** Absent where the page cannot be filtered by it. */
  readonly onFilter: (() => void) | undefined;
}

/** A value of a table's dimension, by which a click filters the page. */
export function FilterButton({ name, onFilter }: Props) {
  const { t } = useTranslation();
  if (onFilter === undefined) return <bdi>{name}</bdi>;
  return (
    <TextButton aria-label={t('Filter by {{name}}', { name })} onClick={onFilter}>
      <bdi>{name}</bdi>
    </TextButton>
  );
}
