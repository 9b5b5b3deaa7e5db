import { Anchor, Badge, Group, Stack, Text } from '@mantine/core';
import type { AgreementNoteShown } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../../lib/api/api-error.ts';
import { countText } from '../../../../lib/languages/formats.ts';
import { serverText } from '../../../../lib/languages/server-text.ts';
import { text } from '../../../../lib/languages/text.ts';
import { Card } from '../../../../ui/card/card.tsx';
import { headTexts } from '../agreement-texts.ts';
import { agreementParts, type PartName, partNames } from './parts.ts';
import { placeOfProblem } from './place-of-problem.ts';
import type { AgreementSheet } from './sheet.ts';

const kindTexts = {
  wrong: { name: text('Wrong'), colour: 'red' },
  mistake: { name: text('Mistake'), colour: 'red' },
  overlap: { name: text('Overlap'), colour: 'orange' },
  gap: { name: text('Gap'), colour: 'yellow' },
  expiry: { name: text('Expiry'), colour: 'blue' },
} as const;

const mostShown = 60;

interface Props {
  /** What was judged. */
  readonly sheet: AgreementSheet;
  readonly problems: readonly { readonly field: string; readonly problem: string }[];
  readonly notes: readonly AgreementNoteShown[];
  readonly refreshing: boolean;
  readonly error: Error | null;
  readonly onPart: (part: PartName) => void;
}

/** What is wrong in what is entered, missing, said twice or about to end. */
export function NotesCard({ sheet, problems, notes, refreshing, error, onPart }: Props) {
  const { t } = useTranslation();
  const wrong = problems.map((problem) => {
    const { part, line, field, hint } = placeOfProblem(problem, sheet);
    const said = hint === undefined ? serverText(problem.problem) : t(hint);
    return { kind: 'wrong' as const, part, line, field, said };
  });
  const noted = notes.map(({ kind, part, line, text: said }) => ({
    kind,
    part: partNames.find((each) => each === part),
    line,
    field: part === 'accounts' ? headTexts.accounts : undefined,
    said: serverText(said),
  }));
  const all = [...wrong, ...noted];
  return (
    <Card title={t('Notes')} question={t('What is wrong, missing, said twice or about to end')} refreshing={refreshing}>
      {error === null ? null : (
        <Text size="sm" c="red" role="alert">
          {errorText(error)}
        </Text>
      )}
      {all.length === 0 && !refreshing && error === null ? <Text size="sm">{t('Nothing to note.')}</Text> : null}
      <Stack gap="xs" component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
        {all.slice(0, mostShown).map(({ kind, part, line, field, said }, place) => (
          <li key={`${place} ${said}`}>
            <Group gap={6}>
              <Badge size="sm" variant="light" color={kindTexts[kind].colour} tt="none" fw={500}>
                {t(kindTexts[kind].name)}
              </Badge>
              {part === undefined ? null : (
                <Anchor
                  component="button"
                  type="button"
                  size="xs"
                  c="var(--wb-accent-text)"
                  onClick={() => onPart(part)}
                >
                  {line === undefined
                    ? t(agreementParts[part].label)
                    : t('{{field}}, line {{line}}', { field: t(agreementParts[part].label), line })}
                </Anchor>
              )}
              {field === undefined ? null : (
                <Text span size="xs" c="dimmed">
                  {t(field)}
                </Text>
              )}
            </Group>
            <Text size="sm">{said}</Text>
          </li>
        ))}
      </Stack>
      {all.length > mostShown ? (
        <Text size="xs" c="dimmed" mt="xs">
          {t('… and {{more}} more', { more: countText(all.length - mostShown) })}
        </Text>
      ) : null}
    </Card>
  );
}
