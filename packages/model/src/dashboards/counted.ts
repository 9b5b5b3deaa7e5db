/** How dashboards count packages, billed pounds, and packages with a known weight. */
export const packageCount = 'sum(no_of_pkgs)';
export const pounds = 'sum(case when no_of_pkgs > 0 then coalesce(bill_weight_pounds, 0) else 0 end)';
export const weighed = 'sum(case when bill_weight_pounds is not null then no_of_pkgs else 0 end)';

/** The note of dashboards that count only packages. */
export const packageNote =
  'Only rows that bill a package count; later corrections and charges of the account are left out.';
