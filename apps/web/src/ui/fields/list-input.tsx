import { Alert, Button, FileButton, Group, List, Stack, Textarea } from '@mantine/core';
import { IconAlertTriangle, IconFileText } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { countText } from '../../lib/languages/formats.ts';

interface Props {
  readonly label: string;
  readonly description: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onSubmit: () => void;
  readonly submitLabel: string;
  readonly busy: boolean;
  /** Why nothing can be asked with what is entered; null if it can. */
  readonly error: string | null;
  /** What is beside the buttons, such as a choice. */
  readonly children?: ReactNode;
}

/** A list that is pasted, typed or read from a text file. */
export function ListInput(props: Props) {
  const { t } = useTranslation();
  const { label, description, placeholder, value, onChange, onSubmit, submitLabel, busy, error, children } = props;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Stack gap="sm">
        <Textarea
          label={label}
          description={description}
          placeholder={placeholder}
          autosize
          minRows={4}
          maxRows={12}
          spellCheck={false}
          value={value}
          error={error}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <Group gap="sm" align="flex-end">
          {children}
          <Button type="submit" loading={busy}>
            {submitLabel}
          </Button>
          <FileButton
            accept=".csv,.txt,text/csv,text/plain"
            onChange={async (file) => {
              if (file !== null) onChange(await file.text());
            }}
          >
            {(button) => (
              <Button {...button} variant="default" leftSection={<IconFileText size={16} />}>
                {t('Read a file')}
              </Button>
            )}
          </FileButton>
          {value === '' ? null : (
            <Button variant="subtle" onClick={() => onChange('')}>
              {t('Clear')}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}

const mostShown = 20;

/** What of a list could not be read, line by line. */
export function RefusedLines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  const { t } = useTranslation();
  if (lines.length === 0) return null;
  return (
    <Alert variant="default" icon={<IconAlertTriangle size={18} />} title={title}>
      <List size="sm">
        {lines.slice(0, mostShown).map((line) => (
          <List.Item key={line}>{line}</List.Item>
        ))}
      </List>
      {lines.length > mostShown ? t('… and {{more}} more', { more: countText(lines.length - mostShown) }) : null}
    </Alert>
  );
}
