import { Button, Divider, Group, Stack, TextInput } from '@mantine/core';
import { IconDownload, IconPencil } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { deleteFileLayout, type FileLayoutDetail, updateFileLayout } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { ConfirmButton } from '../../../ui/buttons/confirm-button.tsx';
import { FormFrame } from '../../../ui/table-page/form/form-frame.tsx';
import { useProblemForm } from '../../../ui/table-page/form/use-problem-form.ts';
import { useDeletion } from '../../../ui/table-page/page/delete-button.tsx';
import { useSaved } from '../../../ui/table-page/page/use-saved.ts';
import { MappingFileInput } from './mapping-file-input.tsx';

interface Props {
  readonly layout: FileLayoutDetail;
  readonly onClose: () => void;
}

/** A layout: its name, its mapping as a file, and its end. */
export function FileLayoutPanel({ layout, onClose }: Props) {
  const { t } = useTranslation();
  const { id, name, mapping } = layout;
  const params = { id };
  const navigate = useNavigate();
  const { form, frame } = useProblemForm({
    initialValues: { name },
    send: (values) => call(updateFileLayout, { params, body: { ...mapping, ...values } }),
    onDone: useSaved(onClose),
  });
  const remove = useDeletion(() => call(deleteFileLayout, { params }), t('{{name}} is deleted.', { name }), onClose);
  return (
    <Stack gap="md">
      <FormFrame
        {...frame}
        onCancel={onClose}
        submitLabel={t('Save')}
        danger={
          <ConfirmButton
            label={t('Delete')}
            question={t('Files of this layout will no longer be recognised. Rows already loaded stay.')}
            act={remove}
          />
        }
      >
        <TextInput label={t('Name of the layout')} required maxLength={100} {...form.getInputProps('name')} />
      </FormFrame>
      <Divider />
      <Group gap="sm">
        <Button
          leftSection={<IconPencil size={16} />}
          onClick={() => void navigate({ to: `/fileLayouts/${id}/mapping` })}
        >
          {t('Show and edit the mapping')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} />}
          onClick={() =>
            saveFile(new Blob([JSON.stringify(mapping, undefined, 2)], { type: 'application/json' }), `${name}.json`)
          }
        >
          {t('Export')}
        </Button>
      </Group>
      <MappingFileInput
        label={t('Replace by an exported layout')}
        submitLabel={t('Replace')}
        send={(body) => call(updateFileLayout, { params, body: { ...body, name } })}
        onDone={onClose}
      />
    </Stack>
  );
}
