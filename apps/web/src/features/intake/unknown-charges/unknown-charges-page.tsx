import { Stack } from '@mantine/core';
import type { UnknownChargeRow } from '@waybill/contract';
import { useState } from 'react';
import { ClassificationsCard } from './classifications-card.tsx';
import { ClassifyDialog } from './classify-dialog.tsx';
import { UnknownChargesCard } from './unknown-charges-card.tsx';

/** Charges that no rule recognises, and the tenant's classifications. */
export function UnknownChargesPage() {
  const [chosen, setChosen] = useState<UnknownChargeRow>();
  return (
    <Stack gap="md" px={{ base: 'sm', sm: 'lg' }} py="lg">
      <UnknownChargesCard onChoose={setChosen} />
      <ClassificationsCard />
      {chosen === undefined ? null : <ClassifyDialog charge={chosen} onClose={() => setChosen(undefined)} />}
    </Stack>
  );
}
