import { certificatesContract } from '@salvia/core/certificates'
import { useState } from 'react'
import { saveDownload } from '../../../parts/save-download.ts'
import { callEndpoint } from '../../../state/api.ts'
import type { Failure } from '../../../state/failure.ts'
import { useStep } from '../../../state/step.ts'

/** The download of a document, of which the list shows what failed. */
export interface DocumentDownload {
  readonly save: (id: string) => void
  /** Whether the last one failed and is neither fetched again nor left. */
  readonly hasFailed: boolean
  readonly failure: Failure | undefined
  readonly isRunning: boolean
  /** The entry whose document is being fetched; null for none. */
  readonly fetching: string | null
  readonly again: () => void
  readonly leave: () => void
}

/** Fetches the document of a certificate and saves it. */
export function useDocument(clientNumber: string | null): DocumentDownload {
  const { run, isRunning, failure } = useStep((id: string) =>
    callEndpoint(certificatesContract.document, { params: { clientNumber: clientNumber ?? '', id } }),
  )
  const [failed, setFailed] = useState<string | null>(null)
  const [last, setLast] = useState<string | null>(null)
  const save = async (id: string): Promise<void> => {
    setLast(id)
    const outcome = await run(id)
    setFailed(outcome.ok ? null : id)
    if (outcome.ok) saveDownload(outcome.data)
  }
  return {
    save: id => void save(id),
    hasFailed: failed !== null,
    ...{ failure, isRunning, fetching: isRunning ? last : null },
    again: () => void (failed !== null && save(failed)),
    leave: () => setFailed(null),
  }
}
