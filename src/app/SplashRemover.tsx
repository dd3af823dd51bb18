import { useEffect } from 'react'

/**
 * Removes the splash screen after its animation, once the first page is rendered. Otherwise the animation would restart
 * when styles are recalculated, for example after printing.
 */
export function SplashRemover() {
  useEffect(() => {
    const splash = document.querySelector('.splash')
    const animations = splash?.getAnimations() ?? []
    void Promise.allSettled(animations.map(({ finished }) => finished)).then(() => splash?.remove())
  }, [])

  return null
}
