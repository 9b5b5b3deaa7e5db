import { Button, Card, Checkbox, Group, SimpleGrid, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { InvoiceMapping } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { ColumnSelect } from './column-select.tsx';
import { FamilySelect } from './family-select.tsx';
import { type InvoiceDraft, problemOf } from './mapping-draft.ts';

type Charges = InvoiceMapping['charges'] & { readonly kind: 'columns' };
type Charge = Charges['columns'][number];

interface Props {
  readonly draft: InvoiceDraft;
  readonly charges: Charges;
}

/** The columns with amounts, what each is, and the column that they add up to. */
export function ChargeColumns({ draft, charges }: Props) {
  const { t } = useTranslation();
  const { columns, change } = draft;
  const set = (chosen: readonly Charge[]) => change({ charges: { ...charges, columns: [...chosen] } });
  const setOne = (place: number, part: Partial<Charge>) =>
    set(charges.columns.map((charge, index) => (index === place ? { ...charge, ...part } : charge)));
  const used = new Set(charges.columns.map(({ column }) => column));
  const free = columns.find(({ name }) => !used.has(name));
  return (
    <Stack gap="sm">
      {charges.columns.map(({ column, family, isSubtracted, description }, place) => (
        <Card key={`${place} ${column}`} withBorder padding="xs">
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
            <ColumnSelect
              label={t('Charge')}
              columns={columns}
              clearable={false}
              value={column}
              problem={problemOf(draft, `charges.columns.${place}.column`)}
              onChange={(chosen) => setOne(place, { column: chosen ?? column })}
            />
            <FamilySelect
              label={description === null ? t('Family') : t('Family of unknown texts')}
              value={family}
              onChange={(chosen) => setOne(place, { family: chosen })}
            />
            <ColumnSelect
              label={t('What the charge is')}
              columns={columns}
              value={description}
              problem={problemOf(draft, `charges.columns.${place}.description`)}
              onChange={(chosen) => setOne(place, { description: chosen })}
            />
          </SimpleGrid>
          <Group gap="sm" justify="space-between" mt="xs">
            <Checkbox
              label={t('Is deducted')}
              checked={isSubtracted}
              onChange={(event) => setOne(place, { isSubtracted: event.currentTarget.checked })}
            />
            <Button
              variant="subtle"
              size="xs"
              aria-label={t('Remove {{name}}', { name: column })}
              onClick={() => set(charges.columns.filter((_, index) => index !== place))}
            >
              {t('Remove')}
            </Button>
          </Group>
        </Card>
      ))}
      {free === undefined ? null : (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} />}
          style={{ alignSelf: 'flex-start' }}
          onClick={() =>
            set([...charges.columns, { column: free.name, family: 'other', isSubtracted: false, description: null }])
          }
        >
          {t('Add a charge')}
        </Button>
      )}
      <ColumnSelect
        label={t('Total of the row')}
        columns={columns}
        value={charges.rowTotal}
        problem={problemOf(draft, 'charges.rowTotal')}
        onChange={(rowTotal) => change({ charges: { ...charges, rowTotal } })}
      />
    </Stack>
  );
}
