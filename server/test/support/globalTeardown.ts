import { throwaway } from './throwaway'

export default async function globalTeardown() {
  await throwaway.stop?.()
}
