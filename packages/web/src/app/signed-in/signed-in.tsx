import { Analytics } from './analytics.tsx'
import { CommandPalette } from './command-palette.tsx'
import { SessionEnding } from './session-ending.tsx'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'
import { useShortcuts } from './use-shortcuts.ts'

/** What stands ready on every page once someone is signed in. */
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
