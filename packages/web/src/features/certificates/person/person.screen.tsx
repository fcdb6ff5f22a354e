import { contract } from '@salvia/core/api'
import type { PersonCertificates } from '@salvia/core/certificates'
import { portalPath } from '@salvia/core/portal-paths'
import { fullName } from '@salvia/core/primitives'
import { useParams } from 'react-router'
import { DetailsScreen } from '../../../parts/details-screen/details-screen.tsx'
import { useListAddress } from '../../../parts/list/opened-row.tsx'
import { useClientNumber } from '../../../state/company-scope.tsx'
import { useEndpoint } from '../../../state/endpoint.ts'
import { useAtomValue } from '../../../state/jotai.ts'
import { isFeatureOpenAtom } from '../../../state/profile.state.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import styles from './person.module.css'
import { PersonEntries } from './person-entries.tsx'
import { useTexts } from './texts.ts'

/**
 * The medical check-ups of one employee and nothing else, for a check-up reviewer, who does not see the employee's own
 * page.
 * @spec §2
 */
export function CertificatesPersonScreen() {
  const { id = '' } = useParams()
  const clientNumber = useClientNumber()
  const answer = useEndpoint(
    contract.certificates.person,
    clientNumber === null ? null : { params: { clientNumber, id } },
  )
  const t = useTexts()
  const back = { to: useListAddress(portalPath('certificates')), text: t('back') }
  return (
    <DetailsScreen
      answer={answer}
      title={t('title')}
      back={back}
      missing={{ code: 'COWORKER_NOT_FOUND', title: t('missing') }}
      className={styles.page}
    >
      {person => <PersonPage person={person} back={back} />}
    </DetailsScreen>
  )
}

interface PersonPageProps {
  readonly person: PersonCertificates
  readonly back: { readonly to: string; readonly text: string }
}

function PersonPage({ person, back }: PersonPageProps) {
  const t = useTexts()
  const isOpen = useAtomValue(isFeatureOpenAtom)
  const { employee, seesEmployee } = person
  const { title, unit, pidHash } = employee
  return (
    <div className={styles.page}>
      <PageHeader
        title={fullName(employee)}
        back={back}
        meta={[title, unit.path.join(' / ')].filter(Boolean).join(' · ')}
        actions={
          seesEmployee &&
          isOpen('coworkers') && (
            <ButtonLink variant="secondary" to={portalPath('coworker', { id: pidHash })}>
              {t('employee')}
            </ButtonLink>
          )
        }
      />
      <PersonEntries person={person} />
    </div>
  )
}
