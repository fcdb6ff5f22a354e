import { type FoundPairing, pairingsContract } from '@salvia/core/pairings'
import { deviceName } from '@salvia/core/sessions'
import { useEffect, useRef } from 'react'
import { useLocale } from '../../../i18n/i18n.ts'
import { useAction } from '../../../state/action.ts'
import { useAtomValue } from '../../../state/jotai.ts'
import { profileAtom } from '../../../state/profile.state.ts'
import { Button, ButtonRow } from '../../../ui/button.tsx'
import { DateText } from '../../../ui/date-text.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { InlineMessage } from '../../../ui/message.tsx'
import styles from '../profile.module.css'
import { Refused } from '../refused.tsx'
import { useTexts } from './texts.ts'

interface AskTerminalProps {
  readonly userCode: string
  readonly found: FoundPairing
  readonly onAnswer: (answer: 'approved' | 'refused') => void
}

/** Shows what asks to be signed in, so that nobody signs in a terminal of somebody else. Its heading gets focus. */
export function AskTerminal({ userCode, found, onAnswer }: AskTerminalProps) {
  const t = useTexts()
  const locale = useLocale()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const profile = useAtomValue(profileAtom)
  const approve = useAction(pairingsContract.approve)
  const refuse = useAction(pairingsContract.refuse)
  const failure = approve.failure ?? refuse.failure
  const isRunning = approve.isRunning || refuse.isRunning
  const answer = async (kind: 'approved' | 'refused'): Promise<void> => {
    if (isRunning) return
    approve.reset()
    refuse.reset()
    const outcome = await (kind === 'approved' ? approve : refuse).run({ body: { userCode } })
    if (outcome.ok) onAnswer(kind)
  }
  const { device, startedAt, isSameNetwork } = found
  return (
    <section className={styles.profile} aria-labelledby="terminal-ask">
      <h2 id="terminal-ask" ref={heading} tabIndex={-1}>
        {t('ask.title')}
      </h2>
      <Facts
        facts={[
          { label: t('ask.device'), value: deviceName(device, locale) },
          { label: t('ask.code'), value: userCode },
          { label: t('ask.startedAt'), value: <DateText moment={startedAt} as="time" /> },
          { label: t('ask.network'), value: t(isSameNetwork ? 'ask.sameNetwork' : 'ask.otherNetwork') },
          { label: t('ask.account'), value: profile?.email ?? '' },
        ]}
      />
      <InlineMessage tone="warning" title={t('ask.warning')}>
        <p>{t('ask.warningText')}</p>
      </InlineMessage>
      {failure && <Refused failure={failure} />}
      <ButtonRow>
        <Button busy={approve.isRunning && t('ask.approving')} onClick={() => void answer('approved')}>
          {t('ask.approve')}
        </Button>
        <Button
          variant="secondary"
          busy={refuse.isRunning && t('ask.refusing')}
          onClick={() => void answer('refused')}
        >
          {t('ask.refuse')}
        </Button>
      </ButtonRow>
    </section>
  )
}
