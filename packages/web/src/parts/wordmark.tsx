import type { CSSProperties } from 'react'
import { configAtom } from '../state/config.state.ts'
import { useAtomValue } from '../state/jotai.ts'
import { Mark } from '../ui/leaf.tsx'
import styles from './wordmark.module.css'

/** The longest name that fits on one line in a phone's header, in characters. */
const SHORT_NAME = 16

/** The logo from the configuration. Without one, the mark and the name of the product in its colour. */
export function Wordmark() {
  const { PRODUCT_NAME, LOGO, LOGO_COLOUR } = useAtomValue(configAtom)
  if (LOGO) return <img src={LOGO} alt={PRODUCT_NAME} className={styles.logo} />
  const colours = LOGO_COLOUR && { '--logo-light': LOGO_COLOUR.light, '--logo-dark': LOGO_COLOUR.dark }
  return (
    <span
      className={styles.wordmark}
      data-long={PRODUCT_NAME.length > SHORT_NAME || undefined}
      style={(colours ?? {}) as CSSProperties}
    >
      <Mark />
      <span>{PRODUCT_NAME}</span>
    </span>
  )
}
