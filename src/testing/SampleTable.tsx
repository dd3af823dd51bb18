import { useState } from 'react'
import type { Column } from '@/dashboard/tables/columns'
import { DataTable } from '@/dashboard/tables/DataTable'
import type { ViewSettings } from '@/dashboard/tables/tablePrefsSlice'
import { type QuerySpec, useTableQuery } from '@/dashboard/tables/tableQuery'
import type { TableResult } from '@/dashboard/tables/tableTypes'

export type SampleRow = { _id: string; name: string; price: number }

const columns: readonly Column<SampleRow>[] = [
  {
    field: 'name',
    label: 'Name',
    width: 200,
    isAlwaysVisible: true,
    cell: ({ name }) => name,
  },
  {
    field: 'price',
    label: 'Price',
    description: 'Cannot be sorted.',
    width: 100,
    isNumeric: true,
    cell: ({ price }) => price,
  },
]
const spec: QuerySpec = { sorts: ['name'], filters: [] }

export const sampleRows: SampleRow[] = [
  { _id: '1', name: 'Dhonira Aura Pro ANC Earbuds', price: 7990 },
  { _id: '2', name: 'Clip Fan', price: 990 },
]

const otherRows = [...Array(58).keys()].map((index) => ({
  _id: `other ${index}`,
  name: `Other ${index}`,
  price: 100,
}))

export type SampleTableProps = {
  result?: Partial<TableResult<SampleRow>>
  onPrefetch?: (page: number) => void
  /** Resolves once the rows of all pages are loaded. */
  loaded?: Promise<void>
  onRowKey?: (row: SampleRow) => void
}

/** A data table of products, with its query in the URL and shown below. */
export function SampleTable({ result, onPrefetch = () => {}, loaded, onRowKey }: SampleTableProps) {
  const [settings, setSettings] = useState<ViewSettings>({
    density: 'standard',
    pageSize: 25,
    hiddenColumns: [],
    hasShortcuts: true,
  })
  const [query, changeQuery] = useTableQuery(spec, settings.pageSize)
  return (
    <>
      <DataTable
        label="products"
        columns={columns}
        sorts={spec.sorts}
        getRowName={({ name }) => name}
        fields={spec.filters}
        searchLabel="Search by name"
        onRowKey={onRowKey}
        query={query}
        onQueryChange={changeQuery}
        onPrefetchPage={onPrefetch}
        result={{
          data: { rows: sampleRows, total: 60, isMore: false },
          isFetching: false,
          isError: false,
          refetch: () => {},
          ...result,
        }}
        view={{
          ...settings,
          onChange: (changes) => setSettings((before) => ({ ...before, ...changes })),
        }}
        loadAll={async () => {
          await loaded
          return [...sampleRows, ...otherRows]
        }}
        bulkActions={({ rows, isAll, clear }) => [
          {
            label: `Act on ${isAll ? `all ${rows.length}` : rows.map(({ _id }) => _id).join()}`,
            onClick: clear,
          },
        ]}
      />
      <output aria-label="Query">{JSON.stringify(query)}</output>
    </>
  )
}
