import { FolderInput, type LucideIcon, UsersRound } from 'lucide-react'
import { Link } from 'react-router'
import { href } from '../../parts/paths.ts'
import { useAtomValue } from '../../state/jotai.ts'
import { isFeatureOpenAtom } from '../../state/profile.state.ts'
import styles from './shortcuts.module.css'
import { useTexts } from './texts.ts'

interface Shortcut {
  readonly name: 'personnelFile' | 'coworkers'
  readonly feature: 'personnel-file' | 'coworkers'
  readonly icon: LucideIcon
}

const SHORTCUTS: readonly Shortcut[] = [
  { name: 'personnelFile', feature: 'personnel-file', icon: FolderInput },
  { name: 'coworkers', feature: 'coworkers', icon: UsersRound },
]

/** The tasks that most visits are for, where the user may do them. */
export function Shortcuts() {
  const t = useTexts()
  const isOpen = useAtomValue(isFeatureOpenAtom)
  const shown = SHORTCUTS.filter(({ feature }) => isOpen(feature))
  if (shown.length === 0) return null
  return (
    <section className={styles.shortcuts} aria-labelledby="shortcuts">
      <h2 id="shortcuts">{t('shortcuts.title')}</h2>
      <ul className={styles.list}>
        {shown.map(({ name, icon: Icon }) => (
          <li key={name} className={styles.card}>
            <Icon aria-hidden />
            <div>
              <Link to={href(name)}>{t(`shortcuts.${name}`)}</Link>
              <p>{t(`shortcuts.${name}Text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
