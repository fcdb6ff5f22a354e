import { mask } from '../../primitives/mask.ts'
import { readTable } from '../read/read-table.ts'
import type { FileSource, ReadOptions, TableSink } from '../read/table.ts'
import type { ColumnRole, Template } from '../template/template.ts'
import { isProtectedAnswer } from './protected-answer.ts'

interface NamesOptions extends Omit<ReadOptions, 'headers'> {
  readonly source: FileSource
  readonly template: Template
  /** The spreadsheet's row numbers: the header is 1. */
  readonly rows: Iterable<number>
}

/**
 * The names of the people in some rows of a personnel file, for the screen of the user whose file it is. The name of
 * somebody with a protected identity is masked. A row without a name is left out.
 */
export async function namesInRows(options: NamesOptions): Promise<ReadonlyMap<number, string>> {
  const { source, template, rows } = options
  const sink = new NameSink(template, new Set(rows))
  await readTable(source, sink, { ...options, headers: template.columns.map(({ header }) => header) })
  return sink.names
}

class NameSink implements TableSink {
  readonly names = new Map<number, string>()
  readonly #template: Template
  readonly #rows: ReadonlySet<number>
  #namesAt: readonly number[] = []
  #protectedAt = -1

  constructor(template: Template, rows: ReadonlySet<number>) {
    this.#template = template
    this.#rows = rows
  }

  header(cells: readonly string[]): boolean {
    this.#namesAt = [this.#positionOf(cells, 'first-name'), this.#positionOf(cells, 'last-name')]
    this.#protectedAt = this.#positionOf(cells, 'protected')
    return true
  }

  row(row: number, cells: readonly string[]): void {
    if (!this.#rows.has(row)) return
    const isProtected = isProtectedAnswer(cells[this.#protectedAt] ?? '')
    const parts = this.#namesAt.map(position => cells[position] ?? '').filter(part => part !== '')
    if (parts.length === 0) return
    this.names.set(row, parts.map(part => (isProtected ? mask('name', part) : part)).join(' '))
  }

  fault(): void {}

  restart(): void {
    this.names.clear()
  }

  #positionOf(cells: readonly string[], wanted: ColumnRole): number {
    const header = this.#template.columns.find(({ role }) => role === wanted)?.header
    return header === undefined ? -1 : cells.indexOf(header)
  }
}
