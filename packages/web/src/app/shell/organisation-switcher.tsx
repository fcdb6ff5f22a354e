import { Building2, ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ChooseOrganisation } from '../../parts/choose-organisation/choose-organisation.tsx'
import { href } from '../../parts/paths.ts'
import { useAtomValue } from '../../state/jotai.ts'
import { companyAtom, profileAtom } from '../../state/profile.state.ts'
import { IdText } from '../../ui/id-text.tsx'
import { useTexts } from '../texts.ts'
import styles from './organisation-switcher.module.css'

interface OrganisationSwitcherProps {
  readonly onSwitch?: () => void
}

/** For which company one acts; a button where there is another to choose. */
export function OrganisationSwitcher({ onSwitch }: OrganisationSwitcherProps) {
  const t = useTexts()
  const navigate = useNavigate()
  const company = useAtomValue(companyAtom)
  const profile = useAtomValue(profileAtom)
  const [isOpen, setIsOpen] = useState(false)
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

  const done = (): void => {
    setIsOpen(false)
    onSwitch?.()
    // What is on the screen belongs to the company before.
    void navigate(href('start'))
  }
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-label={t('header.switch', { company: `${company.subOrgName} ${company.clientNumber}` })}
        onClick={() => setIsOpen(true)}
      >
        {name}
        <ChevronDown aria-hidden />
      </button>
      <ChooseOrganisation
        companies={profile.companies}
        current={company.clientNumber}
        isOpen={isOpen}
        onChosen={done}
        onClose={() => setIsOpen(false)}
      />
    </>
  )
}
