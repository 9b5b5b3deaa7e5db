/** Words that are cities too, beside the ordinary words: in small letters, they are read as the words that they are. */
export const citiesLikeWords: ReadonlySet<string> = new Set(
  'eagle enterprise express fort freight general ground grove harmony north parcel ranger return returns snowflake sterling vista west'.split(
    ' ',
  ),
);
