import { contract } from '@salvia/core/api'
import type { PersonChecks } from '@salvia/core/certificates'
import { portalPath } from '@salvia/core/portal-paths'
import { useState } from 'react'
import { useParams } from 'react-router'
import { ProtectedMark } from '../../../parts/coworkers/marks.tsx'
import { useListAddress } from '../../../parts/list/opened-row.tsx'
import { useEndpoint } from '../../../state/endpoint.ts'
import { useAtomValue } from '../../../state/jotai.ts'
import { clientNumberAtom, isFeatureOpenAtom } from '../../../state/profile.state.ts'
import { Button, ButtonLink, ButtonRow } from '../../../ui/button.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { EmptyState } from '../../../ui/panel.tsx'
import { CertificateDialogs, type OpenedDialog } from '../parts/certificate-dialogs.tsx'
import { employeeName } from '../parts/employee-name.ts'
import { CheckCard } from './check-card.tsx'
import { NoPerson } from './no-person.tsx'
import { NoteDialog } from './note-dialog.tsx'
import styles from './person.module.css'
import { useTexts } from './texts.ts'

/** Everything about the medical check-ups of one employee: what applies, what was before, the notes, and what is next. */
export function CertificatesPersonScreen() {
  const { id = '' } = useParams()
  const clientNumber = useAtomValue(clientNumberAtom)
  const answer = useEndpoint(
    contract.certificates.person,
    clientNumber === null ? null : { params: { clientNumber, id } },
  )
  if (answer.state !== 'ready') return <NoPerson answer={answer} />
  return <PersonPage person={answer.data} />
}

function PersonPage({ person }: { readonly person: PersonChecks }) {
  const t = useTexts()
  const isOpen = useAtomValue(isFeatureOpenAtom)
  const { employee, mayChange, checks } = person
  const [opened, setOpened] = useState<OpenedDialog | null>(null)
  const [isNoting, setIsNoting] = useState(false)
  const name = employeeName(employee)
  return (
    <div className={styles.page}>
      <PageHeader
        title={name}
        back={{ to: useListAddress(portalPath('certificates')), text: t('back') }}
        tag={employee.protectedIdentity ? <ProtectedMark /> : null}
        meta={[employee.title, employee.unit.path.join(' / ')].filter(Boolean).join(' · ')}
        actions={
          <ButtonRow>
            {mayChange && (
              <>
                <Button
                  variant="secondary"
                  onClick={() => setOpened({ kind: 'add', employee: { id: employee.id, name } })}
                >
                  {t('add')}
                </Button>
                <Button variant="secondary" onClick={() => setIsNoting(true)}>
                  {t('notes.add')}
                </Button>
              </>
            )}
            {isOpen('coworkers') && (
              <ButtonLink variant="tertiary" to={portalPath('coworker', { id: employee.id })}>
                {t('employeePage')}
              </ButtonLink>
            )}
          </ButtonRow>
        }
      />
      {checks.length === 0 && (
        <EmptyState title={t('none')} illustrated>
          {t('noneText')}
        </EmptyState>
      )}
      {checks.map(facts => (
        <CheckCard key={facts.check} person={person} facts={facts} onOpen={setOpened} />
      ))}
      <CertificateDialogs opened={opened} onOpen={setOpened} />
      {isNoting && <NoteDialog employee={employee.id} onClose={() => setIsNoting(false)} />}
    </div>
  )
}
