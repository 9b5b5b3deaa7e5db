import { Paper } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { CardSkeleton } from '../../../ui/card/card-states.tsx';
import { NewUser } from './new-user.tsx';

const height = 320;

/** Adding users, for administrators who may not see the others: an empty form after each one. */
export function NewUserPage() {
  const navigate = useNavigate();
  const [made, setMade] = useState(0);
  return (
    <Paper withBorder radius="md" p="lg" maw={560}>
      <Suspense fallback={<CardSkeleton height={height} />}>
        <NewUser key={made} onDone={() => setMade(made + 1)} onCancel={() => void navigate({ to: '/' })} />
      </Suspense>
    </Paper>
  );
}
