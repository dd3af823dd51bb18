/** Drops the styles of MUI: jsdom has no layout, and matching every rule for each computed style took most of the time. */
export class StyleSheet {
  readonly tags = []
  readonly hydrate = () => {}
  readonly insert = () => {}
  readonly flush = () => {}
}
