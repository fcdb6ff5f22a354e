import { bankIdText } from '@salvia/core/bankid'
import { portalPath } from '@salvia/core/portal-paths'
import { useLocale } from '../../i18n/i18n.ts'
import { describeFailure } from '../../state/failure.ts'
import styles from './bankid.module.css'
import type { BankIdStanding } from './bankid-order.ts'
import { NextStep } from './next-step.tsx'
import { useTexts } from './texts.ts'

type EndedStanding = Extract<BankIdStanding, { kind: 'failed' | 'refused' }>

/** Why the last attempt failed. */
export function BankIdEnding({ standing }: { readonly standing: EndedStanding }) {
  const locale = useLocale()
  const t = useTexts()
  const told =
    standing.kind === 'failed'
      ? { ...bankIdText(standing.message, locale), code: undefined }
      : refusal(describeFailure(standing.error, locale))
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
