import type { PreviewedPerson } from '@salvia/core/access-preview'
import { contract } from '@salvia/core/api'
import { errorText } from '@salvia/core/error-catalogue'
import { portalPath } from '@salvia/core/portal-paths'
import { Eye } from 'lucide-react'
import { useParams } from 'react-router'
import { useLocale } from '../../../i18n/i18n.ts'
import { SteadyDetailsScreen } from '../../../parts/details-screen/steady-details-screen.tsx'
import { useListAddress } from '../../../parts/list/opened-row.tsx'
import { useClientNumber } from '../../../state/company-scope.tsx'
import { useEndpoint } from '../../../state/endpoint.ts'
import { useAtomValue } from '../../../state/jotai.ts'
import { isHrAtom } from '../../../state/profile.state.ts'
import { InlineMessage } from '../../../ui/message.tsx'
import styles from './access-preview.module.css'
import { HrOnly } from './hr-only.tsx'
import { PersonFacts } from './person-facts.tsx'
import { PersonRoles } from './person-roles.tsx'
import { SeenEmployees } from './seen-employees.tsx'
import { useTexts } from './texts.ts'

/** What one person sees and may do, for HR. The page never looks like the user's own. */
export function PersonScreen() {
  return useAtomValue(isHrAtom) ? <Person /> : <HrOnly />
}

function Person() {
  const t = useTexts()
  const { id = '' } = useParams()
  const clientNumber = useClientNumber() ?? ''
  const params = { clientNumber, id }
  const answer = useEndpoint(contract.accessPreview.get, { params })
  const missing = errorText('PREVIEWED_PERSON_NOT_FOUND', useLocale())
  return (
    <SteadyDetailsScreen
      answer={answer}
      title={t('person.untitled')}
      back={{ to: useListAddress(portalPath('accessPreview')), text: t('person.back') }}
      missing={{
        code: 'PREVIEWED_PERSON_NOT_FOUND',
        title: t('person.missing'),
        text: `${missing.title} ${missing.action}`,
      }}
      head={person => ({ title: t('person.title', { name: nameOf(person, t) }) })}
      isNamedAfterPerson
      className={styles.page}
    >
      {person => <View params={params} person={person} />}
    </SteadyDetailsScreen>
  )
}

/** The name, else the address; a protected person has neither. */
function nameOf({ name, email }: PreviewedPerson, t: ReturnType<typeof useTexts>): string {
  return name || email || t('person.somebody')
}

interface ViewProps {
  readonly params: { readonly clientNumber: string; readonly id: string }
  readonly person: PreviewedPerson
}

function View({ params, person }: ViewProps) {
  const t = useTexts()
  const name = nameOf(person, t)
  return (
    <div className={styles.view}>
      <p className={styles.notice}>
        <Eye aria-hidden />
        <span>
          <strong>{t('person.notice', { name })}</strong> {t('person.noticeText')}
        </span>
      </p>
      {!person.isPlaced && (
        <InlineMessage tone="warning" title={t('person.unplaced', { name })}>
          <p>{t('person.unplacedText')}</p>
        </InlineMessage>
      )}
      <PersonFacts person={person} />
      <PersonRoles roles={person.roles} />
      <SeenEmployees params={params} name={name} />
    </div>
  )
}
