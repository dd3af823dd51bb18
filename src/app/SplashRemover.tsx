import { useEffect } from 'react'

/**
 * Takes the splash out of the page once it has lifted and the first page is there. Left in it would run on unseen, and
 * start again whenever its styles are computed anew, as after printing.
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
