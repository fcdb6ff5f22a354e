import type { ChangesPage } from '@salvia/core/personnel-file'
import { Progress } from '../../ui/progress.tsx'
import { ChangeWarning } from './change-warning.tsx'
import { useChangesAddress } from './parts/changes-address.ts'
import { ChangesByName } from './parts/changes-by-name.tsx'
import { useChanges } from './parts/use-changes.ts'
import { useTexts } from './texts.ts'
import type { UploadDraft } from './upload.state.ts'
import { useUploadTarget } from './upload-target.ts'
import { useNamesInRows } from './use-names-in-rows.ts'

interface DraftChangesProps {
  readonly draft: UploadDraft
  /** Null until the file is on our server, which knows the employees. */
  readonly draftId: string | null
  readonly isPreparing: boolean
}

const NOBODY: ChangesPage['items'] = []

/** Who would join, leave and move by a file that is not sent yet, and a warning when they are many. */
export function DraftChanges({ draft, draftId, isPreparing }: DraftChangesProps) {
  const t = useTexts()
  const { clientNumber, draftChanges, isForCustomer } = useUploadTarget()
  const address = useChangesAddress()
  const input = draftId && { params: { clientNumber, id: draftId }, query: address.query }
  const answer = useChanges(draftChanges, input || null)
  const page = answer.state === 'ready' ? answer.data : undefined
  const joining = (page?.items ?? NOBODY).flatMap(({ row, isMasked }) =>
    isMasked && row !== null ? row : [],
  )
  // Without the names, the masked ones stay.
  const names = useNamesInRows(draft.file, joining)
  return (
    <>
      {!isForCustomer && <ChangeWarning rows={draft.report.rows} changes={page?.changes} />}
      {(draftId || isPreparing) && (
        <ChangesByName
          answer={answer}
          address={address}
          names={typeof names === 'string' ? undefined : names}
          waiting={<Progress label={t('send.comparing')} />}
        />
      )}
    </>
  )
}
