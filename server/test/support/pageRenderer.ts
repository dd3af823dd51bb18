import type { PageRenderer, PageRendererModule } from '../../../common/pageRenderer'

/** The index.html of a build with room for a rendered page. */
export const fullIndex = `<!doctype html><html><head><!--app-head--><title>Built</title><!--/app-head-->
<script type="application/json" id="runtime-config">{}</script>
<link href="/css/main.css" rel="stylesheet"></head><body><!--app-body-->
<div id="root"><div class="page-loading"></div></div><!--/app-body--></body></html>`

/** React reads the environment once; its development build takes several times as long. */
function loadForProduction(): PageRendererModule {
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = 'production'
  try {
    return jest.requireActual('../../../src/app/renderPage')
  } finally {
    process.env.NODE_ENV = NODE_ENV
  }
}

/** Loads the client's code as the server loads its build: the server imports nothing of src. */
export function createTestRenderer(): PageRenderer {
  const module = loadForProduction()
  return module.createPageRenderer({
    mode: 'demo',
    identity: {
      apiKey: 'key',
      projectId: 'project',
      authDomain: 'shop.example',
      emulator: true,
      savesProfiles: true,
    },
    uploadUrl: '/api/upload',
  })
}
