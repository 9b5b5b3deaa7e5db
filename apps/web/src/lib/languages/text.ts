/**
 * Marks a text that is translated where it is shown, by `t(…)`: the check of the languages finds it here, and the
 * translation is looked up in the language of that moment.
 */
export function text<const Key extends string>(key: Key): Key {
  return key;
}
