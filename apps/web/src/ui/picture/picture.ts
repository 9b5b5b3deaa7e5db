/** A vector picture of what is on screen, and its size in pixels. */
export interface Picture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** What stands over and under the content. */
export interface PictureTexts {
  readonly title: string;
  readonly lines: readonly string[];
}
