import { SSO_REFUSALS } from '@salvia/core/auth'
import { errorText } from '@salvia/core/error-catalogue'
import { useLocale } from '../../i18n/i18n.ts'
import { Banner } from '../../ui/message.tsx'
import { NextStep } from './next-step.tsx'

/** The error with which single sign-on returned to the sign-in screen. @spec §8 */
export function SsoBanner({ code }: { readonly code: string }) {
  const locale = useLocale()
  const refusal = SSO_REFUSALS.find(each => each === code)
  if (!refusal) return null
  const { title, action } = errorText(refusal, locale)
  const isLeft = refusal === 'SSO_LOGGED_OUT' || refusal === 'SSO_LOGGED_OUT_TIMEOUT'
  const leadsOn = refusal === 'SIGN_IN_NOT_PERMITTED' || refusal === 'SIGN_IN_NOT_AUTHORISED'
  const actions = leadsOn ? { actions: <NextStep code={refusal} /> } : {}
  return (
    <Banner tone={isLeft ? 'info' : 'danger'} title={title} {...actions} announce>
      {action}
    </Banner>
  )
}
