import { Building2, ChevronDown } from 'lucide-react'
import { ChooseOrganisation } from '../../parts/choose-organisation/choose-organisation.tsx'
import { useAtom, useAtomValue, useSetAtom } from '../../state/jotai.ts'
import { companyAtom, profileAtom } from '../../state/profile.state.ts'
import { IdText } from '../../ui/id-text.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { openDialogAtom } from '../open-dialog.state.ts'
import { useTexts } from '../texts.ts'
import styles from './organisation-switcher.module.css'
import { useSwitchCompany } from './switch-company.state.ts'

interface OrganisationSwitcherProps {
  /** Closes the menu that holds the button, since a dialog must not open on top of another. */
  readonly onSwitch?: () => void
}

/** The chosen organisation; a button if the user has others to choose from. */
export function OrganisationSwitcher({ onSwitch }: OrganisationSwitcherProps) {
  const t = useTexts()
  const company = useAtomValue(companyAtom)
  const profile = useAtomValue(profileAtom)
  const openDialog = useSetAtom(openDialogAtom)
  if (!company || !profile) return null

  const name = (
    <>
      <Building2 aria-hidden />
      <span className={styles.name}>{company.subOrgName}</span>
      <span className={styles.number}>
        <IdText>{company.clientNumber}</IdText>
      </span>
    </>
  )
  if (profile.companies.length < 2) return <div className={styles.current}>{name}</div>
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      onClick={() => {
        onSwitch?.()
        openDialog('organisation')
      }}
    >
      {name}
      <VisuallyHidden>{t('header.switch')}</VisuallyHidden>
      <ChevronDown aria-hidden />
    </button>
  )
}

/** The dialog where the user chooses an organisation; rendered once per page. */
export function SwitchOrganisation() {
  const company = useAtomValue(companyAtom)
  const profile = useAtomValue(profileAtom)
  const [open, setOpen] = useAtom(openDialogAtom)
  const choose = useSwitchCompany()
  if (!company || !profile || open !== 'organisation') return null
  const close = (): void => setOpen(null)
  return (
    <ChooseOrganisation
      companies={profile.companies}
      current={company.clientNumber}
      choose={choose}
      isOpen
      onChosen={close}
      onClose={close}
    />
  )
}
