import {
  ActionIcon,
  Anchor,
  Button,
  Drawer,
  Group,
  List,
  ScrollArea,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconSearch } from '@tabler/icons-react';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type HelpHit, helpIdFor, helpPages, searchHelp } from './all-help.ts';
import classes from './help-drawer.module.css';
import { startedAt, visited, wentBack, wentForward } from './help-history.ts';
import { commonId, contentsId, type HelpPage, type HelpSection } from './help-page.ts';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Help about the page at hand; it begins there again when the page changes (S3 section 2.6). */
export default function HelpDrawer(props: Props) {
  const { t } = useTranslation();
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <Drawer.Root
      opened={props.opened}
      onClose={props.onClose}
      position="right"
      size={420}
      lockScroll={false}
      trapFocus={false}
      classNames={{ body: classes.body, content: classes.content, title: classes.heading }}
    >
      <Drawer.Content>
        <div className={classes.head}>
          <Drawer.Title>{t('Help')}</Drawer.Title>
          <Drawer.CloseButton aria-label={t('Close the help')} />
        </div>
        <Drawer.Body>
          <Pages key={path} path={path} />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

function Pages({ path }: { path: string }) {
  const { t } = useTranslation();
  const { routesByPath } = useRouter();
  const pages = useMemo(() => helpPages((each) => each in routesByPath), [routesByPath]);
  const [history, setHistory] = useState(() => startedAt(helpIdFor(path, pages)));
  const [search, setSearch] = useState('');
  const hits = searchHelp(pages, search, t);
  const show = (id: string) => {
    setSearch('');
    setHistory((before) => visited(before, id));
  };
  const page = pages.find(({ id }) => id === history.current);
  return (
    <>
      <Group gap={4} wrap="nowrap">
        <ActionIcon
          aria-label={t('Back')}
          disabled={history.back.length === 0}
          onClick={() => setHistory(wentBack)}
          className={classes.arrow}
        >
          <IconArrowLeft size={18} stroke={1.6} />
        </ActionIcon>
        <ActionIcon
          aria-label={t('Forward')}
          disabled={history.forward.length === 0}
          onClick={() => setHistory(wentForward)}
          className={classes.arrow}
        >
          <IconArrowRight size={18} stroke={1.6} />
        </ActionIcon>
        <TextInput
          size="xs"
          flex={1}
          placeholder={t('Search the help')}
          aria-label={t('Search the help')}
          leftSection={<IconSearch size={14} stroke={1.6} aria-hidden />}
          value={search}
          onChange={({ currentTarget: { value } }) => setSearch(value)}
        />
      </Group>
      <Group gap={6} mt="xs">
        <Button variant="light" size="compact-xs" onClick={() => show(contentsId)}>
          {t('Table of Contents')}
        </Button>
        <Button variant="light" size="compact-xs" onClick={() => show(commonId)}>
          {t('Features Common To All Pages')}
        </Button>
      </Group>
      <ScrollArea
        className={classes.page}
        type="auto"
        offsetScrollbars="y"
        scrollbarSize={8}
        viewportProps={{ tabIndex: 0, 'aria-label': t('Help') }}
      >
        {search.trim() === '' ? null : <HelpHits hits={hits} onShow={show} />}
        {search.trim() === '' && page === undefined ? <HelpContents pages={pages} onShow={show} /> : null}
        {search.trim() === '' && page !== undefined ? <HelpText page={page} /> : null}
      </ScrollArea>
    </>
  );
}

interface HelpContentsProps {
  readonly pages: readonly HelpPage[];
  readonly onShow: (id: string) => void;
}

/** Every page of the help. */
function HelpContents({ pages, onShow }: HelpContentsProps) {
  const { t } = useTranslation();
  return (
    <>
      <Title order={2} mb="xs">
        {t('Table of Contents')}
      </Title>
      <List spacing={6} size="sm" listStyleType="none">
        {pages.map(({ id, title }) => (
          <List.Item key={id}>
            <Anchor component="button" type="button" onClick={() => onShow(id)}>
              {t(title)}
            </Anchor>
          </List.Item>
        ))}
      </List>
    </>
  );
}

interface HelpHitsProps {
  readonly hits: readonly HelpHit[];
  readonly onShow: (id: string) => void;
}

/** What a search of the help found. */
function HelpHits({ hits, onShow }: HelpHitsProps) {
  const { t } = useTranslation();
  if (hits.length === 0) return <Text c="dimmed">{t('Nothing found')}</Text>;
  return (
    <Stack gap="sm" role="status">
      {hits.map(({ page, sentence }) => (
        <div key={page.id}>
          <Anchor component="button" type="button" onClick={() => onShow(page.id)}>
            {t(page.title)}
          </Anchor>
          <Text size="sm" c="dimmed" lineClamp={2}>
            {sentence}
          </Text>
        </div>
      ))}
    </Stack>
  );
}

/** One page of the help. */
function HelpText({ page: { title, sections } }: { page: HelpPage }) {
  const { t } = useTranslation();
  return (
    <article>
      <Title order={2}>{t(title)}</Title>
      {sections.map((section) => (
        <Section key={section.title} section={section} />
      ))}
    </article>
  );
}

function Section({ section: { title, paragraphs = [], terms = [] } }: { section: HelpSection }) {
  const { t } = useTranslation();
  return (
    <section className={classes.section}>
      <Title order={3}>{t(title)}</Title>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph} size="sm">
          {t(paragraph)}
        </Text>
      ))}
      {terms.length === 0 ? null : (
        <dl className={classes.terms}>
          {terms.map(({ term, meaning }) => (
            <div key={term}>
              <dt>{t(term)}</dt>
              {meaning === '' ? null : <dd>{t(meaning)}</dd>}
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
