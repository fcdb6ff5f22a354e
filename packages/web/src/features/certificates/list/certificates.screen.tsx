import { contract } from '@salvia/core/api'
import { type Certificate, certificatesList } from '@salvia/core/certificates'
import { portalPath } from '@salvia/core/portal-paths'
import { BookOpen, CalendarRange, FileCheck2, FileUp, Plus, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { formatDateTime } from '../../../i18n/format.ts'
import { useLocale } from '../../../i18n/i18n.ts'
import { ListScreen } from '../../../parts/list/list-screen.tsx'
import { useList } from '../../../parts/list/use-list.ts'
import { useAtomValue } from '../../../state/jotai.ts'
import { clientNumberAtom, isFeatureOpenAtom } from '../../../state/profile.state.ts'
import type { MenuAction } from '../../../ui/overlay/action-menu.tsx'
import { CertificateDialogs, type OpenedDialog } from '../parts/certificate-dialogs.tsx'
import { RowActions } from '../parts/row-actions.tsx'
import { certificateChoices } from './certificate-choices.ts'
import { useCertificateColumns } from './certificate-columns.tsx'
import styles from './certificates.module.css'
import { ListBar } from './list-bar.tsx'
import { useTexts } from './texts.ts'
import { useShownNumbers } from './use-shown-numbers.ts'

const HELP = ['reach', 'newest', 'status', 'mails'] as const
const NONE: ReadonlySet<string> = new Set()
const NO_ROWS: readonly Certificate[] = []

/**
 * The certificates and monitorings of those whom the user may see: who must be ordered for next, and for whom the user is
 * mailed.
 * @spec §2
 */
export function CertificatesScreen() {
  const t = useTexts()
  const locale = useLocale()
  const clientNumber = useAtomValue(clientNumberAtom)
  const isOpen = useAtomValue(isFeatureOpenAtom)
  const list = useList(
    certificatesList,
    contract.certificates,
    clientNumber === null ? null : { clientNumber },
  )
  const { page } = list
  const rows = page?.items ?? NO_ROWS
  const [opened, setOpened] = useState<OpenedDialog | null>(null)
  const [picked, setPicked] = useState(NONE)
  const [hasNumbers, setHasNumbers] = useState(false)
  const numbers = useShownNumbers(
    rows.map(({ id }) => id),
    hasNumbers,
  )
  const selectedRows = rows.filter(({ id }) => picked.has(id))
  const selected = new Set(selectedRows.map(({ id }) => id))
  const select = (id: string, isSelected: boolean): void => {
    const next = new Set(selected)
    if (isSelected) next.add(id)
    else next.delete(id)
    setPicked(next)
  }
  const columns = useCertificateColumns({ numbers, selected, onSelect: select })
  return (
    <ListScreen
      list={list}
      title={t('title')}
      texts={t}
      columns={columns}
      rowKey={row => row.id}
      rowActions={row => <RowActions certificate={row} onOpen={setOpened} />}
      choices={certificateChoices(page?.facets, t, locale)}
      {...(isOpen('orders') && { primary: { label: t('newOrder'), to: portalPath('newOrder') } })}
      actions={page?.mayAdd ? [{ label: t('add'), icon: Plus, onAct: () => setOpened({ kind: 'add' }) }] : []}
      menu={useMenu(page?.mayAdd ?? false)}
      above={
        <>
          {page && (
            <p className={styles.heard}>
              {page.heardAt === null ? t('neverHeard') : t('heard', { when: formatDateTime(page.heardAt) })}
            </p>
          )}
          {rows.length > 0 && (
            <ListBar
              rows={rows}
              selected={selected}
              onSelected={setPicked}
              hasNumbers={hasNumbers}
              onNumbers={setHasNumbers}
              onMails={isOn => setOpened({ kind: 'mails', certificates: selectedRows, isOn })}
            />
          )}
        </>
      }
      dialogs={<CertificateDialogs opened={opened} onOpen={setOpened} />}
      help={{ title: t('help.title'), texts: HELP.map(text => t(`help.${text}`)) }}
    />
  )
}

/** Where else there is something about medical check-ups. */
function useMenu(mayAdd: boolean): MenuAction[] {
  const t = useTexts()
  const navigate = useNavigate()
  const to = (path: string) => () => void navigate(path)
  const fromFile = { label: t('fromFile'), icon: FileUp, onAct: to(portalPath('certificatesFile')) }
  return [
    ...(mayAdd ? [fromFile] : []),
    { label: t('year'), icon: CalendarRange, onAct: to(portalPath('certificatesYear')) },
    { label: t('sheet'), icon: FileCheck2, onAct: to(portalPath('certificatesSheet')) },
    { label: t('coverage'), icon: ShieldCheck, onAct: to(portalPath('certificatesCoverage')) },
    { label: t('tips'), icon: BookOpen, onAct: to(portalPath('certificatesTips')) },
  ]
}
