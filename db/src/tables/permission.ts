/** The permission catalogue (S3 section 6), as data. */
export interface PermissionTable {
  name: string;
}
