import { Stack } from '@mantine/core';
import { FilterSetsCard } from './filter-sets-card.tsx';
import { OwnDataCard } from './own-data-card.tsx';
import classes from './profile-page.module.css';

/** The user's own data and what was saved (S2 section 2, S3 section 2.1). */
export function ProfilePage() {
  return (
    <Stack gap="md" className={classes.page ?? ''}>
      <OwnDataCard />
      <FilterSetsCard />
    </Stack>
  );
}
