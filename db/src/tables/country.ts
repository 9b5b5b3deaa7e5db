/** A country and the state to which its unmapped packages go (S1 section 5). */
export interface CountryTable {
  code: string;
  name: string;
  default_state: string;
}
