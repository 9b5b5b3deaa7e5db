/** How often servers renew their row, and after how long without renewal one counts as gone; in milliseconds. */
export interface Pulse {
  readonly betweenBeats: number;
  readonly patience: number;
}
