import { useListUsersQuery } from '@/api'

/** The account with this e-mail, as a list of one; an empty list if there is none. */
export function useCustomer(email: string) {
  const { currentData, ...query } = useListUsersQuery({ search: email, limit: 100 })
  return { ...query, data: currentData?.rows.filter((user) => user.email === email) }
}
