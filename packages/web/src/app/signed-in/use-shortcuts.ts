import { PORTAL_PATHS } from '@salvia/core/portal-paths'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useAtomValue, useSetAtom } from '../../state/jotai.ts'
import { profileAtom } from '../../state/profile.state.ts'
import { openDialogAtom } from '../open-dialog.state.ts'
import { useMenu } from '../use-menu.ts'
import { isSingleKey } from './keys.ts'

/** Milliseconds after `g` within which the next key chooses a page. */
const SEQUENCE_MS = 1500

/** Focuses the search field of the current screen. False if it has none. */
function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main input[type=search]')
  field?.focus()
  return field !== null
}

/** Single-key shortcuts, for users who have turned them on. */
export function useShortcuts(): void {
  const navigate = useNavigate()
  const setOpen = useSetAtom(openDialogAtom)
  const areSingleOn = useAtomValue(profileAtom)?.settings.shortcuts ?? false
  const items = useMenu().flatMap(group => group.items)
  const goAt = useRef(Number.NEGATIVE_INFINITY)

  const single = (event: KeyboardEvent): boolean => {
    const target = items.find(item => item.key === event.key)
    const isAfterG = event.timeStamp - goAt.current < SEQUENCE_MS
    goAt.current = event.key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY
    if (isAfterG && target) void navigate(PORTAL_PATHS[target.name])
    else if (event.key === '/') focusSearch() || setOpen('palette')
    else if (event.key === '?') setOpen('shortcuts')
    else return false
    return true
  }
  const press = (event: KeyboardEvent): void => {
    if (areSingleOn && isSingleKey(event) && single(event)) event.preventDefault()
  }
  const latest = useRef(press)
  useEffect(() => {
    latest.current = press
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => latest.current(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
