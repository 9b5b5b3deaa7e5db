/**
 * The hash of the demo's password with the least memory that argon2 takes, as signing in reads it from the database:
 * checking it takes a millisecond instead of fifty. Passwords that tests set are hashed by the product.
 */
export const quickHashOfDemoPassword =
  '$argon2id$v=19$m=8,t=1,p=1$KvsbtE09JxE5Rh8ay84wDQ$QHdFJXLXQc4UAMiiOaxP8ynuTVj9yY2rVQsVZEBwTCI';
