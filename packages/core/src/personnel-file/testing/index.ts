export { type ExampleFile, foundFiles } from './example-file.ts'
