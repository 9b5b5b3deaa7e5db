import type { ReactNode } from 'react';

/** What a cell shows; a text, such as a name in another script, keeps its own direction. */
export const cellContent = (content: ReactNode): ReactNode =>
  typeof content === 'string' && content !== '' ? <bdi>{content}</bdi> : content;
