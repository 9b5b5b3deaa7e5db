import { ActionIcon, Button, FileButton, Group, NumberInput, ScrollArea, Select, Table, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconFileUpload, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type BudgetLine, type BudgetOfYear, largestTableFile, readBudgetFile, saveBudget } from '@waybill/contract';
import { fileName, rounded } from '@waybill/model';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { useDraftState } from '../../../lib/drafts/use-draft-state.ts';
import { base64Of } from '../../../lib/files/base64-of.ts';
import { moneyText, monthName } from '../../../lib/languages/formats.ts';
import { SaveMenu } from '../../../ui/buttons/save-menu.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { ClientField } from '../../../ui/fields/client-field.tsx';
import { notifyFailure } from '../../../ui/notices/notify-failure.ts';
import classes from './budgets.module.css';

interface Props {
  readonly budget: BudgetOfYear;
  readonly clientId: number;
  readonly clientName: string;
  readonly year: number;
  readonly onSaved: () => void;
}

const accepted = '.csv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const places = Array.from({ length: 12 }, (_, month) => month);
const none: BudgetLine['amounts'] = places.map(() => null);

/** The budget by client, carrier and month: typed, or filled in from a file. */
export function BudgetGrid({ budget, clientId, clientName, year, onSaved }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { values, setValues, forget } = useDraftState(
    {
      lines: budget.lines.map(({ clientId: id, carrier, amounts }): BudgetLine => ({ clientId: id, carrier, amounts })),
    },
    `budget ${clientId} ${year}`,
  );
  const { lines } = values;
  const setLines = (changed: readonly BudgetLine[]) => setValues({ lines: [...changed] });
  const names = new Map(budget.clients.map(({ id, name }) => [id, name]));
  const saving = useMutation({
    mutationFn: () => call(saveBudget, { body: { clientId, year, lines: lines.filter(isSet) } }),
    onSuccess: async () => {
      forget();
      await queryClient.invalidateQueries({ queryKey: ['budgets'] });
      notifications.show({ color: 'green', message: t('Saved.') });
      onSaved();
    },
    onError: (error) => notifyFailure(t('The budget could not be saved.'), error),
  });
  const reading = useMutation({
    mutationFn: async (file: File) => {
      if (file.size > largestTableFile) throw new Error(t('{{name}} is larger than 4 MB.', { name: file.name }));
      return call(readBudgetFile, { body: { clientId, content: await base64Of(file) } });
    },
    onSuccess: ({ lines: read }) => {
      const isRead = ({ clientId: id, carrier }: BudgetLine) =>
        read.some((each) => each.clientId === id && each.carrier === carrier);
      setLines([...lines.filter((line) => !isRead(line)), ...read]);
      notifications.show({ message: t('The file is in the grid. Save it to keep it.') });
    },
    onError: (error) => notifyFailure(t('The file could not be read.'), error),
  });
  const header = places.map((place) => monthName(`${year}-${String(place + 1).padStart(2, '0')}-01`));
  return (
    <Card
      title={t('Budget by client and carrier')}
      question={t('In US dollars; empty where none is set')}
      refreshing={false}
      actions={
        <Group gap="xs">
          <FileButton accept={accepted} onChange={(file) => file !== null && reading.mutate(file)}>
            {(props) => (
              <Button
                {...props}
                variant="default"
                leftSection={<IconFileUpload size={16} />}
                loading={reading.isPending}
              >
                {t('Fill in from a file')}
              </Button>
            )}
          </FileButton>
          <SaveMenu
            disabled={lines.length === 0}
            table={() => ({
              name: fileName(`${clientName} ${t('Budget')} ${year}`),
              columns: [
                { header: t('Client'), type: 'text', cellOf: (line: BudgetLine) => names.get(line.clientId) ?? '' },
                { header: t('Carrier'), type: 'text', cellOf: ({ carrier }: BudgetLine) => carrier },
                ...places.map((place) => ({
                  header: header[place] ?? '',
                  type: 'money' as const,
                  cellOf: ({ amounts }: BudgetLine) => amounts[place] ?? null,
                })),
              ],
              rows: lines,
              about: [[t('Client'), clientName]],
              sheetNames: [t('Budget'), t('About')],
            })}
          />
          <Button loading={saving.isPending} onClick={() => saving.mutate()}>
            {t('Save')}
          </Button>
        </Group>
      }
    >
      <ScrollArea type="auto" offsetScrollbars="present">
        <Table className={classes.grid ?? ''} fz="sm">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('Client')}</Table.Th>
              <Table.Th>{t('Carrier')}</Table.Th>
              {header.map((month) => (
                <Table.Th key={month} ta="end">
                  {month}
                </Table.Th>
              ))}
              <Table.Th ta="end">{t('Total')}</Table.Th>
              <Table.Td />
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {lines.map((line, row) => (
              <Table.Tr key={`${line.clientId} ${line.carrier}`}>
                <Table.Td>{names.get(line.clientId)}</Table.Td>
                <Table.Td>{line.carrier}</Table.Td>
                {places.map((place) => (
                  <Table.Td key={place}>
                    <NumberInput
                      size="xs"
                      hideControls
                      min={0}
                      decimalScale={2}
                      thousandSeparator
                      classNames={{ input: classes.amount ?? '' }}
                      aria-label={`${names.get(line.clientId)} ${line.carrier} ${header[place]}`}
                      value={line.amounts[place] ?? ''}
                      onChange={(value) =>
                        setLines(
                          lines.with(row, {
                            ...line,
                            amounts: line.amounts.with(place, value === '' ? null : Number(value)),
                          }),
                        )
                      }
                    />
                  </Table.Td>
                ))}
                <Table.Td ta="end" className="numeric">
                  {moneyText(rounded(line.amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0)))}
                </Table.Td>
                <Table.Td>
                  <ActionIcon
                    variant="subtle"
                    color="red"
                    aria-label={t('Remove')}
                    onClick={() => setLines(lines.toSpliced(row, 1))}
                  >
                    <IconTrash size={16} />
                  </ActionIcon>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollArea>
      {lines.length === 0 ? <Text c="dimmed">{t('Add a line, or fill in the grid from a file.')}</Text> : null}
      <AddLine budget={budget} lines={lines} onAdd={(line) => setLines([...lines, line])} />
      <Text size="sm" c="dimmed" mt="sm">
        {t(
          'A file has a line of headers, then a line for each client and carrier: client, carrier, and twelve amounts. What you export here has that form.',
        )}
      </Text>
    </Card>
  );
}

const isSet = ({ amounts }: BudgetLine): boolean => amounts.some((amount) => amount !== null);

interface AddProps {
  readonly budget: BudgetOfYear;
  readonly lines: readonly BudgetLine[];
  readonly onAdd: (line: BudgetLine) => void;
}

/** A line for a client and a carrier that has none yet. */
function AddLine({ budget: { clients, carriers }, lines, onAdd }: AddProps) {
  const { t } = useTranslation();
  const [client, setClient] = useState(clients[0]?.id);
  const [carrier, setCarrier] = useState<string | null>(null);
  const taken = lines.filter(({ clientId }) => clientId === client).map((line) => line.carrier);
  const free = carriers.filter((name) => !taken.includes(name));
  if (
    clients.every(({ id }) =>
      carriers.every((name) => lines.some((line) => line.clientId === id && line.carrier === name)),
    )
  )
    return null;
  return (
    <Group align="flex-end" gap="sm" mt="md">
      <ClientField clients={clients} clientId={client} onClient={setClient} />
      <Select label={t('Carrier')} data={free} value={carrier} onChange={setCarrier} />
      <Button
        variant="default"
        disabled={carrier === null || !free.includes(carrier)}
        onClick={() => {
          if (carrier === null || client === undefined) return;
          onAdd({ clientId: client, carrier, amounts: none });
          setCarrier(null);
        }}
      >
        {t('Add a line')}
      </Button>
    </Group>
  );
}
