import '@/shared/theme/index.css'
import { bengaliFile } from '@/common/bengaliFile'
import { nextTask } from '@/shared/lib/nextTask'

// The scripts of the other language are beside those of this one.
if (__BN__) {
  const scriptOf = __webpack_get_script_filename__
  __webpack_get_script_filename__ = (id) => bengaliFile(scriptOf(id))
}

/** All of it is in this file; evaluated at once, it would block the page of a slow phone for a third of a second. */
async function main() {
  await import(/* webpackMode: "eager", webpackExports: ["hydrateRoot"] */ 'react-dom/client')
  await nextTask()
  await import(/* webpackMode: "eager", webpackExports: ["RouterProvider"] */ 'react-router-dom')
  await nextTask()
  await import(
    /* webpackMode: "eager", webpackExports: ["createApi"] */ '@reduxjs/toolkit/query/react'
  )
  await nextTask()
  await import(/* webpackMode: "eager", webpackExports: ["createStore"] */ '@/store/store')
  await nextTask()
  const { start } = await import(/* webpackMode: "eager" */ '@/app/start')
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no place for the shop (#root).')
  await start(root)
}

void main()
