import { Outlet, useLocation } from 'react-router-dom'

/** Another product is another page: it must not keep the state of the one before. */
export function PageFrame() {
  const { pathname } = useLocation()
  return <Outlet key={pathname} />
}
