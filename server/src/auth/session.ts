export type Role = 'admin' | 'user'

/** Who is calling, read afresh on each call. */
export type Session = {
  userId: string
  identityUid: string
  email: string
  role: Role
}
