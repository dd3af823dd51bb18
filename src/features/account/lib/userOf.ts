import type { Account } from './account'

const fallbackName = 'anonymous'
const fallbackPhoto = '/images/avatar.svg'
const longestName = 100
const longestAddress = 2000
const usableAddress = /^(\/[A-Za-z0-9]|https:\/\/)[^\s"'<>\\]*$/

/** What the shop records of whoever has signed in; the identity service takes names and pictures that the shop does not. */
export function userOf({ email, displayName, photoURL, timestamp }: Account) {
  const name = [...(displayName ?? '').trim()].slice(0, longestName).join('').trim()
  const isUsable = photoURL && photoURL.length <= longestAddress && usableAddress.test(photoURL)
  return {
    name: name || fallbackName,
    email,
    photo: isUsable ? photoURL : fallbackPhoto,
    timestamp,
  }
}
