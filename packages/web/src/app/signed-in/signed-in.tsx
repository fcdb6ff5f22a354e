import { Analytics } from './analytics.tsx'
import { CommandPalette } from './palette/command-palette.tsx'
import { SessionEnding } from './session-ending.tsx'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'
import { useShortcuts } from './use-shortcuts.ts'

/** What every page has for signed-in users: palette, shortcuts, dialogs and analytics. */
export function SignedIn() {
  useShortcuts()
  return (
    <>
      <CommandPalette />
      <ShortcutsDialog />
      <SessionEnding />
      <Analytics />
    </>
  )
}
