import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { SavedFilterSet } from '../../../../lib/filter-sets/saved-filter-sets.ts';

interface Props {
  readonly sets: readonly SavedFilterSet[];
  readonly selected: string | null;
  readonly onLoad: (set: SavedFilterSet) => void;
}

/** The sets of the page that are for all clients or for the selected one; choosing one replaces the working filters. */
export function LoadFilterSet({ sets, selected, onLoad }: Props) {
  const { t } = useTranslation();
  return (
    <Select
      label={t('Saved filter set')}
      placeholder={sets.length === 0 ? t('None saved yet') : t('Load a saved filter set')}
      disabled={sets.length === 0}
      searchable
      data={sets.map(({ key, name, client }) => ({
        value: key,
        label: client === 'allclients' ? name : t('{{name}} (this client)', { name }),
      }))}
      value={selected}
      onChange={(key) => {
        const set = sets.find((each) => each.key === key);
        if (set !== undefined) onLoad(set);
      }}
      allowDeselect={false}
      nothingFoundMessage={t('No set with that name')}
      comboboxProps={{ withinPortal: false, floatingStrategy: 'fixed' }}
    />
  );
}
