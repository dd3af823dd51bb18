import { createContext, type ReactNode, useContext, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'

const Content = createContext<ReactNode>(null)
const Page = () => useContext(Content)

/** A URL, or one with the state of its history entry. */
export type TestLocation = string | { pathname: string; state: unknown }

type TestRouterProps = { at?: TestLocation; children: ReactNode }

/** A data router, which `useBlocker` needs, with the same content at every URL. */
export function TestRouter({ at = '/', children }: TestRouterProps) {
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: [at] }),
  )
  return (
    <Content value={children}>
      <RouterProvider router={router} useTransitions={false} />
    </Content>
  )
}
