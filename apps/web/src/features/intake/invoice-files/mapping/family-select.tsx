import { Select } from '@mantine/core';
import { type MappedFamily, mappedFamilies } from '@waybill/contract';
import { chargeFamilyNames } from '@waybill/model';
import { useTranslation } from 'react-i18next';

interface Props {
  readonly label: string;
  readonly value: MappedFamily;
  onChange(family: MappedFamily): void;
}

/** Chooses the family to which a charge belongs. */
export function FamilySelect({ label, value, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <Select
      label={label}
      allowDeselect={false}
      data={mappedFamilies.map((family) => ({ value: family, label: t(chargeFamilyNames[family]) }))}
      value={value}
      onChange={(chosen) => onChange(mappedFamilies.find((family) => family === chosen) ?? value)}
    />
  );
}
