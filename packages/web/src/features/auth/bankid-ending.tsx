import { bankIdText } from '@salvia/core/bankid'
import { portalPath } from '@salvia/core/portal-paths'
import { useLocale } from '../../i18n/i18n.ts'
import { describeFailure } from '../../state/failure.ts'
import styles from './bankid.module.css'
import type { BankIdState } from './bankid-order.ts'
import { NextStep } from './next-step.tsx'
import { useTexts } from './texts.ts'

type EndedState = Extract<BankIdState, { kind: 'failed' | 'refused' }>

/** Why the last attempt failed. */
export function BankIdEnding({ state }: { readonly state: EndedState }) {
  const locale = useLocale()
  const t = useTexts()
  const told =
    state.kind === 'failed'
      ? { ...bankIdText(state.message, locale), code: undefined }
      : refusal(describeFailure(state.error, locale))
  const usePassword = 'next' in told && (told.next === 'use-password' || told.next === 'get-bankid')
  return (
    <section className={styles.ending} role="alert" aria-labelledby="bankid-ending">
      <h2 id="bankid-ending">{told.heading}</h2>
      {told.text !== told.heading && <p>{told.text}</p>}
      {usePassword && <a href={portalPath('signIn')}>{t('next.password')}</a>}
      {told.code && <NextStep code={told.code} />}
    </section>
  )
}

function refusal({ title, action, code }: ReturnType<typeof describeFailure>) {
  return { heading: title, text: action, code }
}
