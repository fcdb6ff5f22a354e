import { useEffect, useState } from 'react'
import { useAtomValue } from '../../state/jotai.ts'
import { serverClock } from '../../state/server-clock.ts'
import { sessionEndingAtom, staySignedIn } from '../../state/session-watch.ts'
import { signOut } from '../../state/sign-in.ts'
import { useStep } from '../../state/step.ts'
import { SessionDialog } from '../../ui/overlay/session-dialog.tsx'

/** Seconds until a time of the server's clock, updated while there is one. */
function useSecondsUntil(moment: number | null): number {
  const [now, setNow] = useState(() => serverClock.now())
  useEffect(() => {
    if (moment === null) return
    setNow(serverClock.now())
    const timer = setInterval(() => setNow(serverClock.now()), 1000)
    return () => clearInterval(timer)
  }, [moment])
  return moment === null ? 0 : (moment - now) / 1000
}

/** Asks whether to continue the session, two minutes before it ends. @spec §4 */
export function SessionEnding() {
  const ending = useAtomValue(sessionEndingAtom)
  const secondsLeft = useSecondsUntil(ending?.endsAt ?? null)
  const leave = useStep(signOut)
  return (
    <SessionDialog
      isOpen={ending !== null}
      secondsLeft={secondsLeft}
      onStay={ending?.canStay === false ? undefined : staySignedIn}
      onSignOut={() => void leave.run()}
    />
  )
}
