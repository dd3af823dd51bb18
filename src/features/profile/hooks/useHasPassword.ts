import { useEffect, useState } from 'react'
import { loadFirebaseAuth } from '../../../entities/auth'

/** Whether the user has a password to change; undefined while it is loading. */
export function useHasPassword(): boolean | undefined {
  const [hasPassword, setHasPassword] = useState<boolean>()
  useEffect(() => {
    let isMounted = true
    const set = (value: boolean) => isMounted && setHasPassword(value)
    loadFirebaseAuth()
      .then((firebaseAuth) => firebaseAuth.hasPassword())
      // If this fails, changing the password will report the error.
      .then(set, () => set(true))
    return () => {
      isMounted = false
    }
  }, [])
  return hasPassword
}
