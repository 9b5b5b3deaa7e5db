/** Options of a PostgreSQL server whose data nobody will miss. */
export const fastAndForgetful = [
  '-c',
  'fsync=off',
  '-c',
  'synchronous_commit=off',
  '-c',
  'full_page_writes=off',
  '-c',
  'jit=off',
];
