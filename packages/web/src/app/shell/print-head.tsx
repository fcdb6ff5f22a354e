import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatDateTime } from '../../i18n/format.ts'
import { configAtom } from '../../state/config.state.ts'
import { useAtomValue } from '../../state/jotai.ts'
import { companyAtom, profileAtom } from '../../state/profile.state.ts'
import { serverClock } from '../../state/server-clock.ts'
import { useTexts } from '../texts.ts'
import styles from './print-head.module.css'

const now = (): string => new Date(serverClock.now()).toISOString()

/** Shown only in print: the product, the organisation, the time and the user. Unfolds folded content while printing. */
export function PrintHead() {
  const t = useTexts()
  const product = useAtomValue(configAtom).PRODUCT_NAME
  const company = useAtomValue(companyAtom)
  const profile = useAtomValue(profileAtom)
  const [printedAt, setPrintedAt] = useState(now)
  useEffect(() => {
    let opened: HTMLDetailsElement[] = []
    const before = (): void => {
      flushSync(() => setPrintedAt(now()))
      opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')]
      for (const details of opened) details.open = true
    }
    const after = (): void => {
      for (const details of opened) details.open = false
    }
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [])
  if (!profile) return null
  const printed = t('print.head', { time: formatDateTime(printedAt), name: profile.fullName })
  return <p className={styles.head}>{[product, company?.subOrgName, printed].filter(Boolean).join(' · ')}</p>
}
