import '../../zod-without-eval.ts'
import { namesInRows, type Template } from '@salvia/core/personnel-file'
import { fileSource } from './file-source.ts'

/** What the page sends to the worker: whose names are wanted, by the spreadsheet's row numbers. */
export interface NamesRequest {
  readonly file: File
  readonly template: Template
  readonly rows: readonly number[]
}

/** The names by row; null if the file could not be read. */
export type NamesMessage = ReadonlyMap<number, string> | null

const post = (names: NamesMessage): void => self.postMessage(names)

self.addEventListener('message', ({ data }: MessageEvent<NamesRequest>) => {
  const { file, template, rows } = data
  namesInRows({ source: fileSource(file), template, rows }).then(post, () => post(null))
})
