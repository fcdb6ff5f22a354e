import { portalPath } from '@salvia/core/portal-paths'
import { sampleNotesContract } from '@salvia/core/sample-notes'
import { useParams } from 'react-router'
import { DetailsScreen } from '../../parts/details-screen/details-screen.tsx'
import { useListAddress } from '../../parts/list/opened-row.tsx'
import { MatterPage } from '../../parts/matters/matter-page.tsx'
import { useClientNumber } from '../../state/company-scope.tsx'
import { useEndpoint } from '../../state/endpoint.ts'
import { SampleNoteContents } from './sample-note-contents.tsx'
import { useTexts } from './texts.ts'

/** A case worker may answer while it is shown. */
const ASK_AGAIN = { againAfterSeconds: 60 }

/** One of the list, as the customer reads it: what was sent, what has happened, and the conversation. */
export function SampleNoteScreen() {
  const t = useTexts()
  const { id = '' } = useParams()
  const clientNumber = useClientNumber() ?? ''
  const params = clientNumber === '' ? null : { clientNumber, id }
  const answer = useEndpoint(sampleNotesContract.get, params && { params }, ASK_AGAIN)
  const back = { to: useListAddress(portalPath('sampleNotes')), text: t('back') }
  return (
    <DetailsScreen
      answer={answer}
      title={t('one')}
      back={back}
      missing={{ code: 'SAMPLE_NOTE_NOT_FOUND' }}
      className={undefined}
    >
      {found => (
        <MatterPage
          key={found.id}
          kind="sample-note"
          calls={sampleNotesContract}
          matter={found}
          title={found.title}
          pageTitle={`${found.title}, ${found.number}`}
          {...{ clientNumber, back }}
        >
          <SampleNoteContents found={found} />
        </MatterPage>
      )}
    </DetailsScreen>
  )
}
