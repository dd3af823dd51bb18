import { readdir } from 'node:fs/promises'
import type { TestApp, TestUser } from '../../support/app'

export type Form = { payload: Buffer | string; headers: { 'content-type': string } }

/** Helpers for the uploads of the shop that a test file starts. */
export function createUploads(getShop: () => TestApp) {
  const files = () => readdir(getShop().uploads)
  const records = () => getShop().db.selectFrom('images').selectAll().execute()
  return {
    files,
    records,
    upload: ({ payload, headers }: Form, user?: TestUser) =>
      getShop().app.inject({
        method: 'POST',
        url: '/api/upload',
        payload,
        headers: { ...headers, ...(user && { cookie: user.cookie }) },
      }),
    /** Checks that files and records are unchanged. */
    async leavesNothing<T>(work: () => Promise<T>): Promise<T> {
      const before = [await files(), await records()]
      const answer = await work()
      expect([await files(), await records()]).toEqual(before)
      return answer
    },
  }
}
