/** UPS is carrier 1, FedEx carrier 2 (S1 section 3). */
export interface CarrierTable {
  id: number;
  name: string;
}
