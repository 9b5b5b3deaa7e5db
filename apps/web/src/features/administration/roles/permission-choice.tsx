import { Checkbox, Group, SimpleGrid, Stack, Switch, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { permissions } from '@waybill/contract';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  readonly value: string[];
  readonly onChange: (chosen: string[]) => void;
  readonly error: ReactNode;
}

/** The whole catalogue of permissions (S3 section 6); their names are what menus, pages and calls ask for. */
export function PermissionChoice({ value, onChange, error }: Props) {
  const { t } = useTranslation();
  const [wanted, setWanted] = useState('');
  const [chosenOnly, setChosenOnly] = useState(false);
  const shown = permissions.filter(
    (name) => name.includes(wanted.trim().toUpperCase().replaceAll(' ', '_')) && (!chosenOnly || value.includes(name)),
  );
  return (
    <Checkbox.Group
      label={t('Permissions ({{chosen}} of {{all}})', { chosen: value.length, all: permissions.length })}
      value={value}
      onChange={onChange}
      error={error}
    >
      <Stack gap="sm" mt={6} mb="xs">
        <Group>
          <TextInput
            aria-label={t('Search permissions')}
            placeholder={t('Search permissions')}
            leftSection={<IconSearch size={16} stroke={1.6} />}
            value={wanted}
            onChange={(event) => setWanted(event.currentTarget.value)}
            style={{ flex: 1 }}
          />
          <Switch
            label={t('Chosen only')}
            checked={chosenOnly}
            onChange={(event) => setChosenOnly(event.currentTarget.checked)}
          />
        </Group>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" verticalSpacing={8}>
          {shown.map((name) => (
            <Checkbox key={name} value={name} label={name} size="xs" styles={{ label: { overflowWrap: 'anywhere' } }} />
          ))}
        </SimpleGrid>
      </Stack>
    </Checkbox.Group>
  );
}
