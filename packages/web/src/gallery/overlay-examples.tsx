import { CalendarPlus, Download, House, Moon, Trash2, Users } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { ActionMenu } from '../ui/overlay/action-menu.tsx'
import { Palette, type PaletteEntry, type PaletteGroup } from '../ui/overlay/palette.tsx'
import { SessionDialog } from '../ui/overlay/session-dialog.tsx'
import { Tooltip } from '../ui/surface/tooltip.tsx'
import styles from './gallery.module.css'

const nothing = (): void => undefined

const PLACES: readonly PaletteEntry[] = [
  { key: 'start', label: 'Start', icon: House, onChoose: nothing },
  { key: 'coworkers', label: 'Medarbetare', icon: Users, onChoose: nothing },
]
const GROUPS: readonly PaletteGroup[] = [
  { label: 'Gå till', entries: PLACES },
  {
    label: 'Gör',
    entries: [{ key: 'dark', label: 'Mörkt läge', detail: 'Utseende', icon: Moon, onChoose: nothing }],
  },
]

export function OverlayExamples() {
  const [open, setOpen] = useState<'session' | 'palette' | null>(null)
  const close = (): void => setOpen(null)
  return (
    <div className={styles.row}>
      <ActionMenu
        label="Åtgärder för Karin Ahl, Tjänstbarhetsintyg"
        actions={[
          { label: 'Beställ ny kontroll', icon: CalendarPlus, onAct: nothing },
          { label: 'Ladda ner intyg', icon: Download, onAct: nothing },
          {
            label: 'Ta bort bevakning',
            icon: Trash2,
            danger: true,
            unavailable: 'Intyg från journalen kan inte tas bort.',
            onAct: nothing,
          },
        ]}
      />
      <Tooltip text="Räknas från i dag, i svensk tid">
        {anchor => (
          <button type="button" className={styles.term} {...anchor}>
            löper ut om 23 dagar
          </button>
        )}
      </Tooltip>
      <Button variant="secondary" onClick={() => setOpen('palette')}>
        Sök eller gå till
      </Button>
      <Button variant="secondary" onClick={() => setOpen('session')}>
        Sessionen löper ut
      </Button>
      <SessionDialog isOpen={open === 'session'} secondsLeft={95} onStay={close} onSignOut={close} />
      <PaletteExample isOpen={open === 'palette'} onClose={close} />
    </div>
  )
}

function PaletteExample({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const [query, setQuery] = useState('')
  return (
    <Palette
      label="Sök eller gå till"
      isOpen={isOpen}
      onClose={onClose}
      query={query}
      onQuery={setQuery}
      groups={GROUPS}
      footer="Pilar flyttar, Enter väljer, Esc stänger"
    />
  )
}
