import { Button, Radio, Select, Stack, Switch, Text } from '@mantine/core';
import { IconMailbox } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type FindingFilters, type LetterLanguage, letterLanguages, mostFindingsWithLines } from '@waybill/contract';
import { type FindingsLevel, languages } from '@waybill/model';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/call.ts';
import { countText } from '../../lib/languages/formats.ts';
import { currentLanguage } from '../../lib/languages/texts.ts';
import { Dialog } from '../dialogs/dialog.tsx';
import { FormFrame } from '../table-page/form/form-frame.tsx';
import { useProblemForm } from '../table-page/form/use-problem-form.ts';
import { type MadeAnswer, MadePackets } from './made-packets.tsx';
import { packetCalls, packetsKey } from './packet-queries.ts';

interface Props {
  readonly level: FindingsLevel;
  readonly filters: { readonly [Name in keyof FindingFilters]?: FindingFilters[Name] | undefined };
  readonly selected: readonly string[];
  /** How many findings match the filters. */
  readonly total: number;
  readonly onDone: () => void;
}

/** Makes packets of the selected findings, or of all that match the filters, and offers their files. */
export function MakePacket({ onDone, ...asked }: Props) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const [made, setMade] = useState<MadeAnswer>();
  const close = () => {
    setOpened(false);
    if (made !== undefined) onDone();
    setMade(undefined);
  };
  return (
    <>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconMailbox size={15} stroke={1.6} aria-hidden />}
        disabled={asked.total === 0}
        onClick={() => setOpened(true)}
      >
        {t('Make packet')}
      </Button>
      {opened ? (
        <Dialog title={made === undefined ? t('Make packet') : t('Packets made')} size={480} onClose={close}>
          {made === undefined ? (
            <PacketForm {...asked} onMade={setMade} onCancel={close} />
          ) : (
            <MadePackets {...made} onClose={close} />
          )}
        </Dialog>
      ) : null}
    </>
  );
}

interface FormProps extends Omit<Props, 'onDone'> {
  readonly onMade: (made: MadeAnswer) => void;
  readonly onCancel: () => void;
}

function PacketForm({ level, filters, selected, total, onMade, onCancel }: FormProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { form, frame } = useProblemForm({
    about: level,
    initialValues: {
      which: selected.length > 0 ? 'selected' : 'all',
      language: usualLanguage() as string,
      withLines: true,
    },
    send: ({ which, language, withLines }) =>
      call(packetCalls[level], {
        body: {
          filters,
          ...(which === 'all' ? {} : { ids: [...selected] }),
          language: letterLanguages.find((each) => each === language) ?? 'en',
          withLines,
        },
      }),
    onDone: (made) => {
      void queryClient.invalidateQueries({ queryKey: packetsKey });
      void queryClient.invalidateQueries({ queryKey: ['exceptions'] });
      onMade(made);
    },
  });
  return (
    <FormFrame {...frame} onCancel={onCancel} submitLabel={t('Make packet')}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t(
            'A packet is a file in the carrier’s format and a letter with the evidence, one for each client and carrier. Findings with nothing at stake are left out.',
          )}
        </Text>
        <Radio.Group label={t('Findings')} {...form.getInputProps('which')}>
          <Stack gap={6} mt={6}>
            <Radio
              value="selected"
              disabled={selected.length === 0}
              label={t('{{count, number}} selected', { count: selected.length })}
            />
            <Radio
              value="all"
              label={t('All {{count, number}} that match the filters', { count: total })}
              description={t('Those that are filed already or cannot be claimed are left out.')}
            />
          </Stack>
        </Radio.Group>
        <Select
          label={t('Language of the letter')}
          allowDeselect={false}
          data={languages.map(({ code, name }) => ({ value: code, label: name }))}
          {...form.getInputProps('language')}
        />
        <Switch
          label={t('Show the invoice lines')}
          description={t('For up to {{most}} findings in a packet.', { most: countText(mostFindingsWithLines) })}
          {...form.getInputProps('withLines', { type: 'checkbox' })}
        />
      </Stack>
    </FormFrame>
  );
}

const usualLanguage = (): LetterLanguage => letterLanguages.find((each) => each === currentLanguage().code) ?? 'en';
