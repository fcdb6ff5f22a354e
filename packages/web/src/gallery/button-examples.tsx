import { Download, X } from 'lucide-react'
import { Button, ButtonLink, ButtonRow, IconButton } from '../ui/button.tsx'
import { BackLink, ExternalLink, Link } from '../ui/link.tsx'
import styles from './gallery.module.css'

const VARIANTS = ['primary', 'secondary', 'tertiary', 'danger'] as const

export function ButtonExamples() {
  return (
    <div className={styles.wide}>
      {VARIANTS.map(variant => (
        <div key={variant} className={styles.row}>
          <Button variant={variant}>Fortsätt</Button>
          <Button variant={variant} icon={Download}>
            Ladda ner mall
          </Button>
          <Button variant={variant} size="small">
            Försök igen
          </Button>
          <Button variant={variant} busy="Skickar…">
            Skicka
          </Button>
        </div>
      ))}
      <ButtonRow>
        <ButtonLink to="/">Ladda upp ny fil</ButtonLink>
        <ButtonLink to="/" variant="secondary">
          Till medarbetare
        </ButtonLink>
      </ButtonRow>
      <div className={styles.row}>
        <IconButton icon={X} label="Stäng" />
        <Link to="/">Till startsidan</Link>
        <BackLink to="/">Till personalfilen</BackLink>
        <ExternalLink to="https://www.skatteverket.se">Skatteverket</ExternalLink>
      </div>
    </div>
  )
}
