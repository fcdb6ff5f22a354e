import { SupportContacts } from '../../parts/support/support-contacts.tsx'
import { useAtom } from '../../state/jotai.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { openDialogAtom } from '../open-dialog.state.ts'
import { useTexts } from '../texts.ts'

/** The support contacts, opened from the top of every page. */
export function SupportDialog() {
  const t = useTexts()
  const [open, setOpen] = useAtom(openDialogAtom)
  const close = (): void => setOpen(null)
  return (
    <Dialog
      title={t('header.support')}
      isOpen={open === 'support'}
      onClose={close}
      actions={<Button onClick={close}>{t('word.close')}</Button>}
    >
      <SupportContacts />
    </Dialog>
  )
}
