import type { Words } from '@waybill/model';
import topics from './topics.json' with { type: 'json' };

/** Something that can be done in the product, or that it knows. */
export interface Topic {
  readonly title: string;
  readonly text: string;
  readonly path?: string | undefined;
  /** All words of one of these sets must be in the question; they are compared without case and accents. */
  readonly words: readonly string[];
  /** A question with these phrases and words of asking, and no other, is about it. */
  readonly says?: Words | undefined;
  /** One of these must be among them, and one of these as well. */
  readonly needs?: Words | undefined;
  readonly also?: Words | undefined;
  /** A question that begins with one of these is about it. */
  readonly opens?: Words | undefined;
  readonly key?: string | undefined;
}

/** Everything of the product that can be explained. */
export const allTopics: readonly Topic[] = topics;
