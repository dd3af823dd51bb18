/** What the pre-commit hook runs on the staged files. Nothing here writes: a hook that mends files hides what is committed. */
export default {
  '*.{ts,tsx,js,mjs,cjs,json,jsonc,css}': 'biome check --no-errors-on-unmatched',
  '*.{ts,tsx,js,mjs,cjs}': 'oxlint --no-error-on-unmatched-pattern',
  'contract/openapi.yaml': () => ['npm run lint:contract', 'npm run generate -- --check'],
}
