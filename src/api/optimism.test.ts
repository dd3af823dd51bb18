import { undoPatches } from './optimism'

it('takes the other changes back if a refetch has replaced one of them', () => {
  const undone = jest.fn()
  const change = [{ op: 'replace' }]
  undoPatches([
    {
      inversePatches: change,
      undo: () => {
        throw new Error("Cannot apply patch, path doesn't resolve: rows/0")
      },
    },
    { inversePatches: change, undo: undone },
  ])
  expect(undone).toHaveBeenCalledTimes(1)
})
