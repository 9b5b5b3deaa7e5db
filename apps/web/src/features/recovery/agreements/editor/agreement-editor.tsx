import { Button, FileButton, Group, Tabs, Textarea } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { IconFileAnalytics, IconFileText, IconTableImport } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import {
  type AgreementContent,
  type AgreementDetail,
  changedAgreements,
  createAgreement,
  lintAgreementContent,
  newAgreements,
  saveAgreementVersion,
} from '@waybill/contract';
import { type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../../lib/api/api-error.ts';
import { call } from '../../../../lib/api/call.ts';
import { useGuardedClose } from '../../../../lib/drafts/use-guarded-close.ts';
import { serverText } from '../../../../lib/languages/server-text.ts';
import { useBelongs } from '../../../../lib/session/use-permissions.ts';
import { Card } from '../../../../ui/card/card.tsx';
import page from '../../../../ui/looks/tool-page.module.css';
import { requiredIdOf } from '../../../../ui/table-page/choices.ts';
import { ClientSelect } from '../../../../ui/table-page/form/client-select.tsx';
import { FormFrame } from '../../../../ui/table-page/form/form-frame.tsx';
import { useProblemForm } from '../../../../ui/table-page/form/use-problem-form.ts';
import { useSaved } from '../../../../ui/table-page/page/use-saved.ts';
import { notesOptions } from '../agreement-queries.ts';
import classes from '../agreements.module.css';
import { DraftDialog } from './draft-dialog.tsx';
import { HeadFields } from './head-fields.tsx';
import { LinesGrid } from './lines-grid.tsx';
import { NotesCard } from './notes-card.tsx';
import { agreementParts, type PartName, partNames } from './parts.ts';
import { type AgreementSheet, contentOf, type SheetHead, type SheetRow, type SheetRows, sheetOf } from './sheet.ts';
import { TableDialog } from './table-dialog.tsx';

const waitBeforeNotes = 600;

interface Props {
  /** Absent for a new agreement. */
  readonly stored?: { readonly agreement: AgreementDetail; readonly version: number };
  readonly content: AgreementContent;
  /** Whether to begin with a draft from invoices. */
  readonly isDrafting?: boolean;
  readonly onClose: () => void;
  readonly onSaved: (saved: AgreementDetail) => void;
  /** Cards about the stored version. */
  readonly beside?: ReactNode;
}

type Values = {
  clientId: string | null;
  note: string;
  head: SheetHead;
  rows: SheetRows;
};

/** An agreement as a form and grids, with the notes about what is entered. Saving makes another version. */
export function AgreementEditor({ stored, content, isDrafting = false, onClose, onSaved, beside }: Props) {
  const { t } = useTranslation();
  const belongs = useBelongs();
  const leave = useGuardedClose(onClose);
  const [part, setPart] = useState<PartName>('incentives');
  const [filling, setFilling] = useState<'draft' | 'table' | undefined>(isDrafting ? 'draft' : undefined);
  const readOnly = !belongs(stored === undefined ? newAgreements : changedAgreements);
  const { form, frame } = useProblemForm<Values, AgreementDetail>({
    about: stored === undefined ? 'new' : String(stored.version),
    initialValues: {
      clientId: stored === undefined ? null : String(stored.agreement.client.id),
      note: '',
      ...sheetOf(content),
    },
    send: (values) => send(stored, values),
    onDone: useSaved(onSaved),
  });
  const { head, rows } = form.values;
  const [judged] = useDebouncedValue(form.values, waitBeforeNotes);
  const notes = useQuery(notesOptions(contentOf(judged)));
  const { setFieldValue } = form;
  const changeRows = useCallback(
    (change: (rows: readonly SheetRow[]) => readonly SheetRow[]) =>
      setFieldValue('rows', (before) => ({ ...before, [part]: change(before[part]) })),
    [setFieldValue, part],
  );
  const isWrong = (notes.data?.problems.length ?? 0) > 0;
  return (
    <div className={page.page}>
      <Group justify="space-between">
        <Button variant="subtle" size="compact-sm" onClick={leave}>
          {t('All agreements')}
        </Button>
        {readOnly ? null : (
          <Group gap="xs">
            {stored === undefined ? (
              <FillButton icon={IconFileAnalytics} onClick={() => setFilling('draft')}>
                {t('Draft from your own invoices')}
              </FillButton>
            ) : null}
            <FillButton icon={IconTableImport} onClick={() => setFilling('table')}>
              {t('Import a table')}
            </FillButton>
            <ImportButton onImport={(sheet) => form.setValues(sheet)} />
          </Group>
        )}
      </Group>
      {filling === 'draft' ? (
        <DraftDialog
          clientId={form.values.clientId}
          carrierId={head.carrierId}
          onClose={() => setFilling(undefined)}
          onDraft={(drafted) => {
            form.setValues(drafted);
            setFilling(undefined);
          }}
        />
      ) : null}
      {filling === 'table' ? (
        <TableDialog
          part={part}
          onClose={() => setFilling(undefined)}
          onLines={(into, lines) => {
            setFieldValue('rows', (before) => ({ ...before, [into]: [...before[into], ...lines] }));
            setPart(into);
            setFilling(undefined);
          }}
        />
      ) : null}
      <div className={classes.beside}>
        <Card title={titleOf()} question={t('Money is in US dollars, weights are in pounds')} refreshing={false}>
          <FormFrame
            {...frame}
            onCancel={onClose}
            submitLabel={stored === undefined ? t('Create agreement') : t('Save as a new version')}
            failure={frame.failure && isWrong ? t('Something in it is wrong: see the notes beside.') : frame.failure}
            readOnly={readOnly}
          >
            <ClientSelect fixed={stored?.agreement.client} {...form.getInputProps('clientId')} />
            <HeadFields
              head={head}
              carrier={stored?.agreement.carrier}
              onChange={(changed) => form.setFieldValue('head', { ...head, ...changed })}
            />
            <Tabs
              value={part}
              onChange={(chosen) => setPart(partNames.find((each) => each === chosen) ?? part)}
              keepMounted={false}
            >
              <Tabs.List className={classes.parts}>
                {partNames.map((each) => (
                  <Tabs.Tab key={each} value={each}>
                    {t(agreementParts[each].label)}
                    {rows[each].length === 0 ? '' : ` (${rows[each].length})`}
                  </Tabs.Tab>
                ))}
              </Tabs.List>
              <Tabs.Panel value={part} pt="sm">
                <LinesGrid key={part} part={part} rows={rows[part]} readOnly={readOnly} onChange={changeRows} />
              </Tabs.Panel>
            </Tabs>
            {readOnly ? null : (
              <Textarea
                label={t('Note about this version')}
                description={t('Why it was changed. Stored encrypted, like the agreement.')}
                autosize
                minRows={1}
                maxRows={6}
                {...form.getInputProps('note')}
              />
            )}
          </FormFrame>
        </Card>
        <div className={classes.cards}>
          <NotesCard
            sheet={judged}
            problems={notes.data?.problems ?? []}
            notes={notes.data?.notes ?? []}
            refreshing={notes.isFetching}
            error={notes.error}
            onPart={setPart}
          />
          {beside}
        </div>
      </div>
    </div>
  );

  function titleOf(): string {
    if (stored === undefined) return t('New agreement');
    const { agreement, version } = stored;
    return t('{{carrier}} {{number}}, version {{version}}', {
      carrier: agreement.carrier.name,
      number: content.number ?? '',
      version,
    });
  }
}

function send(stored: Props['stored'], values: Values): Promise<AgreementDetail> {
  const { clientId, note } = values;
  const content = contentOf(values);
  return stored === undefined
    ? call(createAgreement, { body: { clientId: requiredIdOf(clientId), content, note } })
    : call(saveAgreementVersion, {
        params: { id: stored.agreement.id },
        body: { newest: stored.agreement.versions, content, note },
      });
}

interface FillProps {
  readonly icon: typeof IconFileText;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function FillButton({ icon: Icon, onClick, children }: FillProps) {
  return (
    <Button variant="default" size="compact-sm" leftSection={<Icon size={16} />} onClick={onClick}>
      {children}
    </Button>
  );
}

/** Fills the form with an agreement from a JSON file. */
function ImportButton({ onImport }: { readonly onImport: (sheet: AgreementSheet) => void }) {
  const { t } = useTranslation();
  const read = async (file: File | null) => {
    if (file === null) return;
    const content = objectIn(await file.text());
    const refusal = content === undefined ? '' : await refusalOf(content);
    if (content !== undefined && refusal === undefined) onImport(sheetOf(content));
    else notifications.show({ color: 'red', title: t('The file is no agreement as JSON.'), message: refusal });
  };
  return (
    <FileButton accept=".json,application/json" onChange={(file) => void read(file)}>
      {(button) => (
        <FillButton icon={IconFileText} {...button}>
          {t('Import JSON')}
        </FillButton>
      )}
    </FileButton>
  );
}

const mostTold = 5;

/** What is wrong in an agreement from a file, field by field; undefined if nothing is. */
async function refusalOf(content: AgreementContent): Promise<string | undefined> {
  try {
    const { problems } = await call(lintAgreementContent, { body: { content } });
    const told = problems.slice(0, mostTold).map(({ field, problem }) => `${field}: ${serverText(problem)}`);
    return told.length === 0 ? undefined : told.join(' ');
  } catch (error) {
    return errorText(error);
  }
}

function objectIn(json: string): AgreementContent | undefined {
  try {
    const read: unknown = JSON.parse(json);
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? { ...read } : undefined;
  } catch {
    return undefined;
  }
}
