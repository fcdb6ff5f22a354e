export { fileSourceOf, withFileOnDisk } from './file-on-disk.ts'
export { NODE_READING } from './node-reading.ts'
