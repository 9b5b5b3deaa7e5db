/** What people should know of a file without a column that says when packages were shipped. */
export const undatedPackages =
  'The file does not say when packages were shipped: they count on the day of the bill, and so does a later correction of their transportation.';
