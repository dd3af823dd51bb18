import { useEffect, useState } from 'react'
import { loadIdentity } from '../../../entities/auth'

/** Whether whoever is here has a password to change; undefined until it is known. */
export function useHasPassword(): boolean | undefined {
  const [hasPassword, setHasPassword] = useState<boolean>()
  useEffect(() => {
    let isWanted = true
    const settle = (answer: boolean) => isWanted && setHasPassword(answer)
    loadIdentity()
      .then((identity) => identity.hasPassword())
      // The attempt to change it will say what is wrong.
      .then(settle, () => settle(true))
    return () => {
      isWanted = false
    }
  }, [])
  return hasPassword
}
