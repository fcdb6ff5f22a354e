import { useEffect, useRef, useState } from 'react'
import { bundledWorker } from '../../parts/bundled-worker.ts'
import type { NamesMessage, NamesRequest } from './names.worker.ts'
import workerAddress from './names.worker.ts?worker&url'
import type { Names } from './parts/place-table.tsx'
import { useUploadTarget } from './upload-target.ts'

/** The names in some rows of the file on the user's own screen, read in a worker; failed if it cannot be read again. */
export function useNamesInRows(file: File, rows: readonly number[]): Names | 'failed' {
  const { template } = useUploadTarget()
  const [names, setNames] = useState<Names | 'failed'>('loading')
  const wanted = rows.join(' ')
  // The target is made anew by each render, but its template stays the same.
  const fetchTemplate = useRef(template)
  useEffect(() => {
    if (wanted === '') return
    const stop = new AbortController()
    let worker: Worker | undefined
    const read = async (): Promise<void> => {
      const request: NamesRequest = {
        file,
        template: await fetchTemplate.current(stop.signal),
        rows: wanted.split(' ').map(Number),
      }
      stop.signal.throwIfAborted()
      worker = bundledWorker(workerAddress)
      worker.addEventListener('message', ({ data }: MessageEvent<NamesMessage>) => {
        setNames(data ?? 'failed')
        worker?.terminate()
      })
      worker.addEventListener('error', () => setNames('failed'))
      worker.postMessage(request)
    }
    read().catch(() => !stop.signal.aborted && setNames('failed'))
    return () => {
      stop.abort()
      worker?.terminate()
    }
  }, [file, wanted])
  return names
}
