import { Select, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { text } from '../../../lib/languages/text.ts';
import { type Standing, standingOf, type UploadingFile } from './uploading-file.ts';

/** The list of fewer files needs no summary. */
const fewestFiles = 4;

const standings: readonly Standing[] = [
  'refused',
  'needs a client',
  'ready',
  'already there',
  'on its way',
  'being loaded',
  'waiting',
  'loaded',
];
const standingTexts: Readonly<Record<Standing, string>> = {
  refused: text('{{count, number}} cannot be loaded'),
  'needs a client': text('{{count, number}} need a client'),
  ready: text('{{count, number}} ready to load'),
  'already there': text('{{count, number}} already there'),
  'on its way': text('{{count, number}} being read'),
  'being loaded': text('{{count, number}} being loaded'),
  waiting: text('{{count, number}} waiting for other parts'),
  loaded: text('{{count, number}} loaded'),
};

interface Props {
  readonly files: readonly UploadingFile[];
  /** The files that are listed; all if undefined. */
  readonly shown: Standing | undefined;
  onShow(shown: Standing | undefined): void;
}

/** How many of the uploaded files stand where, and which of them are listed. */
export function SummaryOfUploads({ files, shown, onShow }: Props) {
  const { t } = useTranslation();
  if (files.length < fewestFiles) return null;
  const counted = standings
    .map((standing) => ({ standing, count: files.filter((file) => standingOf(file) === standing).length }))
    .filter(({ count }) => count > 0);
  const labelOf = ({ standing, count }: (typeof counted)[number]) => t(standingTexts[standing], { count });
  const all = t('{{count, number}} files', { count: files.length });
  return (
    <>
      <Text size="sm" role="status" aria-label={t('Summary')}>
        {[all, ...counted.map(labelOf)].join(' · ')}
      </Text>
      <Select
        label={t('Show')}
        allowDeselect={false}
        w={260}
        data={[
          { value: 'all', label: all },
          ...counted.map((each) => ({ value: each.standing, label: labelOf(each) })),
        ]}
        value={counted.some(({ standing }) => standing === shown) ? (shown ?? 'all') : 'all'}
        onChange={(value) => onShow(standings.find((each) => each === value))}
      />
    </>
  );
}
