import { Modal } from '@mantine/core';
import { CatchBoundary } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Failure, unchanged } from './failure-boundary.tsx';

interface Props {
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** As `FailureBoundary`, for what opens over a page: the failure can be closed as the dialog could. */
export function DialogFailureBoundary({ children, onClose }: Props) {
  return (
    <CatchBoundary
      getResetKey={unchanged}
      errorComponent={({ error }) => (
        <Modal opened onClose={onClose} withCloseButton={false} centered>
          <Failure error={error} />
        </Modal>
      )}
    >
      {children}
    </CatchBoundary>
  );
}
