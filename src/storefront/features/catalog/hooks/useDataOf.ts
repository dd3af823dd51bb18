import { useState } from 'react'

/** What a query has, or had for another page of the same list: that of another list does not stay under its title. */
export function useDataOf<Data>(
  list: string,
  { currentData, data }: { currentData?: Data | undefined; data?: Data | undefined },
): Data | undefined {
  const [shown, setShown] = useState(list)
  if (currentData && shown !== list) setShown(list)
  return shown === list ? data : undefined
}
