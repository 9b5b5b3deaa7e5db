const mebibyte = 1_048_576;

/** `12 MiB`, or `3.4 GiB`. */
export function sizeText(bytes: number): string {
  const mebibytes = bytes / mebibyte;
  return mebibytes < 1024 ? `${Math.round(mebibytes)} MiB` : `${(mebibytes / 1024).toFixed(1)} GiB`;
}
