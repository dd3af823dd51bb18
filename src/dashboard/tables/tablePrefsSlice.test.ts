import { readPersisted } from '@/store/persistedState'
import { tablePrefsSlice, viewChanged } from './tablePrefsSlice'

const { reducer, getInitialState } = tablePrefsSlice
const all = (...changes: Parameters<typeof viewChanged>[0][]) =>
  changes.map((change) => viewChanged(change)).reduce(reducer, getInitialState())

describe('the view settings of the admin tables', () => {
  it('share density and rows per page, and keep hidden columns by table', () => {
    const settings = all(
      { table: 'orders', density: 'compact', hiddenColumns: ['items'] },
      { table: 'users', pageSize: 50, hiddenColumns: [] },
    )

    expect(settings).toEqual({
      density: 'compact',
      pageSize: 50,
      hiddenColumns: { orders: ['items'], users: [] },
      viewColumns: {},
      hasShortcuts: true,
    })
  })

  it('are remembered, with the default for a page size that does not exist', () => {
    const tablePrefs = all({ table: 'orders', pageSize: 100 })

    expect(readPersisted({ tablePrefs }).tablePrefs).toEqual(tablePrefs)
    expect(readPersisted({ tablePrefs: { ...tablePrefs, pageSize: 7 } }).tablePrefs).toEqual({
      ...tablePrefs,
      pageSize: 25,
    })
  })
})
