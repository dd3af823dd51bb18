import { answering, failedLoad, failing, hanging, type Shot } from './states'

const homeLists = ['/api/best-seller', '/api/new-arrival', '/api/popular-gadget']

/** Every page in every state that it has. A new page gets its lines here. */
export const shots: readonly Shot[] = [
  {
    page: 'home',
    state: 'full',
    path: '/',
    ready: async (page) => {
      await page
        .getByRole('region', { name: 'New Arrivals' })
        .getByRole('article')
        .first()
        .waitFor()
      await page.getByRole('region', { name: 'Deals' }).getByRole('article').first().waitFor()
    },
  },
  {
    page: 'home',
    state: 'loading',
    path: '/',
    arrange: hanging(...homeLists),
    ready: (page) => page.getByText('Loading New Arrivals').waitFor({ state: 'attached' }),
  },
  {
    page: 'home',
    state: 'empty',
    path: '/',
    arrange: answering([], ...homeLists),
    ready: (page) => page.getByText('No new arrivals yet.').waitFor(),
  },
  {
    page: 'home',
    state: 'error',
    path: '/',
    arrange: failing(...homeLists),
    ready: (page) => page.getByText('The new arrivals could not be loaded.').waitFor(),
    expectedProblem: failedLoad,
  },
  {
    page: 'error',
    state: 'full',
    path: '/no-such-page',
    ready: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
    expectedProblem: /status of 404 .*no-such-page/,
  },
]
