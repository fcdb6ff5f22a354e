import type { ReachFaultPoint } from '../../process/fault-points.ts'
import type { FileStore } from './file-store.ts'
import type { FilesSettings } from './files-settings.ts'
import { openFolderFileStore } from './folder-file-store.ts'

/** Opens the store that the settings name. The S3 library is loaded for a bucket only. */
export async function openFiles(settings: FilesSettings, faultPoint?: ReachFaultPoint): Promise<FileStore> {
  if (settings.kind === 'folder') return openFolderFileStore(settings.folder, faultPoint)
  const { openBucketFileStore } = await import('./bucket-file-store.ts')
  return openBucketFileStore(settings)
}
