/** The build writes these files beside the program, and the import gives their names. */
declare module '*.wasm' {
  const path: string

  export default path
}

declare module '*.ttf' {
  const path: string

  export default path
}
