import { useEffect, useRef, useState } from 'react'
import { bundledWorker } from '../../parts/bundled-worker.ts'
import type { NamesMessage, NamesRequest } from './names.worker.ts'
import workerAddress from './names.worker.ts?worker&url'
import { useUploadTarget } from './upload-target.ts'

/**
 * The names in some rows of the file on the user's own screen, read in a worker. Undefined until they are read, and if
 * the file cannot be read again.
 */
export function useNamesInRows(file: File, rows: readonly number[]): ReadonlyMap<number, string> | undefined {
  const { template } = useUploadTarget()
  const [names, setNames] = useState<ReadonlyMap<number, string>>()
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
        if (data) setNames(data)
        worker?.terminate()
      })
      worker.postMessage(request)
    }
    // Without the names, the masked ones stay.
    read().catch(() => undefined)
    return () => {
      stop.abort()
      worker?.terminate()
    }
  }, [file, wanted])
  return names
}
