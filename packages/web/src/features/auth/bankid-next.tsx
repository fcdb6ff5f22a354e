import type { ActivationAnswer } from '@salvia/core/accounts'
import { portalPath } from '@salvia/core/portal-paths'
import { ButtonLink } from '../../ui/button.tsx'
import { useTexts } from './texts.ts'

type BankId = ActivationAnswer['bankId']

/**
 * The address where a newly activated account continues with BankID. The link is in the hash, which is never logged.
 */
export function bankIdAddress(bankId: BankId): string {
  return bankId.kind === 'bind'
    ? `${portalPath('connectBankId')}#${encodeURIComponent(bankId.identityLink)}`
    : portalPath('bankIdDevice')
}

/** The account is active, and its organisations allow BankID only. */
export function BankIdNext({ bankId }: { readonly bankId: BankId }) {
  const t = useTexts()
  return (
    <>
      <h1 tabIndex={-1}>{t('activated.title')}</h1>
      {bankId.kind === 'not-employed' ? (
        <p>{t('activated.notEmployed')}</p>
      ) : (
        <>
          <p>{t(bankId.kind === 'bind' ? 'activated.bind' : 'activated.bankId')}</p>
          <ButtonLink to={bankIdAddress(bankId)}>
            {t(bankId.kind === 'bind' ? 'connect.title' : 'next.bankId')}
          </ButtonLink>
        </>
      )}
    </>
  )
}
