import { useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './switch.module.css'
import { useTexts } from './texts.ts'

interface SwitchProps {
  readonly label: string
  readonly hint?: string
  readonly isOn: boolean
  readonly onSwitch: (isOn: boolean) => void
  /** Full width, so that the switches of a list are aligned. */
  readonly wide?: boolean
}

/** A setting that is on or off and takes effect at once. It also shows the state in words. */
export function Switch({ label, hint, isOn, onSwitch, wide }: SwitchProps) {
  const t = useTexts()
  const hintId = useId()
  return (
    <div className={styles.box}>
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-describedby={hint ? hintId : undefined}
        className={classNames(styles.switch, wide && styles.wide)}
        onClick={() => onSwitch(!isOn)}
      >
        <span className={styles.label}>{label}</span>
        <span className={styles.track} aria-hidden />
        <span className={styles.state} aria-hidden>
          {t(isOn ? 'switch.on' : 'switch.off')}
        </span>
      </button>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
