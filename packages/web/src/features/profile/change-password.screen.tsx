import { errorText } from '@salvia/core/errors'
import { PASSWORD_MIN_CHARACTERS } from '@salvia/core/limits'
import { type FormEvent, useState } from 'react'
import { useLocale } from '../../i18n/i18n.ts'
import { useSentForm } from '../../parts/use-sent-form.ts'
import { useAtomValue } from '../../state/jotai.ts'
import { profileAtom } from '../../state/profile.state.ts'
import { changePassword } from '../../state/sign-in.ts'
import { useStep } from '../../state/step.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { Banner, InlineMessage } from '../../ui/message.tsx'
import { Card } from '../../ui/panel.tsx'
import styles from './profile.module.css'
import { ProfileFrame } from './profile-frame.tsx'
import { useTexts } from './texts.ts'

const CURRENT = 'current-password'
const NEW = 'new-password'

/** Changing one's password, where there is one. @spec §8 */
export function ChangePasswordScreen() {
  const t = useTexts()
  const locale = useLocale()
  const hasNone = useAtomValue(profileAtom)?.password === 'none'
  const { title, action } = errorText('NO_PASSWORD_YET', locale)
  return (
    <ProfileFrame>
      <Card title={t('password.title')}>
        {hasNone ? (
          <InlineMessage tone="info" title={title}>
            {action}
          </InlineMessage>
        ) : (
          <PasswordForm />
        )}
      </Card>
    </ProfileFrame>
  )
}

/** Every other session of the account ends with the change. */
function PasswordForm() {
  const t = useTexts()
  const [current, setCurrent] = useState('')
  const [wanted, setWanted] = useState('')
  const [isDone, setIsDone] = useState(false)
  const change = useStep(changePassword)
  const isLong = [...wanted].length >= PASSWORD_MIN_CHARACTERS
  const form = useSentForm({
    ...change,
    input: { currentPassword: current, newPassword: wanted },
    faults: () => [
      ...(current === '' ? [{ field: CURRENT, text: t('password.missing') }] : []),
      ...(isLong ? [] : [{ field: NEW, text: t('password.tooShort', { count: PASSWORD_MIN_CHARACTERS }) }]),
    ],
    onSent: () => {
      setCurrent('')
      setWanted('')
      setIsDone(true)
    },
  })
  const send = (event: FormEvent): void => {
    setIsDone(false)
    form.send(event)
  }
  return (
    <>
      {isDone && (
        <Banner tone="success" title={t('password.done')} announce>
          {t('password.others')}
        </Banner>
      )}
      <form className={styles.form} onSubmit={send} noValidate>
        <ErrorSummary {...form.summary} />
        <PasswordField
          id={CURRENT}
          name={CURRENT}
          label={t('password.current')}
          value={current}
          onValue={setCurrent}
          error={form.errorOf(CURRENT)}
          autoComplete="current-password"
        />
        <PasswordField
          id={NEW}
          name={NEW}
          label={t('password.new')}
          value={wanted}
          onValue={setWanted}
          error={form.errorOf(NEW)}
          autoComplete="new-password"
          rules={[{ text: t('password.rule', { count: PASSWORD_MIN_CHARACTERS }), isMet: isLong }]}
        />
        <div>
          <Button type="submit" busy={change.isRunning && t('saving')}>
            {t('password.submit')}
          </Button>
        </div>
      </form>
    </>
  )
}
