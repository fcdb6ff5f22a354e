import type { MonitoringRow } from '../certificates/index.ts'
import type { Text } from '../i18n/index.ts'

/** What is wrong in a cell of a file of monitorings, or with the file as a whole. */
export interface MonitoringCellFault {
  /** Its number in the file, the header row counted; null for the file as a whole. */
  readonly row: number | null
  /** The header of the column; null where no one cell is wrong. */
  readonly column: string | null
  readonly text: Text
}

/** A file of monitorings as it was read: rows to send, or what keeps it from being sent. */
export interface ReadMonitorings {
  readonly rows: readonly MonitoringRow[]
  readonly faults: readonly MonitoringCellFault[]
}
