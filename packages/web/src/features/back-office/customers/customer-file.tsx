import type { Customer } from '@salvia/core/customers'
import { portalPath } from '@salvia/core/portal-paths'
import { Upload } from 'lucide-react'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/panel.tsx'
import { useTexts } from './texts.ts'

/** A link to send a personnel file for the customer; not for a closed customer. */
export function CustomerFile({ customer: { clientNumber, state } }: { readonly customer: Customer }) {
  const t = useTexts()
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
