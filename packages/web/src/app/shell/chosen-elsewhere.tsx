import { useAtomValue } from '../../state/jotai.ts'
import { chosenElsewhereAtom, stayHere } from '../../state/own-company.state.ts'
import { companyAtom, profileAtom } from '../../state/profile.state.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/panel.tsx'
import { useTexts } from '../texts.ts'
import styles from './chosen-elsewhere.module.css'
import { useSwitchCompany } from './switch-company.state.ts'

/** Tells that another tab has gone to another company. This tab stays until the user wants it to follow. */
export function ChosenElsewhere() {
  const t = useTexts()
  const { own, other } = useElsewhere()
  const follow = useSwitchCompany()
  const stay = (): void => {
    stayHere()
    // The button that had focus is gone.
    document.getElementById('content')?.focus()
  }
  return (
    <div role="status">
      {own && other && (
        <div className={styles.bar}>
          <p className={styles.text}>
            {t('elsewhere.text', { other: other.subOrgName, own: own.subOrgName })}
          </p>
          {follow.failure && <ErrorPanel {...follow.failure} />}
          <div className={styles.actions}>
            <Button
              size="small"
              busy={follow.isRunning && t('begun.switching')}
              onClick={() => void follow.run(other.clientNumber)}
            >
              {t('elsewhere.follow')}
            </Button>
            <Button size="small" variant="secondary" onClick={stay}>
              {t('elsewhere.stay')}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}

/** The same in an open dialog, which the page's own message lies behind: what to do about it stands on the page. */
export function ChosenElsewhereInDialog() {
  const t = useTexts()
  const { own, other } = useElsewhere()
  return (
    <div aria-live="polite">
      {own && other && (
        <p className={styles.inDialog}>
          {t('elsewhere.text', { other: other.subOrgName, own: own.subOrgName })}
        </p>
      )}
    </div>
  )
}

/** The company of this tab, and the one that another tab has gone to; undefined for none. */
function useElsewhere() {
  const elsewhere = useAtomValue(chosenElsewhereAtom)
  const own = useAtomValue(companyAtom)
  const profile = useAtomValue(profileAtom)
  return { own, other: profile?.companies.find(({ clientNumber }) => clientNumber === elsewhere) }
}
