import { portalPath } from '@salvia/core/portal-paths'
import { Keyboard, UserRound } from 'lucide-react'
import { Link } from 'react-router'
import { useAtomValue, useSetAtom } from '../../state/jotai.ts'
import { changeSettings } from '../../state/settings.ts'
import { THEMES, themeAtom } from '../../state/theme.state.ts'
import { Menu } from '../../ui/menu.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { openDialogAtom } from '../open-dialog.state.ts'
import { useTexts } from '../texts.ts'
import { SignOutButton } from './sign-out-button.tsx'
import styles from './user-menu.module.css'

/** @example initials('Karin Ahl') // 'KA' */
function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return [first, last].map(word => word?.[0] ?? '').join('')
}

/** The user's name, appearance settings and sign-out. */
export function UserMenu({ name }: { readonly name: string }) {
  const t = useTexts()
  const theme = useAtomValue(themeAtom)
  const open = useSetAtom(openDialogAtom)
  const showShortcuts = (close: () => void) => (): void => {
    close()
    open('shortcuts')
  }
  return (
    <Menu
      button={
        <>
          <span className={styles.initials} aria-hidden>
            {initials(name)}
          </span>
          <span className={styles.name}>{name}</span>
          <VisuallyHidden>{t('header.account')}</VisuallyHidden>
        </>
      }
    >
      {close => (
        <div className={styles.content}>
          <p className={styles.who}>{name}</p>
          <Link to={portalPath('profile')} className={styles.entry} onClick={close}>
            <UserRound aria-hidden />
            {t('header.profile')}
          </Link>
          <fieldset className={styles.theme}>
            <legend>{t('theme.label')}</legend>
            <div className={styles.choices}>
              {THEMES.map(known => (
                <label key={known}>
                  <input
                    type="radio"
                    name="theme"
                    checked={theme === known}
                    onChange={() => changeSettings({ appearance: known })}
                  />
                  <span>{t(`theme.${known}`)}</span>
                </label>
              ))}
            </div>
          </fieldset>
          <button
            type="button"
            className={styles.entry}
            aria-haspopup="dialog"
            onClick={showShortcuts(close)}
          >
            <Keyboard aria-hidden />
            {t('header.shortcuts')}
          </button>
          <SignOutButton />
        </div>
      )}
    </Menu>
  )
}
