import { Search } from 'lucide-react'
import { useSetAtom } from '../../state/jotai.ts'
import { openDialogAtom } from '../open-dialog.state.ts'
import { useTexts } from '../texts.ts'
import styles from './palette-button.module.css'

/** Opens the command palette; shows a text where there is room. */
export function PaletteButton() {
  const t = useTexts()
  const open = useSetAtom(openDialogAtom)
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => open('palette')}
    >
      <Search aria-hidden />
      <span className={styles.words}>{t('header.search')}</span>
      <kbd className={styles.key} aria-hidden>
        Ctrl K
      </kbd>
    </button>
  )
}
