import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import {
  createBrowserRouter,
  Outlet,
  RouterProvider,
  useLocation,
  useNavigate,
} from 'react-router-dom'
import { useCloseOnBack } from '../hooks/useCloseOnBack'
import { askToConfirm } from '../ui/dialog/dialog'
import { Link } from '../ui/Link'
import { listenForBack, updateLayerHistory } from './layerHistory'

let dispose = () => {}

beforeAll(listenForBack)
afterEach(() => dispose())

type LayerProps = { name: string; onClose: () => void }

function Layer({ name, onClose }: LayerProps) {
  const navigate = useNavigate()
  useCloseOnBack(true, onClose)
  return (
    <section aria-label={name}>
      <button type="button" onClick={onClose}>
        Close {name}
      </button>
      <button type="button" onClick={() => void navigate('?price=1')}>
        Filter
      </button>
      <Link to="/far" onClick={onClose}>
        Far
      </Link>
      <Link to="/shop" onClick={onClose}>
        Here
      </Link>
    </section>
  )
}

function Shop() {
  const [open, setOpen] = useState<readonly string[]>([])
  const close = (name: string) => setOpen((before) => before.filter((each) => each !== name))
  return (
    <>
      <h1>Shop {useLocation().search}</h1>
      {['panel', 'sheet'].map((name) => (
        <button key={name} type="button" onClick={() => setOpen([...open, name])}>
          Open {name}
        </button>
      ))}
      {open.map((name) => (
        <Layer key={name} name={name} onClose={() => close(name)} />
      ))}
    </>
  )
}

function Root() {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has a key of its own.
  useEffect(updateLayerHistory, [key])
  return <Outlet />
}

/** Each test has pages of its own in the one history that a window has. */
async function openShop() {
  window.history.pushState(null, '', '/start')
  const router = createBrowserRouter([
    {
      Component: Root,
      children: [
        { path: '/start', element: <Link to="/shop">To the shop</Link> },
        { path: '/shop', Component: Shop },
        { path: '/far', element: <h1>Far away</h1> },
      ],
    },
  ])
  dispose = () => router.dispose()
  render(<RouterProvider router={router} />)
  await press('To the shop')
}

const press = (text: string) => userEvent.click(screen.getByText(text))
const layer = (name: string) => screen.queryByRole('region', { name })
const back = () => act(() => window.history.back())
const at = (path: string) =>
  waitFor(() => expect(window.location.pathname + window.location.search).toBe(path))
const atLayer = (depth?: number) =>
  waitFor(() => expect(Reflect.get(Object(window.history.state), 'layer')).toBe(depth))

describe('the Back button', () => {
  it('closes the layers from the top, one with each press, before it leaves the page', async () => {
    await openShop()
    await press('Open panel')
    await press('Open sheet')
    back()
    await waitFor(() => expect(layer('sheet')).not.toBeInTheDocument())
    expect(layer('panel')).toBeVisible()
    back()
    await waitFor(() => expect(layer('panel')).not.toBeInTheDocument())
    expect(screen.getByRole('heading')).toHaveTextContent('Shop')
    back()
    expect(await screen.findByText('To the shop')).toBeVisible()
  })

  it('leaves the page at once after a layer was closed by its button, however often', async () => {
    await openShop()
    for (let time = 0; time < 3; time++) {
      await press('Open sheet')
      await press('Close sheet')
    }
    back()
    await at('/start')
    expect(await screen.findByText('To the shop')).toBeVisible()
  })

  it('closes the layer below after the upper one was closed by its button', async () => {
    await openShop()
    await press('Open panel')
    await press('Open sheet')
    await press('Close sheet')
    back()
    await waitFor(() => expect(layer('panel')).not.toBeInTheDocument())
    expect(window.location.pathname).toBe('/shop')
    back()
    await at('/start')
  })

  it('returns from the page of a link in the layer, and then leaves with one press', async () => {
    await openShop()
    await press('Open sheet')
    await press('Far')
    expect(await screen.findByText('Far away')).toBeVisible()
    back()
    expect(await screen.findByText('Open sheet')).toBeVisible()
    expect(layer('sheet')).not.toBeInTheDocument()
    back()
    await at('/start')
  })

  it('leaves with one press after a link in the layer to the page itself', async () => {
    await openShop()
    await press('Open sheet')
    await press('Here')
    expect(layer('sheet')).not.toBeInTheDocument()
    back()
    await at('/start')
  })

  it('closes a layer that has changed the URL, and keeps the change', async () => {
    await openShop()
    await press('Open sheet')
    await press('Filter')
    await at('/shop?price=1')
    back()
    await waitFor(() => expect(layer('sheet')).not.toBeInTheDocument())
    expect(screen.getByRole('heading')).toHaveTextContent('?price=1')
    expect(window.location.search).toBe('?price=1')
    back()
    await at('/shop')
    expect(layer('sheet')).not.toBeInTheDocument()
    back()
    await at('/start')
  })

  it('cancels a confirmation', async () => {
    await openShop()
    const answer = askToConfirm({ title: 'Are you sure?', confirmLabel: 'Yes' })
    await screen.findByRole('dialog', { name: 'Are you sure?' })
    back()
    expect(await answer).toBe(false)
    expect(window.location.pathname).toBe('/shop')
  })
})

describe('the Forward button', () => {
  it('does not open a layer again, and Back leaves after it', async () => {
    await openShop()
    await press('Open sheet')
    await atLayer(1)
    back()
    await atLayer(undefined)
    expect(layer('sheet')).not.toBeInTheDocument()
    act(() => window.history.forward())
    await atLayer(1)
    expect(layer('sheet')).not.toBeInTheDocument()
    expect(screen.getByRole('heading')).toHaveTextContent('Shop')
    back()
    await at('/start')
  })
})
