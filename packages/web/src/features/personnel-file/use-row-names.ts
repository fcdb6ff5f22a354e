import { useEffect, useState } from 'react'
import type { RowNames } from '../../parts/personnel-file/row-names.ts'
import { namesInWorker } from './review-in-worker.ts'
import type { UploadDraft } from './upload.state.ts'

const LOADING: RowNames = { state: 'loading' }
const NONE: RowNames = { state: 'ready', names: new Map() }

/** The names in the rows that a report has findings about, read from the file that the user has chosen. */
export function useRowNames({ file, report, template }: UploadDraft): RowNames {
  const [names, setNames] = useState(LOADING)
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const rows = [...new Set(report.findings.flatMap(({ row }) => row ?? []))]
    if (rows.length === 0) {
      setNames(NONE)
      return
    }
    setNames(LOADING)
    namesInWorker({ file, template, rows, signal }).then(
      found => setNames({ state: 'ready', names: found }),
      () => signal.aborted || setNames({ state: 'failed' }),
    )
    return () => stop.abort()
  }, [file, report, template])
  return names
}
