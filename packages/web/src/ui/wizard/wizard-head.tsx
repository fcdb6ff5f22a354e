import { X } from 'lucide-react'
import { Button } from '../button.tsx'
import { useTexts } from './texts.ts'
import styles from './wizard-head.module.css'

interface WizardHeadProps {
  /** The name of the process: "Ny beställning". */
  readonly name: string
  /** Leaves the process; must ask first when work would be lost. */
  readonly onExit: () => void
}

/**
 * The name of a process and the way out, on each of its steps. On a phone it takes the place of the portal's header and
 * bottom bar, so that nothing else is in the way.
 */
export function WizardHead({ name, onExit }: WizardHeadProps) {
  const t = useTexts()
  return (
    <div className={styles.head} data-quiet>
      <p className={styles.name}>{name}</p>
      <Button variant="tertiary" size="small" icon={X} onClick={onExit}>
        {t('wizard.exit')}
      </Button>
    </div>
  )
}
