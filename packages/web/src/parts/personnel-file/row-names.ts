/** The names of the people in a file's rows, which only the screen of the user who chose the file can show. */
export type RowNames =
  | { readonly state: 'loading' | 'failed' }
  | { readonly state: 'ready'; readonly names: ReadonlyMap<number, string> }
