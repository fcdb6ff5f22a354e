import { createContext, type ReactNode, useContext, useState } from 'react'
import { useAtomValue } from './jotai.ts'
import { clientNumberAtom } from './own-company.state.ts'

const ScopeContext = createContext<string | null | undefined>(undefined)

/**
 * Screens within it belong to one company. When the tab goes to another company they begin anew, so that nothing that
 * was chosen or typed at one company is sent to the other.
 */
export function CompanyScope({ children }: { readonly children: ReactNode }) {
  const clientNumber = useAtomValue(clientNumberAtom)
  const [scope, setScope] = useState({ clientNumber, switches: 0 })
  if (scope.clientNumber !== clientNumber) {
    // Signing in and out goes on in the same screen: there is nothing of another company.
    const isSwitch = scope.clientNumber !== null && clientNumber !== null
    setScope({ clientNumber, switches: scope.switches + (isSwitch ? 1 : 0) })
  }
  return (
    <ScopeContext.Provider key={scope.switches} value={clientNumber}>
      {children}
    </ScopeContext.Provider>
  )
}

/** The client number of the company that a screen belongs to, or null before one is chosen. */
export function useClientNumber(): string | null {
  const clientNumber = useContext(ScopeContext)
  if (clientNumber === undefined) throw new Error('A screen of a company stands in a CompanyScope.')
  return clientNumber
}
