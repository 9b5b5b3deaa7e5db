import { Stack, Text, Textarea, TextInput } from '@mantine/core';
import { type ClaimPacket, mailClaimPacket } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { moneyText } from '../../../lib/languages/formats.ts';
import { FormFrame } from '../../../ui/table-page/form/form-frame.tsx';
import { useProblemForm } from '../../../ui/table-page/form/use-problem-form.ts';
import { useSaved } from '../../../ui/table-page/page/use-saved.ts';

interface Props {
  readonly packet: ClaimPacket;
  readonly onClose: () => void;
}

/** Sends both files of a packet to an address; answers go to the user's own. */
export function MailPacket({ packet, onClose }: Props) {
  const { t } = useTranslation();
  const { id, number, clientName, amount } = packet;
  const { form, frame } = useProblemForm({
    about: String(id),
    initialValues: {
      to: packet.mailedTo ?? '',
      subject: t('Claim {{number}} of {{client}}', { number, client: clientName }),
      text: t(
        'Please find our claim {{number}} attached, as a file and as a letter: {{amount}} in {{count, number}} claims.',
        { number, amount: moneyText(amount), count: packet.findings },
      ),
    },
    send: (body) => call(mailClaimPacket, { params: { id }, body }),
    onDone: useSaved<ClaimPacket>(onClose, ({ mailedTo }) => t('Sent to {{address}}.', { address: mailedTo })),
  });
  return (
    <FormFrame {...frame} onCancel={onClose} submitLabel={t('Send')}>
      <Stack gap="sm">
        <TextInput label={t('To')} type="email" autoComplete="off" {...form.getInputProps('to')} />
        <TextInput label={t('Subject')} maxLength={200} {...form.getInputProps('subject')} />
        <Textarea
          label={t('Text')}
          autosize
          minRows={3}
          maxRows={10}
          maxLength={10_000}
          {...form.getInputProps('text')}
        />
        <Text size="sm" c="dimmed">
          {t('Both files are attached. Answers go to your own address.')}
        </Text>
      </Stack>
    </FormFrame>
  );
}
