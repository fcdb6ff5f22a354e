import type { ErrorCode } from '@salvia/core/error-catalogue'
import { type PortalPage, portalPath } from '@salvia/core/portal-paths'
import { Link } from 'react-router'
import { configAtom } from '../../state/config.state.ts'
import { useAtomValue } from '../../state/jotai.ts'
import { ExternalLink } from '../../ui/link.tsx'
import styles from './next-step.module.css'
import { useTexts } from './texts.ts'

/** The screens that an error can link to, by the key of the link's text. */
const SCREENS = {
  activateAccount: 'activateAccount',
  recoverPassword: 'recoverPassword',
  signIn: 'signIn',
  password: 'signIn',
  bankId: 'bankIdDevice',
} as const satisfies Record<string, PortalPage>

export type Step = keyof typeof SCREENS | 'app'

/** Which screens each error links to. @spec §8 */
const NEXT: Readonly<Partial<Record<ErrorCode, readonly Step[]>>> = {
  SIGN_IN_FAILED: ['activateAccount', 'recoverPassword'],
  ACCOUNT_LOCKED: ['recoverPassword'],
  SIGN_IN_NOT_PERMITTED: ['app'],
  SIGN_IN_NOT_AUTHORISED: ['app'],
  WRONG_LOGIN_METHOD: ['bankId'],
  BANKID_NOT_ACCEPTED: ['password'],
  BANKID_ACCOUNT_NOT_ACTIVE: ['activateAccount'],
  ACTIVATION_FAILED: ['activateAccount'],
  ALREADY_ACTIVE: ['signIn', 'recoverPassword'],
  RECOVERY_FAILED: ['activateAccount'],
  NOT_ACTIVATED: ['activateAccount'],
  RECOVERY_NOT_PERMITTED: ['app'],
  EMAIL_UNKNOWN: ['activateAccount'],
  LINK_EXPIRED: ['recoverPassword'],
  LINK_INCORRECT: ['recoverPassword'],
}

/** What the user can do about an error; nothing for an error without a link. */
export const stepsAfter = (code: string | undefined): readonly Step[] => NEXT[code as ErrorCode] ?? []

/** Links under an error message to what the user can do about it. */
export function NextStep({ code, except }: { readonly code: ErrorCode; readonly except?: PortalPage }) {
  const steps = stepsAfter(code).filter(step => step === 'app' || SCREENS[step] !== except)
  return steps.length === 0 ? null : <NextSteps steps={steps} />
}

export function NextSteps({ steps }: { readonly steps: readonly Step[] }) {
  const t = useTexts()
  const { APP_URL } = useAtomValue(configAtom)
  return (
    <ul className={styles.steps}>
      {steps.map(step => (
        <li key={step}>
          {step === 'app' ? (
            <ExternalLink to={APP_URL}>{t('next.app')}</ExternalLink>
          ) : (
            <Link to={portalPath(SCREENS[step])}>{t(`next.${step}`)}</Link>
          )}
        </li>
      ))}
    </ul>
  )
}
