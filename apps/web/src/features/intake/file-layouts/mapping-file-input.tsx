import { Alert, Button, FileInput, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { FileLayoutDetail, FileMapping } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, errorText } from '../../../lib/api/api-error.ts';
import { serverText } from '../../../lib/languages/server-text.ts';
import { useSaved } from '../../../ui/table-page/page/use-saved.ts';

interface Props {
  readonly label: string;
  readonly submitLabel: string;
  send(mapping: FileMapping): Promise<FileLayoutDetail>;
  onDone(layout: FileLayoutDetail): void;
}

/** The content of the file is not JSON. */
class NoMapping extends Error {}

/** Sends an exported layout; the server reports what is wrong with it, field by field. */
export function MappingFileInput({ label, submitLabel, send, onDone }: Props) {
  const { t } = useTranslation();
  const [file, setFile] = useState<File | null>(null);
  const sending = useMutation({
    mutationFn: async (chosen: File) => await send(mappingIn(await chosen.text())),
    onSuccess: useSaved(onDone),
  });
  return (
    <Stack gap="sm">
      <FileInput
        label={label}
        placeholder={t('Choose a JSON file')}
        accept=".json,application/json"
        clearable
        clearButtonProps={{ 'aria-label': t('Clear') }}
        value={file}
        onChange={(chosen) => {
          sending.reset();
          setFile(chosen);
        }}
      />
      {sending.error === null ? null : (
        <Alert color="red" variant="light" role="alert">
          {sending.error instanceof NoMapping ? (
            t('The file is not an exported layout.')
          ) : (
            <Problems error={sending.error} />
          )}
        </Alert>
      )}
      <Button
        style={{ alignSelf: 'flex-start' }}
        disabled={file === null}
        loading={sending.isPending}
        onClick={() => (file === null ? undefined : sending.mutate(file))}
      >
        {submitLabel}
      </Button>
    </Stack>
  );
}

/** The server checks it: the browser has no schemas. */
function mappingIn(text: string): FileMapping {
  try {
    return JSON.parse(text);
  } catch {
    throw new NoMapping();
  }
}

function Problems({ error }: { readonly error: Error }) {
  const errors = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
  if (errors.length === 0) return errorText(error);
  return errors.map(({ field, message }) => (
    <div key={`${field} ${message}`}>{`${field}: ${serverText(message)}`}</div>
  ));
}
