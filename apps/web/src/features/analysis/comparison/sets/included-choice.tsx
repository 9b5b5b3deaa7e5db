import { Checkbox, Stack } from '@mantine/core';
import { leftOutGroups, type UsuallyLeftOut, usuallyLeftOut } from '@waybill/model';
import { useTranslation } from 'react-i18next';

interface Props {
  readonly included: readonly UsuallyLeftOut[];
  /** What every page counts by the dashboard settings; a single set cannot remove it. */
  readonly ofAllPages: readonly UsuallyLeftOut[];
  readonly onChange: (included: readonly UsuallyLeftOut[]) => void;
}

/** What a set counts that is not counted by default. */
export function IncludedChoice({ included, ofAllPages, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <Stack gap={6} role="group" aria-label={t('Also counted')}>
      {usuallyLeftOut.map((name) => {
        const isOfAllPages = ofAllPages.includes(name);
        return (
          <Checkbox
            key={name}
            label={t(leftOutGroups[name].choice)}
            description={isOfAllPages ? t('Counted on all pages because of the dashboard filter.') : undefined}
            disabled={isOfAllPages}
            checked={isOfAllPages || included.includes(name)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(usuallyLeftOut.filter((each) => (each === name ? checked : included.includes(each))))
            }
          />
        );
      })}
    </Stack>
  );
}
