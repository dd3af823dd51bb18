/** What the server and the client's code, which it renders pages with, must agree on. */

export type RenderRequest = {
  /** Path and query of the page. */
  url: string
  /** Calls the API inside the process. */
  fetch: (request: Request) => Promise<Response>
}

/** In the page as JSON, for the browser to hydrate it. */
export type HydrationData = {
  /** The pattern of the rendered route. */
  route: string
  /** There is no such page: the error page was rendered. */
  isMissing?: boolean
  /** Cached responses. */
  entries: readonly { endpointName: string; arg: unknown; value: unknown }[]
}

export type RenderedPage = {
  html: string
  hydrationData: HydrationData
  /** Cache tags of everything that was read. */
  tags: readonly string[]
}

/** `redirect` is the path and query of the page to go to. */
export type RenderResult = RenderedPage | { redirect: string }

export type PageRenderer = {
  render: (request: RenderRequest) => Promise<RenderResult>
}

/** Configuration of the client that the server writes into the page, so that one build fits all environments. */
export type RuntimeConfig = {
  mode: 'demo' | 'live'
  identity: {
    apiKey: string
    projectId: string
    authDomain: string
    emulator: boolean
    /** The server writes names and pictures of users to the identity service. */
    savesProfiles: boolean
  }
  /** Accepts a picture as the multipart field `image` and returns its `url`. */
  uploadUrl: string
}

/** The only export of the client's build for the server. */
export type PageRendererModule = {
  createPageRenderer: (runtimeConfig: RuntimeConfig) => PageRenderer
}

export const hydrationDataId = 'hydration-data'
