import type { Download } from '@salvia/core/contract'
import { DOWNLOAD_LINK_CLEANUP_MS } from '@salvia/core/limits'

/** Saves a fetched file through the browser, under its name. @spec §9 */
export function saveDownload({ name, blob }: Download): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), DOWNLOAD_LINK_CLEANUP_MS)
}
