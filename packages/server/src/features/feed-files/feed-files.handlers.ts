import type { HandlersOf } from '../../http/handler.ts'
import { receiveFile } from './receive-file.ts'

export const feedFilesHandlers: HandlersOf<'feedFiles'> = { put: receiveFile }
