/** How often servers say that they are there, and after how long without a word one is gone; in milliseconds. */
export interface Pulse {
  readonly betweenBeats: number;
  readonly patience: number;
}
