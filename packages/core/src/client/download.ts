import type { Download } from '../contract/index.ts'
import { dispositionFileName } from './content-disposition.ts'
import { safeFileName } from './safe-file-name.ts'

/** Reads a downloaded file. Its name comes from the header, else from the last part of the address. */
export async function downloadOf(response: Response, address: URL): Promise<Download> {
  const name = dispositionFileName(response.headers.get('Content-Disposition'))
  return {
    name: safeFileName(name || lastSegment(address)),
    contentType: response.headers.get('Content-Type') ?? 'application/octet-stream',
    blob: await response.blob(),
  }
}

function lastSegment(address: URL): string {
  const segment = address.pathname.split('/').findLast(part => part !== '') ?? ''
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
