import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useLocale } from '../../i18n/i18n.ts'
import { withTrace } from '../../parts/with-trace.ts'
import { isUnsure } from '../../state/is-unsure.ts'
import { useAtom, useAtomValue } from '../../state/jotai.ts'
import { type MissedFailure, missedFailuresAtom, withoutMissed } from '../../state/missed-failures.ts'
import { clientNumberAtom } from '../../state/own-company.state.ts'
import { profileAtom } from '../../state/profile.state.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Banner } from '../../ui/message.tsx'
import { useTexts } from '../texts.ts'
import styles from './missed-failures.module.css'

/** Tells what failed after the user had left its form, on whatever page they are, until they have dealt with it. */
export function MissedFailures() {
  const [missed, setMissed] = useAtom(missedFailuresAtom)
  const follow = useFollowed(name => setMissed(withoutMissed(name)))
  const close = (name: string): void => {
    setMissed(withoutMissed(name))
    // The button that had focus is gone.
    document.getElementById('content')?.focus()
  }
  return (
    <div role="status" className={styles.notes}>
      {Object.entries(missed).map(([name, failure]) => (
        <Missed
          key={name}
          {...failure}
          onFollow={() => follow(name, failure.to)}
          onClose={() => close(name)}
        />
      ))}
    </div>
  )
}

/**
 * Notes that a link was pressed, and tells it when its page opens: the page that is left may hold the user back, and a
 * new tab takes nobody away.
 */
function useFollowed(onArrived: (name: string) => void): (name: string, to: string) => void {
  const { key, pathname } = useLocation()
  const pressed = useRef<{ readonly name: string; readonly to: string; readonly key: string } | null>(null)
  useEffect(() => {
    const link = pressed.current
    if (link === null || link.key === key) return
    pressed.current = null
    if (pathname === link.to) onArrived(link.name)
  })
  return (name, to) => {
    pressed.current = { name, to, key }
  }
}

interface MissedProps extends MissedFailure {
  readonly onFollow: () => void
  readonly onClose: () => void
}

function Missed({ text, unsure, to, link, clientNumber, failureIn, onFollow, onClose }: MissedProps) {
  const t = useTexts()
  const locale = useLocale()
  const elsewhere = useCompanyElsewhere(clientNumber)
  const failure = failureIn(locale)
  const told = isUnsure(failure)
    ? { what: unsure(locale), action: t('missed.look') }
    : { what: text(locale), action: failure.action }
  const actions = (
    <>
      {elsewhere === null && (
        <ButtonLink size="small" to={to} onClick={onFollow}>
          {link(locale)}
        </ButtonLink>
      )}
      <Button size="small" variant="secondary" onClick={onClose}>
        {t('word.close')}
      </Button>
    </>
  )
  return (
    <Banner tone="warning" title={told.what} actions={actions}>
      <p>{[failure.title, withTrace({ ...failure, action: told.action })].join(' ')}</p>
      {elsewhere !== null && <p>{t('missed.elsewhere', { company: elsewhere })}</p>}
    </Banner>
  )
}

/** The name of the company of a page, when the tab has gone to another one since; null when the page can be opened. */
function useCompanyElsewhere(clientNumber: string | undefined): string | null {
  const own = useAtomValue(clientNumberAtom)
  const companies = useAtomValue(profileAtom)?.companies ?? []
  if (clientNumber === undefined || clientNumber === own) return null
  return companies.find(company => company.clientNumber === clientNumber)?.subOrgName ?? clientNumber
}
