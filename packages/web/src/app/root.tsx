import { Outlet } from 'react-router'
import { EnvironmentBadge } from './environment-badge.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { PageFocus } from './page-focus.tsx'
import { useSessionWatch } from './session-watch.ts'
import { VersionBanner } from './version-banner.tsx'
import { WaitingLine } from './waiting-line.tsx'

/** What stands around every screen. */
export function Root() {
  useSessionWatch()
  return (
    <>
      <WaitingLine />
      <PageFocus />
      <Outlet />
      <VersionBanner />
      <OfflineNotice />
      <EnvironmentBadge />
    </>
  )
}
