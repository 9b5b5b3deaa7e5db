import { Badge, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { text } from '../../../../lib/languages/text.ts';
import { DataTable } from '../../../../ui/tables/data-table.tsx';
import { type Draft, type Use, usesOf } from './mapping-draft.ts';
import { deliveryTargetTexts, targetTexts } from './target-texts.ts';

const height = 720;

const useTexts: Readonly<Record<Exclude<Use['kind'], 'target' | 'delivery target'>, string>> = {
  charge: text('Charge'),
  'charge text': text('What the charge is'),
  'row total': text('Total of the row'),
  'control total': text('Total of the invoice'),
};

function textOfUse(use: Use): string {
  if (use.kind === 'target') return targetTexts[use.target];
  return use.kind === 'delivery target' ? deliveryTargetTexts[use.target] : useTexts[use.kind];
}

interface NamedColumn {
  readonly name: string;
  /** Absent where the file is not looked at. */
  readonly examples?: readonly string[];
}

/** The columns of the file with example values, and what each is used for. */
export function ColumnsOfFile({
  mapping,
  columns,
}: Pick<Draft, 'mapping'> & { readonly columns: readonly NamedColumn[] }) {
  const { t } = useTranslation();
  const uses = usesOf(mapping);
  const textOf = (use: Use) => t(textOfUse(use));
  return (
    <Card withBorder padding="md">
      <Stack gap="xs">
        <Title order={2} fz="md">
          {t('Columns of the file')}
        </Title>
        <DataTable<NamedColumn>
          caption={t('Columns of the file')}
          height={height}
          columns={[
            {
              header: t('Column'),
              cell: ({ name }) => (
                <Text size="sm" fw={500} style={{ overflowWrap: 'anywhere' }}>
                  {name}
                </Text>
              ),
            },
            ...(columns.every(({ examples }) => examples === undefined)
              ? []
              : [
                  {
                    header: t('Examples'),
                    cell: ({ examples = [] }: NamedColumn) => (
                      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                        {examples.length === 0 ? '–' : examples.join(' · ')}
                      </Text>
                    ),
                  },
                ]),
            {
              header: t('Used for'),
              cell: ({ name }) => {
                const used = uses.get(name) ?? [];
                return used.length === 0 ? (
                  <Text size="sm" c="dimmed">
                    {t('Not used')}
                  </Text>
                ) : (
                  <Group gap={4}>
                    {used.map((use) => (
                      <Badge
                        key={textOf(use)}
                        variant="light"
                        tt="none"
                        h="auto"
                        styles={{ label: { whiteSpace: 'normal', overflow: 'visible' } }}
                      >
                        {textOf(use)}
                      </Badge>
                    ))}
                  </Group>
                );
              },
            },
          ]}
          rows={columns}
          keyOf={({ name }) => name}
        />
      </Stack>
    </Card>
  );
}
