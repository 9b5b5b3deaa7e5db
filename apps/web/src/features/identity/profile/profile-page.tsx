import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { AssistantCard } from './assistant-card.tsx';
import { ComparisonsCard } from './comparisons-card.tsx';
import { FilterSetsCard } from './filter-sets-card.tsx';
import { LandingPageCard } from './landing-page-card.tsx';
import { NoPagesNote } from './no-pages-note.tsx';
import { OwnDataCard } from './own-data-card.tsx';
import classes from './profile-page.module.css';
import { SessionsCard } from './sessions-card.tsx';

/**
 * The user's own data, where they begin, whether the assistant is shown, where they are signed in, and what they saved
 * (S2 section 2, S3 section 2.1); `more` is what other areas add.
 */
export function ProfilePage({ more }: { readonly more: ReactNode }) {
  return (
    <Stack gap="md" className={classes.page ?? ''}>
      <NoPagesNote />
      <OwnDataCard />
      <LandingPageCard />
      <AssistantCard />
      {more}
      <SessionsCard />
      <FilterSetsCard />
      <ComparisonsCard />
    </Stack>
  );
}
