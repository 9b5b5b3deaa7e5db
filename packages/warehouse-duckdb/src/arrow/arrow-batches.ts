import {
  type DuckDBDataChunk,
  DuckDBDateValue,
  DuckDBDecimalType,
  DuckDBDecimalValue,
  type DuckDBResult,
  DuckDBTimestampTZValue,
  DuckDBTimestampValue,
  type DuckDBType,
  DuckDBTypeId,
  type DuckDBValue,
} from '@duckdb/node-api';
import {
  Bool,
  type Data,
  type DataType,
  DateDay,
  Decimal,
  Field,
  Float64,
  Int32,
  Int64,
  makeData,
  RecordBatch,
  Schema,
  Struct,
  TimestampMicrosecond,
  Utf8,
} from 'apache-arrow';

/** How the values of a column are written in Arrow. */
interface Column {
  readonly field: Field;
  readonly write: (values: readonly DuckDBValue[], nulls: Nulls) => Data;
}

interface Nulls {
  readonly length: number;
  readonly nullCount: number;
  readonly nullBitmap: Uint8Array;
}

/** The rows of a result as batches of Arrow, one for each chunk, so that few of them are in memory. */
export async function* arrowBatches(result: DuckDBResult): AsyncGenerator<RecordBatch> {
  const names = result.columnNames();
  const columns = result.columnTypes().map((type, index) => columnOf(names[index] ?? '', type));
  const schema = new Schema(columns.map(({ field }) => field));
  let isEmpty = true;
  for await (const chunk of chunksOf(result)) {
    isEmpty = false;
    yield batchOf(schema, columns, chunk.rowCount, (index) => chunk.getColumnValues(index));
  }
  if (isEmpty) yield batchOf(schema, columns, 0, () => []);
}

async function* chunksOf(result: DuckDBResult): AsyncGenerator<DuckDBDataChunk> {
  for (let chunk = await result.fetchChunk(); chunk !== null && chunk.rowCount > 0; chunk = await result.fetchChunk()) {
    yield chunk;
  }
}

function batchOf(
  schema: Schema,
  columns: readonly Column[],
  length: number,
  valuesOf: (column: number) => readonly DuckDBValue[],
): RecordBatch {
  const children = columns.map(({ write }, index) => {
    const values = valuesOf(index);
    return write(values, nullsOf(values));
  });
  return new RecordBatch(schema, makeData({ type: new Struct(schema.fields), length, nullCount: 0, children }));
}

const bitsOfByte = 8;

function nullsOf(values: readonly DuckDBValue[]): Nulls {
  const { length } = values;
  const nullBitmap = new Uint8Array(Math.ceil(length / bitsOfByte));
  let nullCount = length;
  for (const [row, value] of values.entries()) {
    if (value === null) continue;
    nullBitmap[row >> 3] = (nullBitmap[row >> 3] ?? 0) | (1 << (row % bitsOfByte));
    nullCount -= 1;
  }
  return { length, nullCount, nullBitmap };
}

function columnOf(name: string, type: DuckDBType): Column {
  const column = (arrow: DataType, write: Column['write']): Column => ({ field: new Field(name, arrow, true), write });
  if (type instanceof DuckDBDecimalType) {
    const decimal = new Decimal(type.scale, type.width);
    return column(decimal, (values, nulls) => makeData({ type: decimal, ...nulls, data: decimalsOf(values) }));
  }
  switch (type.typeId) {
    case DuckDBTypeId.TINYINT:
    case DuckDBTypeId.SMALLINT:
    case DuckDBTypeId.INTEGER: {
      const int = new Int32();
      return column(int, (values, nulls) => makeData({ type: int, ...nulls, data: Int32Array.from(values, numberOf) }));
    }
    case DuckDBTypeId.BIGINT: {
      const int = new Int64();
      return column(int, (values, nulls) =>
        makeData({ type: int, ...nulls, data: BigInt64Array.from(values, integerOf) }),
      );
    }
    case DuckDBTypeId.FLOAT:
    case DuckDBTypeId.DOUBLE: {
      const float = new Float64();
      return column(float, (values, nulls) =>
        makeData({ type: float, ...nulls, data: Float64Array.from(values, numberOf) }),
      );
    }
    case DuckDBTypeId.BOOLEAN: {
      const bool = new Bool();
      return column(bool, (values, nulls) => makeData({ type: bool, ...nulls, data: bitsOf(values) }));
    }
    case DuckDBTypeId.DATE: {
      const date = new DateDay();
      return column(date, (values, nulls) => makeData({ type: date, ...nulls, data: Int32Array.from(values, daysOf) }));
    }
    case DuckDBTypeId.TIMESTAMP:
    case DuckDBTypeId.TIMESTAMP_TZ: {
      const moment = new TimestampMicrosecond('UTC');
      return column(moment, (values, nulls) =>
        makeData({ type: moment, ...nulls, data: BigInt64Array.from(values, microsecondsOf) }),
      );
    }
    default: {
      const text = new Utf8();
      return column(text, (values, nulls) => makeData({ type: text, ...nulls, ...textsOf(values) }));
    }
  }
}

const numberOf = (value: DuckDBValue): number => (value === null ? 0 : Number(value));
const integerOf = (value: DuckDBValue): bigint => (typeof value === 'bigint' ? value : 0n);
const daysOf = (value: DuckDBValue): number => (value instanceof DuckDBDateValue ? value.days : 0);

function microsecondsOf(value: DuckDBValue): bigint {
  return value instanceof DuckDBTimestampTZValue || value instanceof DuckDBTimestampValue ? value.micros : 0n;
}

function bitsOf(values: readonly DuckDBValue[]): Uint8Array {
  return nullsOf(values.map((value) => (value === true ? true : null))).nullBitmap;
}

const bitsOfHalf = 64n;

/** Each in 128 bits, the lower half first. */
function decimalsOf(values: readonly DuckDBValue[]): Uint32Array {
  const halves = new BigInt64Array(2 * values.length);
  for (const [row, value] of values.entries()) {
    if (!(value instanceof DuckDBDecimalValue)) continue;
    halves[2 * row] = BigInt.asIntN(64, value.value);
    halves[2 * row + 1] = value.value >> bitsOfHalf;
  }
  return new Uint32Array(halves.buffer);
}

function textsOf(values: readonly DuckDBValue[]) {
  const texts = values.map((value) => (value === null ? '' : String(value)));
  const valueOffsets = new Int32Array(values.length + 1);
  const data = new TextEncoder().encode(texts.join(''));
  let end = 0;
  for (const [row, text] of texts.entries()) {
    end += Buffer.byteLength(text);
    valueOffsets[row + 1] = end;
  }
  return { valueOffsets, data };
}
