import { contract } from '@salvia/core/api'
import type { CoworkerDetails } from '@salvia/core/coworkers'
import { portalPath } from '@salvia/core/portal-paths'
import { fullName } from '@salvia/core/primitives'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router'
import { ProtectedMark } from '../../../parts/coworkers/marks.tsx'
import { WhyNotHere, WhyNotHereButton } from '../../../parts/coworkers/why-not-here.tsx'
import { DetailsScreen } from '../../../parts/details-screen/details-screen.tsx'
import { useListAddress } from '../../../parts/list/opened-row.tsx'
import type { TimelineSource } from '../../../parts/timeline/timeline-source.ts'
import { useClientNumber } from '../../../state/company-scope.tsx'
import { useEndpoint } from '../../../state/endpoint.ts'
import { useAtomValue } from '../../../state/jotai.ts'
import { isFeatureOpenAtom, profileAtom } from '../../../state/profile.state.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyAllButton } from '../../../ui/copy-button.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { contactLines } from './contact-lines.ts'
import styles from './coworker.module.css'
import { CoworkerFacts } from './coworker-facts.tsx'
import { CoworkerTimeline } from './coworker-timeline.tsx'
import { Excluded, ruleOf } from './excluded.tsx'
import { OrderCard } from './order-card.tsx'
import { OrderManagers } from './order-managers.tsx'
import { useTexts } from './texts.ts'

interface CoworkerScreenProps {
  /** What each feature shows on the page. */
  readonly sources: readonly TimelineSource[]
}

/** One employee: who it is, whom to reach, and what there is about the person. @spec §2 */
export function CoworkerScreen({ sources }: CoworkerScreenProps) {
  const { id = '' } = useParams()
  const clientNumber = useClientNumber()
  const pid = useAtomValue(profileAtom)?.pidHash
  const answer = useEndpoint(
    contract.coworkers.get,
    clientNumber === null || typeof pid !== 'string'
      ? null
      : { params: { pid, clientNumber, context: 'all', employeePid: id } },
  )
  const t = useTexts()
  const back = { to: useListAddress(portalPath('coworkers')), text: t('back') }
  const rule = answer.state === 'failed' && ruleOf(answer.failure)
  if (rule) return <Excluded rule={rule} back={back} />
  return (
    <DetailsScreen
      answer={answer}
      title={t('word.employee')}
      back={back}
      missing={{ code: 'COWORKER_NOT_FOUND', title: t('missing'), more: <AskWhyNotHere /> }}
      className={styles.stack}
    >
      {coworker => (
        <CoworkerPage clientNumber={clientNumber ?? ''} coworker={coworker} sources={sources} back={back} />
      )}
    </DetailsScreen>
  )
}

function AskWhyNotHere() {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <WhyNotHereButton variant="secondary" onAsk={() => setIsAsking(true)} />
      <WhyNotHere isOpen={isAsking} onClose={() => setIsAsking(false)} context="all" search="" />
    </>
  )
}

interface CoworkerPageProps extends CoworkerScreenProps {
  readonly clientNumber: string
  readonly coworker: CoworkerDetails
  readonly back: { readonly to: string; readonly text: string }
}

function CoworkerPage({ clientNumber, coworker, sources, back }: CoworkerPageProps) {
  const t = useTexts()
  const { pidHash, firstName, title, mayOrder, protectedIdentity } = coworker
  const params = { clientNumber, id: pidHash }
  const lines = contactLines(coworker, t)
  const isOpen = useAtomValue(isFeatureOpenAtom)
  return (
    <div className={styles.details}>
      <PageHeader
        title={fullName(coworker)}
        back={back}
        tag={protectedIdentity ? <ProtectedMark /> : null}
        meta={title}
      />
      {mayOrder && (
        <div className={styles.aside}>
          <OrderCard firstName={firstName} pidHash={pidHash} />
        </div>
      )}
      <div className={styles.main}>
        <CoworkerFacts params={params} coworker={coworker} />
        <fieldset className={styles.share} aria-label={t('share.label')}>
          {lines.length > 1 && (
            <CopyAllButton text={[fullName(coworker), ...lines].join('\n')} label={t('share.copy')} />
          )}
          <Button variant="secondary" size="small" icon={Printer} onClick={() => window.print()}>
            {t('share.print')}
          </Button>
        </fieldset>
        {sources.map(
          ({ feature, Section }) => Section && isOpen(feature) && <Section key={feature} pidHash={pidHash} />,
        )}
        <OrderManagers managers={coworker.orderManagers} unitPath={coworker.unit.path} />
        <CoworkerTimeline params={params} coworker={coworker} sources={sources} />
      </div>
    </div>
  )
}
