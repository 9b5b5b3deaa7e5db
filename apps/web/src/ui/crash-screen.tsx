import { Button } from '@mantine/core';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { errorText } from '../lib/api/api-error.ts';
import { CenteredScreen } from './centered-screen.tsx';

/** The whole page failed: what happened, and the way on. Nothing was changed at the server. */
export function CrashScreen({ error }: ErrorComponentProps) {
  return (
    <main>
      <CenteredScreen title="Something went wrong" text={`${errorText(error)} Nothing that you saved is lost.`}>
        <Button mt="sm" onClick={() => window.location.reload()}>
          Retry
        </Button>
      </CenteredScreen>
    </main>
  );
}
