import { Assistant } from '../features/assistant/chat/assistant.tsx';
import { Shell } from '../features/shell/shell.tsx';

/** The frame of all pages, with the assistant above it. */
export function Frame() {
  return (
    <>
      <Shell />
      <Assistant />
    </>
  );
}
