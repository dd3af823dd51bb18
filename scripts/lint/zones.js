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
const entities = foldersIn('src/entities')

/** @param {string} layer @param {readonly string[]} names */
const indexesOf = (layer, names) => names.map((name) => `./${layer}/${name}/index.ts`)
/** @param {string} layer @param {readonly string[]} names */
const modelsOf = (layer, names) => names.map((name) => `./${layer}/${name}/model`)

const featureIndexes = indexesOf('features', features)
const entityIndexes = indexesOf('entities', entities)
const models = [...modelsOf('features', features), ...modelsOf('entities', entities)]
/** Types, typed hooks and the slice that no feature owns. */
const storeTypes = ['./store/hooks.ts', './store/types.ts', './store/uiSlice.ts']
const api = './api/index.ts'

/**
 * main → app → pages → features → entities → api → shared. Test and story files may also import src/testing and the store;
 * those below the features may also import what the store is made of.
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
  const wholeStore = testing ? [...featureIndexes, ...entityIndexes, ...models] : []
  return [
    zone('shared', ['./shared'], 'shared imports nothing of the rest of src.'),
    zone('api', ['./api', './shared', ...wholeStore], 'api imports shared only.'),
    ...entities.map((name) =>
      zone(
        `entities/${name}`,
        [
          `./entities/${name}`,
          './entities/auth/index.ts',
          api,
          './shared',
          './store/hooks.ts',
          './store/types.ts',
        ],
        'An entity imports itself, the current user (entities/auth), the index of api, shared, store/hooks and store/types.',
      ),
    ),
    ...features.map((name) =>
      zone(
        `features/${name}`,
        [
          `./features/${name}`,
          ...(name.startsWith('admin/') ? ['./features/admin/shared'] : []),
          ...entityIndexes,
          api,
          './shared',
          ...storeTypes,
        ],
        'A feature imports itself, entities and api by their index.ts, shared, store/hooks, store/types and store/uiSlice; two features meet in a page.',
      ),
    ),
    zone(
      'store',
      ['./store', ...models, api, './shared', ...wholeStore],
      'store imports the models of features and entities, the index of api and shared.',
    ),
    ...foldersIn('src/pages').map((name) =>
      zone(
        `pages/${name}`,
        [`./pages/${name}`, ...featureIndexes, ...entityIndexes, api, './shared', ...storeTypes],
        'A page imports features, entities and api by their index.ts, and no other page.',
      ),
    ),
    zone(
      'app',
      ['./app', './pages', ...featureIndexes, ...entityIndexes, api, './shared', './store'],
      'app imports features, entities and api by their index.ts.',
    ),
    zone(
      'main.tsx',
      ['./app', ...featureIndexes, ...entityIndexes, api, './shared', './store'],
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
