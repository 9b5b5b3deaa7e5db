import { ActionIcon, Button, Collapse, Group, NumberInput, Paper, Stack, Text } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconChevronDown, IconChevronUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { type MarkupLine, mostMarkupLines } from '@waybill/contract';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConditionsFields } from '../../../ui/charge-conditions/conditions-fields.tsx';
import { allCharges, conditionsText } from '../../../ui/charge-conditions/conditions-text.ts';

/** A line while it is being written: the percent may be unfinished. */
export interface DraftLine extends Pick<MarkupLine, 'conditions'> {
  readonly key: string;
  readonly percent: number | string;
}

/** A line as it begins: nothing on every charge. */
export const newLine = (): DraftLine => ({ key: crypto.randomUUID(), conditions: allCharges, percent: 0 });

interface Props {
  readonly clientId: number | undefined;
  readonly lines: readonly DraftLine[];
  readonly error: string | undefined;
  /** What is wrong with the percent of a line. */
  readonly lineError: (index: number) => ReactNode;
  readonly onChange: (lines: DraftLine[]) => void;
}

/** The lines of a markup in the order in which they are tried. */
export function MarkupLines({ clientId, lines, error, lineError, onChange }: Props) {
  const { t } = useTranslation();
  const replace = (line: DraftLine) => onChange(lines.map((each) => (each.key === line.key ? line : each)));
  const move = (from: number, to: number) => {
    const moved = [...lines];
    moved.splice(to, 0, ...moved.splice(from, 1));
    onChange(moved);
  };
  return (
    <Stack gap="xs">
      <Text size="sm" fw={600}>
        {t('What is added to which charges')}
      </Text>
      <Text size="xs" c="dimmed">
        {t(
          'Lines are checked from top to bottom, and the first match is used. A charge with no match is billed unchanged.',
        )}
      </Text>
      {lines.map((line, index) => (
        <Line
          key={line.key}
          clientId={clientId}
          line={line}
          number={index + 1}
          error={lineError(index)}
          onChange={replace}
          onUp={index === 0 ? undefined : () => move(index, index - 1)}
          onDown={index === lines.length - 1 ? undefined : () => move(index, index + 1)}
          onRemove={lines.length === 1 ? undefined : () => onChange(lines.filter(({ key }) => key !== line.key))}
        />
      ))}
      {error === undefined ? null : (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {error}
        </Text>
      )}
      <Group>
        <Button
          variant="light"
          size="xs"
          leftSection={<IconPlus size={15} />}
          disabled={lines.length >= mostMarkupLines}
          onClick={() => onChange([...lines, newLine()])}
        >
          {t('Add a line')}
        </Button>
      </Group>
    </Stack>
  );
}

interface LineProps {
  readonly clientId: number | undefined;
  readonly line: DraftLine;
  readonly number: number;
  readonly error: ReactNode;
  readonly onChange: (line: DraftLine) => void;
  readonly onUp: (() => void) | undefined;
  readonly onDown: (() => void) | undefined;
  readonly onRemove: (() => void) | undefined;
}

function Line({ clientId, line, number, error, onChange, onUp, onDown, onRemove }: LineProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const acts = [
    { label: t('Move line {{number}} up', { number }), icon: IconArrowUp, act: onUp },
    { label: t('Move line {{number}} down', { number }), icon: IconArrowDown, act: onDown },
    { label: t('Remove line {{number}}', { number }), icon: IconTrash, act: onRemove },
  ];
  return (
    <Paper withBorder p="sm" radius="md">
      <Group gap="xs" wrap="nowrap" align="flex-end">
        <NumberInput
          label={t('Percent, line {{number}}', { number })}
          w={130}
          suffix="%"
          decimalScale={2}
          min={-100}
          max={1_000}
          error={error}
          value={line.percent}
          onChange={(percent) => onChange({ ...line, percent })}
        />
        <Button
          variant="subtle"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          style={{ flex: 1, minWidth: 0 }}
          justify="flex-start"
          rightSection={isOpen ? <IconChevronUp size={15} /> : <IconChevronDown size={15} />}
        >
          {conditionsText(line.conditions)}
        </Button>
        {acts.map(({ label, icon: Icon, act }) => (
          <ActionIcon key={label} aria-label={label} disabled={act === undefined} onClick={act}>
            <Icon size={16} />
          </ActionIcon>
        ))}
      </Group>
      <Collapse expanded={isOpen}>
        <Stack gap="sm" mt="sm">
          {isOpen ? (
            <ConditionsFields
              clientId={clientId}
              value={line.conditions}
              onChange={(conditions) => onChange({ ...line, conditions })}
            />
          ) : null}
        </Stack>
      </Collapse>
    </Paper>
  );
}
