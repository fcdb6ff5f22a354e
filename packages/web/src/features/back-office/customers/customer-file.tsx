import { functionRefusal } from '@salvia/core/case-worker-functions'
import type { Customer } from '@salvia/core/customers'
import { portalPath } from '@salvia/core/portal-paths'
import { Upload } from 'lucide-react'
import { useLocale } from '../../../i18n/i18n.ts'
import { useAtomValue } from '../../../state/jotai.ts'
import { profileAtom } from '../../../state/profile.state.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/panel.tsx'
import { useTexts } from './texts.ts'

/**
 * A link to send a personnel file for the customer; not for a closed customer, nor to who does not handle personnel
 * files.
 */
export function CustomerFile({ customer: { clientNumber, state } }: { readonly customer: Customer }) {
  const t = useTexts()
  const { title, action } = functionRefusal(['personnel-files'], useLocale())
  const isLacking = useAtomValue(profileAtom)?.functions.includes('personnel-files') === false
  if (isLacking)
    return (
      <Card title={t('file.title')}>
        <p>
          {title} {action}
        </p>
      </Card>
    )
  return (
    <Card title={t('file.title')}>
      <p>{t(state === 'open' ? 'file.text' : 'file.closed')}</p>
      {state === 'open' && (
        <div>
          <ButtonLink
            to={portalPath('backOfficeSendFile', { clientNumber })}
            icon={Upload}
            variant="secondary"
          >
            {t('file.send')}
          </ButtonLink>
        </div>
      )}
    </Card>
  )
}
