import { LanguageButton } from '../../parts/language-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { ShownGroup } from '../navigation.ts'
import { useTexts } from '../texts.ts'
import { MenuList } from './menu-list.tsx'
import { OrganisationSwitcher } from './organisation-switcher.tsx'
import { SignOutButton } from './sign-out-button.tsx'

interface MenuSheetProps {
  readonly groups: readonly ShownGroup[]
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The whole menu in a sheet over the page, on narrow screens. */
export function MenuSheet({ groups, isOpen, onClose }: MenuSheetProps) {
  const t = useTexts()
  return (
    <Dialog
      title={t('nav.menu')}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <SignOutButton />
          <LanguageButton />
        </>
      }
    >
      <OrganisationSwitcher onSwitch={onClose} />
      <nav aria-label={t('nav.label')}>
        <MenuList groups={groups} onFollow={onClose} />
      </nav>
    </Dialog>
  )
}
