/** What a client has done about a cost that can be avoided. */
export interface AvoidableActionTable {
  client_id: number;
  /** Key of the avoidable cost. */
  cost: string;
  /** The first day on which it is done, `YYYY-MM-DD`. */
  done_on: string;
}
