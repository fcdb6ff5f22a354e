import { errorText } from '@salvia/core/error-catalogue'
import { portalPath } from '@salvia/core/portal-paths'
import { useNavigate } from 'react-router'
import { useLocale } from '../../../i18n/i18n.ts'
import { PhoneUs } from '../../../parts/support/phone-us.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import styles from './services.module.css'
import { useTexts } from './texts.ts'

/** What a link to a service that the customer has not agreed on leads to. Closing it leads to the list. @spec §8 */
export function NotInAgreement() {
  const t = useTexts()
  const locale = useLocale()
  const navigate = useNavigate()
  const { title, action } = errorText('SERVICE_NOT_IN_AGREEMENT', locale, {})
  const close = (): void => void navigate(portalPath('services'), { replace: true })
  return (
    <Dialog
      title={title.replace(/\.$/, '')}
      isOpen
      onClose={close}
      actions={<Button onClick={close}>{t('outside.close')}</Button>}
    >
      <div className={styles.stack}>
        <p>{action}</p>
        <PhoneUs />
      </div>
    </Dialog>
  )
}
