/** What the pre-commit hook runs on the staged files. Nothing here writes: a hook that mends files hides what is committed. */
export default {
  '*.{ts,tsx,js,mjs,cjs,json,jsonc,css}': 'biome check --no-errors-on-unmatched',
  '*.{ts,tsx,js,mjs,cjs}':
    'eslint --cache --cache-strategy content --cache-location .cache/eslint/ --max-warnings 0 --no-warn-ignored',
  'contract/openapi.yaml': () => ['npm run lint:contract', 'npm run generate -- --check'],
}
