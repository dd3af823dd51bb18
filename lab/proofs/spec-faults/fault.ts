export type Fault = {
  /** Number of the line of the specification that the shop then breaks. */
  line: string
  file: string
  /** Text that stands in the file once. */
  find: string
  replace: string
}
