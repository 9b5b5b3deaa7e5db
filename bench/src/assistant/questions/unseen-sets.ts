import { eighthUnseenSet } from './eighth-unseen-set.ts';
import { eleventhUnseenSet } from './eleventh-unseen-set.ts';
import { fifthUnseenSet } from './fifth-unseen-set.ts';
import { fourthUnseenSet } from './fourth-unseen-set.ts';
import { ninthUnseenSet } from './ninth-unseen-set.ts';
import type { TestQuestion } from './question.ts';
import { secondUnseenSet } from './second-unseen-set.ts';
import { seventhUnseenSet } from './seventh-unseen-set.ts';
import { sixthUnseenSet } from './sixth-unseen-set.ts';
import { tenthUnseenSet } from './tenth-unseen-set.ts';
import { thirdUnseenSet } from './third-unseen-set.ts';
import { thirteenthUnseenSet } from './thirteenth-unseen-set.ts';
import { twelfthUnseenSet } from './twelfth-unseen-set.ts';
import { unseenSet } from './unseen-set.ts';

/** Each was written in one go, with its SQL, before any of it was asked; the oldest first. */
export const unseenSets: readonly (readonly TestQuestion[])[] = [
  unseenSet,
  secondUnseenSet,
  thirdUnseenSet,
  fourthUnseenSet,
  fifthUnseenSet,
  sixthUnseenSet,
  seventhUnseenSet,
  eighthUnseenSet,
  ninthUnseenSet,
  tenthUnseenSet,
  eleventhUnseenSet,
  twelfthUnseenSet,
  thirteenthUnseenSet,
];
