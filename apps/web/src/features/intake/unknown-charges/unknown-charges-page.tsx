import { Stack } from '@mantine/core';
import type { UnknownChargeRow } from '@waybill/contract';
import { useState } from 'react';
import { ClassificationsCard } from './classifications-card.tsx';
import { ClassifyDialog } from './classify-dialog.tsx';
import { ImportChargesDialog } from './import-charges-dialog.tsx';
import { UnknownChargesCard } from './unknown-charges-card.tsx';

/** Charges that no rule recognises, and the tenant's classifications. */
export function UnknownChargesPage() {
  const [chosen, setChosen] = useState<UnknownChargeRow>();
  const [isImporting, setImporting] = useState(false);
  return (
    <Stack gap="md" px={{ base: 'sm', sm: 'lg' }} py="lg">
      <UnknownChargesCard onChoose={setChosen} onImport={() => setImporting(true)} />
      <ClassificationsCard />
      {chosen === undefined ? null : <ClassifyDialog charge={chosen} onClose={() => setChosen(undefined)} />}
      {isImporting ? <ImportChargesDialog onClose={() => setImporting(false)} /> : null}
    </Stack>
  );
}
