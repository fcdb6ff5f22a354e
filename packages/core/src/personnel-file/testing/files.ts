import { readTable } from '../read/read-table.ts'
import type { FileSource, ReadOptions, RowFault, RowTail, TableResult, TableSink } from '../read/table.ts'

/** A template's headers for tests. */
export const TEST_HEADERS = ['Namn', 'Ort', 'Titel']

/** A file for tests, out of memory, in chunks of any size. */
export function fileOf(content: string | Uint8Array, chunkBytes = 1 << 16): FileSource {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return {
    name: 'file',
    size: bytes.length,
    async *stream(start = 0, end = bytes.length) {
      // The chunk is one buffer over and over, as it is for sources that lend theirs.
      const lent = new Uint8Array(chunkBytes)
      for (let at = start; at < end; at += chunkBytes) {
        const chunk = bytes.subarray(at, Math.min(end, at + chunkBytes))
        lent.set(chunk)
        yield lent.subarray(0, chunk.length)
      }
    },
  }
}

/** A CSV of at least the smallest size: empty records at its end are no rows. */
export function csvOf(text: string): string {
  return text + '\n'.repeat(64)
}

/** What a reading handed over, for tests. */
export class CollectedTable implements TableSink {
  headerCells: readonly string[] | undefined
  readonly rows: [row: number, cells: string[]][] = []
  readonly errors: [row: number, columns: number[]][] = []
  readonly faults: RowFault[] = []
  readonly tails: RowTail[] = []
  judged = true
  tailFrom: number | undefined

  header(cells: readonly string[]): boolean {
    this.headerCells = [...cells]
    return this.judged
  }

  row(
    row: number,
    cells: readonly string[],
    errorCells: ReadonlySet<number> | undefined,
    tail?: RowTail,
  ): void {
    this.rows.push([row, [...cells]])
    if (tail) this.tails.push(tail)
    if (errorCells) this.errors.push([row, [...errorCells]])
  }

  fault(fault: RowFault): void {
    this.faults.push(fault)
  }
}

/** The same table, read while the file is looked at. */
class RestartedTable extends CollectedTable {
  restart(): void {
    this.headerCells = undefined
    for (const collected of [this.rows, this.errors, this.faults, this.tails]) collected.length = 0
  }
}

/** Reads a table whose template has the test headers, or others: looked at first, or `atOnce`. */
export async function readBytes(
  content: string | Uint8Array,
  options: Partial<ReadOptions> & {
    readonly chunkBytes?: number
    readonly judged?: boolean
    readonly tailFrom?: number
    readonly atOnce?: boolean
  } = {},
): Promise<{ readonly table: CollectedTable; readonly result: TableResult }> {
  const table = options.atOnce ? new RestartedTable() : new CollectedTable()
  table.judged = options.judged ?? true
  table.tailFrom = options.tailFrom
  const source = fileOf(content, options.chunkBytes)
  return { table, result: await readTable(source, table, { headers: TEST_HEADERS, ...options }) }
}
