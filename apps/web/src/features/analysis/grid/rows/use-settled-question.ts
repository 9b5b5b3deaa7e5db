import { useState } from 'react';
import type { GridQuestion } from './grid-question.ts';

/** The question whose answer is shown: the one before, until the new one is answered. */
export function useSettledQuestion(asked: GridQuestion, isAnswered: boolean): GridQuestion {
  const [settled, setSettled] = useState(asked);
  if (settled !== asked && isAnswered) setSettled(asked);
  return isAnswered ? asked : settled;
}
