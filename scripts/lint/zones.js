/**
 * Who may import whom, computed from the folders that are there, for `import-x/no-restricted-paths`.
 * A zone says: a file below `target` imports nothing below `from` but what `except` names.
 *
 * @typedef {{ target: string, from: string, except?: string[], message: string }} Zone
 */
import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** @param {string} folder @returns {string[]} */
function foldersIn(folder) {
  const path = resolve(root, folder)
  if (!existsSync(path)) return []
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(\.|node_modules$)/.test(entry.name))
    .map((entry) => entry.name)
}

/** `features/admin` has a feature in each folder; they share `features/admin/shared`. */
const features = [
  ...foldersIn('src/features'),
  ...foldersIn('src/features/admin')
    .filter((name) => name !== 'model')
    .map((name) => `admin/${name}`),
]
const featureDoors = features.map((name) => `./features/${name}/index.ts`)
const featureModels = features.map((name) => `./features/${name}/model`)
const storeTypes = ['./store/hooks.ts', './store/types.ts']
const api = './api/index.ts'

/**
 * main → app → pages → features → api → shared. Test and story files may besides take from src/testing and use the real
 * store; those below the features, which the store is made of, the features' doors as well.
 *
 * @param {{ testing: boolean }} options
 */
function sourceZones({ testing }) {
  /** @param {string} target @param {string[]} except @param {string} message @returns {Zone} */
  const zone = (target, except, message) => ({
    target: `./src/${target}`,
    from: './src',
    except: [...new Set(testing ? [...except, './testing', './store'] : except)],
    message,
  })
  const wholeStore = testing ? [...featureDoors, ...featureModels] : []
  return [
    zone('shared', ['./shared'], 'shared knows nothing of the rest of src.'),
    zone('api', ['./api', './shared', ...wholeStore], 'api imports shared only.'),
    ...features.map((name) =>
      zone(
        `features/${name}`,
        [
          `./features/${name}`,
          ...(name.startsWith('admin/') ? ['./features/admin/shared'] : []),
          api,
          './shared',
          ...storeTypes,
        ],
        'A feature imports itself, the door of api, shared, store/hooks and store/types; two features meet in a page.',
      ),
    ),
    zone(
      'store',
      ['./store', ...featureModels, api, './shared', ...wholeStore],
      "store imports the features' models, the door of api and shared.",
    ),
    ...foldersIn('src/pages').map((name) =>
      zone(
        `pages/${name}`,
        [`./pages/${name}`, ...featureDoors, api, './shared', ...storeTypes],
        'A page enters a feature and api by their index.ts, and knows no other page.',
      ),
    ),
    zone(
      'app',
      ['./app', './pages', ...featureDoors, api, './shared', './store'],
      'app enters a feature and api by their index.ts.',
    ),
    zone(
      'main.tsx',
      ['./app', ...featureDoors, api, './shared', './store'],
      'main starts what app, store and api offer.',
    ),
  ]
}

/** What each part of the repository may take from the others; a part that is not named may take anything but src. */
const partsAllowed = /** @type {Record<string, Record<string, string[]>>} */ ({
  src: { contract: ['./tags.ts', './operations.ts'], shop: ['.'] },
  server: {
    contract: ['./tags.ts', './operations.ts'],
    shop: ['.'],
    'dev-services': ['.'],
    bench: ['./seed'],
  },
  'dev-services': { contract: ['./tags.ts'], shop: ['.'], server: ['.'] },
  contract: {},
  shop: {},
})

/** @returns {Zone[]} */
function partZones() {
  const parts = foldersIn('.')
  return parts.flatMap((part) => {
    const allowed = partsAllowed[part]
    const others = parts.filter((other) => other !== part)
    if (!allowed) {
      if (part === 'scripts') return []
      return [{ target: `./${part}`, from: './src', message: `${part} imports nothing of src.` }]
    }
    return others.map((other) => ({
      target: `./${part}`,
      from: `./${other}`,
      except: allowed[other] ?? [],
      message: `${part} imports nothing of ${other}${allowed[other] ? ' but what both sides share' : ''}.`,
    }))
  })
}

/**
 * Everything outside `room` enters it by its index.ts; its neighbours in the same folder too.
 *
 * @param {string} folder @param {string} name @param {string} message @returns {Zone[]}
 */
function doorZones(folder, name, message) {
  const room = `./server/src${folder}/${name}`
  const neighbours =
    folder === '' ? [] : foldersIn(`server/src${folder}`).filter((other) => other !== name)
  return [
    ...foldersIn('server/src')
      .filter((other) => `/${other}` !== folder && other !== name)
      .map((other) => `./server/src/${other}`),
    ...neighbours.map((other) => `./server/src${folder}/${other}`),
    './dev-services',
    './bench',
  ].map((target) => ({ target, from: room, except: ['./index.ts'], message }))
}

/** @returns {Zone[]} */
function serverZones() {
  return [
    ...foldersIn('server/src/modules').flatMap((name) =>
      doorZones('/modules', name, 'A module is entered by its index.ts.'),
    ),
    ...foldersIn('server/src/adapters').flatMap((name) =>
      doorZones('/adapters', name, 'An adapter is entered by its index.ts.'),
    ),
    ...doorZones('', 'auth', 'auth is entered by its index.ts.'),
    ...foldersIn('server/src')
      .filter((name) => name !== 'bootstrap')
      .map((name) => ({
        target: `./server/src/${name}`,
        from: './dev-services',
        // The generator of the database's types is a command that starts a PostgreSQL of its own.
        except: name === 'db' ? ['./postgres/index.ts'] : [],
        message: 'Only server/src/bootstrap starts development services.',
      })),
  ]
}

/** @param {{ testing: boolean }} options whether the files are tests and stories, which may use src/testing */
export function zones(options) {
  return [...sourceZones(options), ...partZones(), ...serverZones()]
}
