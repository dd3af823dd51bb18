import { z } from 'zod'
import { accountSchema } from './accounts'
import { hashPassword } from './password'

const userSchema = accountSchema.partial().extend({
  passwordHash: z.string().default(''),
  providerUserInfo: z.array(z.object({ providerId: z.string() })).default([]),
})
const mapOf = <Value extends z.ZodType>(value: Value) =>
  z.object({ $map: z.array(z.tuple([z.string(), value])) })
const stateSchema = mapOf(z.object({ users: mapOf(userSchema) }))

/** The accounts in the file of the emulator that earlier versions used. It kept passwords readable. */
export async function readEmulatorAccounts(json: string) {
  const users = stateSchema.parse(JSON.parse(json)).$map.flatMap(([, { users }]) => users.$map)
  const accounts = users.map(async ([, { passwordHash, providerUserInfo, ...account }]) => {
    const password = /^fakeHash:salt=.*?:password=(.*)$/s.exec(passwordHash)?.[1]
    const hasGoogle = providerUserInfo.some(({ providerId }) => providerId === 'google.com')
    return {
      ...account,
      ...(password !== undefined && { password: await hashPassword(password) }),
      ...(hasGoogle && { hasGoogle }),
    }
  })
  // Without an e-mail address nobody can use the shop.
  return (await Promise.all(accounts)).filter(({ email }) => email !== undefined)
}
