declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}

declare module '*.css'

/** Whether the texts of this build are Bengali; the build replaces it. */
// oxlint-disable-next-line no-var -- Tests replace it, as a property of `globalThis`.
declare var __BN__: boolean

/** webpack's function from the ID of a chunk to its file. */
declare let __webpack_get_script_filename__: (id: string) => string
