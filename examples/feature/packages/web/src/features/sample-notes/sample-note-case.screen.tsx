import { portalPath } from '@salvia/core/portal-paths'
import { sampleNoteCasesContract } from '@salvia/core/sample-notes'
import { useParams } from 'react-router'
import { DetailsScreen } from '../../parts/details-screen/details-screen.tsx'
import { useListAddress } from '../../parts/list/opened-row.tsx'
import { MatterCasePage } from '../../parts/matters/case-worker/matter-case-page.tsx'
import { useEndpoint } from '../../state/endpoint.ts'
import { SampleNoteContents } from './sample-note-contents.tsx'
import { useTexts } from './texts.ts'

/** Another case worker or the customer may change it while it is shown. */
const ASK_AGAIN = { againAfterSeconds: 15 }

/** One of them, as a case worker works on it. */
export function SampleNoteCaseScreen() {
  const t = useTexts()
  const { id = '' } = useParams()
  const answer = useEndpoint(sampleNoteCasesContract.get, { params: { id } }, ASK_AGAIN)
  const back = { to: useListAddress(portalPath('backOfficeMatters')), text: t('backToMatters') }
  return (
    <DetailsScreen
      answer={answer}
      title={t('one')}
      back={back}
      missing={{ code: 'SAMPLE_NOTE_NOT_FOUND' }}
      className={undefined}
    >
      {found => (
        <MatterCasePage
          key={found.id}
          kind="sample-note"
          calls={sampleNoteCasesContract}
          matter={found}
          title={found.title}
          pageTitle={`${found.number} ${found.title}`}
          back={back}
        >
          <SampleNoteContents found={found} />
        </MatterCasePage>
      )}
    </DetailsScreen>
  )
}
