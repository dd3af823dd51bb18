import { useEffect } from 'react'

/**
 * Removes the splash screen after its animation, once the first page is rendered. Otherwise the animation would restart
 * when styles are recalculated, for example after printing.
 */
export function SplashRemover() {
  useEffect(() => {
    const splash = document.querySelector('.splash')
    if (!splash) return
    const remove = ({ target }: Pick<Event, 'target'>) => {
      if (target === splash) splash.remove()
    }
    const isLifting = splash.getAnimations().some(({ playState }) => playState !== 'finished')
    if (!isLifting) {
      splash.remove()
      return
    }
    splash.addEventListener('animationend', remove)
    return () => splash.removeEventListener('animationend', remove)
  }, [])

  return null
}
