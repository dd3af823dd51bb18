import { createContext, type ReactNode, useContext, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'

const Content = createContext<ReactNode>(null)
const Page = () => useContext(Content)

/** A data router, which `useBlocker` needs, with the same content at every URL. */
export function TestRouter({ at = '/', children }: { at?: string; children: ReactNode }) {
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: [at] }),
  )
  return (
    <Content value={children}>
      <RouterProvider router={router} />
    </Content>
  )
}
