import { portalPath } from '@salvia/core/portal-paths'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLocale } from '../../i18n/i18n.ts'
import { useAtom, useAtomValue } from '../../state/jotai.ts'
import { profileAtom } from '../../state/profile.state.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

import { Facts } from '../../ui/facts.tsx'
import { openDialogAtom } from '../open-dialog.state.ts'
import { useMenu } from '../use-menu.ts'
import styles from './shortcuts-dialog.module.css'
import { useTexts } from './texts.ts'

/** Keys as labelled on a keyboard. The text font may lack some of these characters. */
function Keys({ keys, between }: { readonly keys: readonly string[]; readonly between: string }) {
  return keys.map((key, index) => (
    <span key={key}>
      {index > 0 && ` ${between} `}
      <kbd className={styles.key}>{key}</kbd>
    </span>
  ))
}

/** All shortcuts of the frame, and where to turn on the single-key ones. */
export function ShortcutsDialog() {
  const t = useTexts()
  const locale = useLocale()
  const [open, setOpen] = useAtom(openDialogAtom)
  const areSingleOn = useAtomValue(profileAtom)?.settings.shortcuts ?? false
  const items = useMenu().flatMap(group => group.items)
  const close = (): void => setOpen(null)
  const row = (label: string, ...keys: readonly string[]): { label: string; value: ReactNode } => ({
    label,
    value: <Keys keys={keys} between={keys[0] === 'g' ? t('shortcuts.then') : '+'} />,
  })
  return (
    <Dialog
      title={t('shortcuts.title')}
      isOpen={open === 'shortcuts'}
      onClose={close}
      actions={<Button onClick={close}>{t('word.close')}</Button>}
    >
      <h3>{t('shortcuts.always')}</h3>
      <Facts
        facts={[
          row(t('shortcuts.palette'), 'Ctrl', 'K'),
          row(t('shortcuts.regions'), 'F6'),
          row(t('shortcuts.regionsBack'), 'Shift', 'F6'),
          row(t('shortcuts.leave'), 'Esc'),
        ]}
      />
      <h3>{t('shortcuts.single')}</h3>
      {areSingleOn ? (
        <Facts
          facts={[
            row(t('shortcuts.search'), '/'),
            ...items.flatMap(({ key, title }) => (key ? [row(title[locale], 'g', key)] : [])),
            row(t('shortcuts.list'), '?'),
          ]}
        />
      ) : (
        <p>
          {t('shortcuts.off')}{' '}
          <Link to={portalPath('profile')} onClick={close}>
            {t('shortcuts.turnOn')}
          </Link>
        </p>
      )}
    </Dialog>
  )
}
