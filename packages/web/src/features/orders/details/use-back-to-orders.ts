import { portalPath } from '@salvia/core/portal-paths'
import { useListAddress } from '../../../parts/list/opened-row.tsx'
import { useTexts } from './texts.ts'

/** The link back to the list of orders, as it was when the user left it. */
export function useBackToOrders(): { readonly to: string; readonly text: string } {
  const t = useTexts()
  return { to: useListAddress(portalPath('orders')), text: t('back') }
}
