import { FRESH_SIGN_IN_MINUTES } from '@salvia/core/limits'
import type { Profile } from '@salvia/core/profile'
import { useState } from 'react'
import { useAtomValue } from '../../state/jotai.ts'
import { profileAtom } from '../../state/profile.state.ts'
import { signOut } from '../../state/sign-in.ts'
import { useStep } from '../../state/step.ts'
import { Button } from '../../ui/button.tsx'
import { Banner } from '../../ui/message.tsx'
import { Card } from '../../ui/panel.tsx'
import { PasswordForm } from './password-form.tsx'
import styles from './profile.module.css'
import { ProfileFrame } from './profile-frame.tsx'
import { SessionsCard } from './sessions/sessions-card.tsx'
import { useTexts } from './texts.ts'

const TITLES = {
  set: 'password.title',
  choose: 'password.first',
  'sign-in-again': 'password.first',
  none: 'password.noTitle',
} as const satisfies Record<Profile['password'], string>

/**
 * Changes the user's password, or sets the first one; that ends all other sessions of the account. Beside it are the
 * sessions.
 * @spec §8
 */
export function ChangePasswordScreen() {
  const t = useTexts()
  const password = useAtomValue(profileAtom)?.password ?? 'set'
  const [done, setDone] = useState<'chosen' | 'done'>()
  return (
    <ProfileFrame>
      <div className={styles.columns}>
        <Card title={t(TITLES[password])}>
          {done && (
            <Banner tone="success" title={t(`password.${done}`)} announce>
              {t('password.others')}
            </Banner>
          )}
          <PasswordPart
            password={password}
            onSend={() => setDone(undefined)}
            onDone={() => setDone(password === 'set' ? 'done' : 'chosen')}
          />
        </Card>
        <SessionsCard />
      </div>
    </ProfileFrame>
  )
}

interface PasswordPartProps {
  readonly password: Profile['password']
  readonly onSend: () => void
  readonly onDone: () => void
}

function PasswordPart({ password, ...form }: PasswordPartProps) {
  const t = useTexts()
  switch (password) {
    case 'none':
      return <p>{t('password.none')}</p>
    case 'sign-in-again':
      return <SignInAgain />
    case 'choose':
      return (
        <>
          <p>{t('password.noneYet')}</p>
          <PasswordForm key="first" isFirst {...form} />
        </>
      )
    case 'set':
      return <PasswordForm key="change" isFirst={false} {...form} />
  }
}

const signInAgain = (): Promise<void> => signOut(498)

/** Shown when setting the first password needs a recent sign-in; the user returns here afterwards. */
function SignInAgain() {
  const t = useTexts()
  const leave = useStep(signInAgain)
  return (
    <>
      <p>{t('password.signInAgain', { count: FRESH_SIGN_IN_MINUTES })}</p>
      <div>
        <Button
          variant="secondary"
          busy={leave.isRunning && t('sessions.ending')}
          onClick={() => void leave.run()}
        >
          {t('sessions.signInAgain')}
        </Button>
      </div>
    </>
  )
}
