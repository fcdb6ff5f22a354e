import type { ActivationAnswer } from '@salvia/core/accounts'
import { Link } from 'react-router'
import { changePassword } from '../../state/sign-in.ts'
import { Button } from '../../ui/button.tsx'
import { bankIdAddress } from './bankid-next.tsx'
import styles from './more-links.module.css'
import { PasswordForm } from './password-form.tsx'
import { useTexts } from './texts.ts'

interface FirstPasswordProps {
  readonly bankId: ActivationAnswer['bankId']
  readonly onDone: () => void
}

const save = (newPassword: string) => changePassword({ currentPassword: null, newPassword })

/** The last step of an activation. Where BankID is allowed too, the user may skip the password. */
export function FirstPassword({ bankId, onDone }: FirstPasswordProps) {
  const t = useTexts()
  return (
    <>
      <h1 tabIndex={-1}>{t('activated.title')}</h1>
      <p>{t('activated.password')}</p>
      <PasswordForm save={save} onDone={onDone} />
      {bankId.kind === 'bind' && (
        <div className={styles.links}>
          <Link to={bankIdAddress(bankId)}>{t('activated.connectInstead')}</Link>
        </div>
      )}
      {bankId.kind === 'ready' && (
        <Button variant="tertiary" onClick={onDone}>
          {t('activated.later')}
        </Button>
      )}
    </>
  )
}
