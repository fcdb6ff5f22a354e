import type { Coworker } from '@salvia/core/coworkers'
import { portalPath } from '@salvia/core/portal-paths'
import { UsersRound } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAtom } from '../../state/jotai.ts'
import { Palette, type PaletteEntry } from '../../ui/overlay/palette.tsx'
import { useMediaQuery } from '../../ui/use-media-query.ts'
import { openDialogAtom } from '../open-dialog.state.ts'
import { useEmployeeHits } from './employee-hits.ts'
import { useTexts } from './texts.ts'
import { useActs, useDestinations } from './use-commands.ts'

/** Finds screens, actions and employees from every page. What the user types here is not stored. */
export function CommandPalette() {
  const t = useTexts()
  const [open, setOpen] = useAtom(openDialogAtom)
  const [query, setQuery] = useState('')
  const destinations = useDestinations(query)
  const acts = useActs(query)
  const employees = useEmployeeHits(query)
  const employeeEntry = useEmployeeEntry()
  // A device without a pointer that can hover usually has no keyboard either.
  const hasKeys = useMediaQuery('(hover: hover)')
  const close = (): void => {
    setOpen(null)
    setQuery('')
  }
  return (
    <Palette
      label={t('palette.label')}
      isOpen={open === 'palette'}
      onClose={close}
      query={query}
      onQuery={setQuery}
      isLoading={employees.isLoading}
      groups={[
        { label: t('palette.goTo'), entries: destinations },
        { label: t('palette.act'), entries: acts },
        { label: t('palette.employees'), entries: employees.items.map(employeeEntry) },
      ]}
      footer={employees.isFailed ? t('palette.failed') : hasKeys && t('palette.footer')}
    />
  )
}

/**
 * Opening an employee goes to the list of employees, searched by name: an identity number must not be in an address.
 */
function useEmployeeEntry(): (employee: Coworker) => PaletteEntry {
  const navigate = useNavigate()
  return ({ id, firstName, lastName, unit }) => {
    const name = `${firstName} ${lastName}`
    return {
      key: id,
      label: name,
      detail: unit.path.at(-1) ?? '',
      icon: UsersRound,
      onChoose: () => void navigate(`${portalPath('coworkers')}?${new URLSearchParams({ q: name })}`),
    }
  }
}
