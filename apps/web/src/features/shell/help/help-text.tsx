import { Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './help-drawer.module.css';
import type { HelpPage, HelpSection } from './help-page.ts';

/** One page of the help. */
export function HelpText({ page: { title, sections } }: { page: HelpPage }) {
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
