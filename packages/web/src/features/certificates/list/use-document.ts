import { certificatesContract } from '@salvia/core/certificates'
import { saveDownload } from '../../../parts/save-download.ts'
import { callEndpoint } from '../../../state/api.ts'
import { useStep } from '../../../state/step.ts'

/** Fetches the document of a certificate and saves it. What failed is told as a notice of the list. */
export function useDocument(clientNumber: string | null): {
  readonly save: (id: string) => void
  readonly notice: string | undefined
} {
  const { run, failure } = useStep((id: string) =>
    callEndpoint(certificatesContract.document, { params: { clientNumber: clientNumber ?? '', id } }),
  )
  const save = async (id: string): Promise<void> => {
    const outcome = await run(id)
    if (outcome.ok) saveDownload(outcome.data)
  }
  return { save: id => void save(id), notice: failure && `${failure.title} ${failure.action}` }
}
