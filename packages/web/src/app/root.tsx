import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router'
import { environmentAtom } from '../state/config.state.ts'
import { useAtomValue } from '../state/jotai.ts'
import { sessionAtom } from '../state/session.state.ts'
import { OfflineNotice } from './offline-notice.tsx'
import { PageFocus } from './page-focus.tsx'
import { useSessionWatch } from './session-watch.ts'
import { usePaletteKey } from './use-palette-key.ts'
import { VersionBanner } from './version-banner.tsx'
import { WaitingLine } from './waiting-line.tsx'

const EnvironmentBadge = lazy(async () => ({
  default: (await import('./environment-badge.tsx')).EnvironmentBadge,
}))
const SignedIn = lazy(async () => ({ default: (await import('./signed-in/signed-in.tsx')).SignedIn }))

/** Everything that surrounds a screen. */
export function Root() {
  useSessionWatch()
  usePaletteKey()
  const isTest = useAtomValue(environmentAtom) !== 'production'
  const isSignedIn = useAtomValue(sessionAtom) !== null
  return (
    <>
      <WaitingLine />
      <PageFocus />
      <Outlet />
      <VersionBanner />
      <OfflineNotice />
      <Suspense>{isTest && <EnvironmentBadge />}</Suspense>
      <Suspense>{isSignedIn && <SignedIn />}</Suspense>
    </>
  )
}
