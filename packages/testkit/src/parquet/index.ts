export { askDuckDb, askParquet } from './rows-of-parquet.ts';
