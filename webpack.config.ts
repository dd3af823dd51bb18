import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BrotliOptions, constants as zlib } from 'node:zlib'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import CompressionPlugin from 'compression-webpack-plugin'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import MinimizerPlugin from 'minimizer-webpack-plugin'
import type { Configuration } from 'webpack'
import webpack from 'webpack'
import 'webpack-dev-server'
import { bengaliFile } from './common/bengaliFile.ts'
import type { RuntimeConfig } from './common/pageRenderer.ts'
import { shellBody } from './common/shellBody.ts'
import { shellScript } from './common/shellScript.ts'
import {
  AssetManifestPlugin,
  LanguagesPlugin,
  PictureCopyPlugin,
} from './scripts/webpackPlugins.ts'
import {
  apiIndex,
  fonts,
  icons,
  messages,
  pagesStyles,
  router,
  scripts,
  styles,
  withoutFile,
} from './scripts/webpackRules.ts'
import { shop } from './shop/shop.config.ts'

const root = path.dirname(fileURLToPath(import.meta.url))
const pictures = path.resolve(root, 'public/images')
/** Where `npm run dev` starts the server. */
const { HOST = 'localhost', PORT = '3000' } = process.env
const server = `http://${HOST}:${PORT}`

/** The runtime configuration that the server adds to the pages it serves. */
const demoConfig: RuntimeConfig = {
  mode: 'demo',
  identity: {
    apiKey: 'demo-key',
    projectId: 'demo-jontro',
    authDomain: 'localhost:5173',
    emulator: true,
    savesProfiles: true,
  },
  uploadUrl: '/api/upload',
}

/** What the server answers; all else on the development port is the client's own. */
const serverPaths = [
  '/api',
  '/jwt',
  '/logout',
  '/user',
  '/payment',
  '/sandbox',
  '/identitytoolkit.googleapis.com',
  '/securetoken.googleapis.com',
  '/emulator',
  '/uploads',
  '/docs',
  '/healthz',
  '/readyz',
  '/metrics',
  '/sitemap',
  '/robots.txt',
]

const compressible = /\.(js|css)$/

export default (_env: unknown, { mode }: { mode?: string }) =>
  mode === 'production' ? [webConfig(true), pagesConfig()] : webConfig(false)

function webConfig(isProduction: boolean): Configuration {
  return {
    name: 'web',
    target: ['web', 'es2022'],
    // Only pages of a server that traces load the second.
    entry: { main: './src/main.tsx', tracing: './src/tracing.ts' },
    context: root,
    output: {
      path: path.resolve(root, 'dist/web'),
      publicPath: '/',
      // The first script lists all others, and nothing compresses a hash: six digits are enough for versions of one file.
      filename: isProduction ? 'js/[name].[contenthash:6].js' : 'js/[name].js',
      // The runtime lists the files of all chunks: ids keep the list short. `assets.json` has the names.
      chunkFilename: isProduction ? 'js/[id].[contenthash:6].js' : 'js/[name].js',
      // The pictures are copied, not built.
      clean: { keep: /^images\// },
    },
    devtool: isProduction ? false : 'eval-cheap-module-source-map',
    resolve: resolve(isProduction),
    cache,
    module: {
      rules: [
        messages,
        scripts(isProduction),
        router,
        apiIndex,
        styles(isProduction),
        fonts,
        icons,
      ],
    },
    plugins: [
      new HtmlWebpackPlugin({
        chunks: ['main'],
        template: 'public/index.ejs',
        templateParameters: {
          title: `${shop.name} - ${shop.tagline.en}`,
          blurb: shop.blurb.en,
          shellBody: shellBody('en'),
          shellScript,
          splashTime: shop.splashTime,
          runtimeConfig: isProduction ? '{}' : JSON.stringify(demoConfig),
        },
        minify: false,
        scriptLoading: 'defer',
      }),
      ...(isProduction
        ? [
            new MiniCssExtractPlugin({
              filename: 'css/[name].[contenthash:6].css',
              chunkFilename: 'css/[id].[contenthash:6].css',
            }),
            new CompressionPlugin({
              test: compressible,
              algorithm: 'gzip',
              filename: '[path][base].gz',
            }),
            new CompressionPlugin<BrotliOptions>({
              test: compressible,
              algorithm: 'brotliCompress',
              filename: '[path][base].br',
              compressionOptions: { params: { [zlib.BROTLI_PARAM_QUALITY]: 11 } },
            }),
            new LanguagesPlugin(bengaliFile),
            new AssetManifestPlugin(),
            new PictureCopyPlugin(pictures),
          ]
        : [
            new ReactRefreshPlugin({ overlay: false }),
            // The same script for all addresses.
            new webpack.DefinePlugin({ __BN__: '/^\\/bn(\\/|$)/.test(location.pathname)' }),
          ]),
    ],
    optimization: {
      minimizer: [
        new MinimizerPlugin({
          test: /\.js$/,
          minify: MinimizerPlugin.swcMinify,
          minimizerOptions: {
            ecma: 2022,
            compress: { passes: 3, toplevel: true },
            mangle: { toplevel: true },
          },
        }),
        new MinimizerPlugin({ test: /\.css$/, minify: MinimizerPlugin.esbuildMinifyCss }),
      ],
      // Shorter names than the default ones: 0.8 KiB less for the first screen.
      mangleExports: 'size',
      // One script for the first screen: together the libraries and our own code compress better than apart.
      // So does the home page with what it shares with others.
      splitChunks: {
        chunks: (chunk) => !chunk.canBeInitial() && chunk.name !== 'home',
        // Fewer chunks: the first script lists all of them.
        minSize: 40_000,
      },
    },
    performance: false,
    devServer: {
      port: 5173,
      hot: true,
      // Compression would hold back server-sent events.
      compress: false,
      static: { directory: pictures, publicPath: '/images', watch: false },
      historyApiFallback: true,
      proxy: [
        { context: serverPaths, target: server },
        // Mail programs post to the address of the page.
        {
          context: (path, { method }) => path === '/unsubscribe' && method === 'POST',
          target: server,
        },
      ],
      client: { overlay: false },
    },
  }
}

/** The same pages for the server, which renders them to HTML. Pages behind the login are not rendered there. */
function pagesConfig(): Configuration {
  const { alias, ...options } = resolve(true)
  return {
    name: 'pages',
    target: 'node20',
    entry: { pages: './src/app/renderPage.tsx' },
    context: root,
    output: {
      path: path.resolve(root, 'dist/server/pages'),
      publicPath: './',
      filename: '[name].mjs',
      chunkFilename: '[name].mjs',
      library: { type: 'module' },
      module: true,
      clean: true,
    },
    devtool: false,
    resolve: {
      ...options,
      alias: {
        ...alias,
        '@mui/material': false,
        '@mui/x-charts': false,
        '@mui/x-data-grid': false,
        '@emotion/react': false,
        firebase: false,
        notistack: false,
        sweetalert2: false,
        swiper: false,
      },
    },
    cache,
    module: {
      rules: [
        messages,
        scripts(true),
        router,
        apiIndex,
        pagesStyles,
        withoutFile(fonts),
        withoutFile(icons),
      ],
    },
    plugins: [new LanguagesPlugin((file) => `bn/${file}`)],
    optimization: { minimize: false, splitChunks: false },
    performance: false,
  }
}

const routerBuild = (mode: string) => path.resolve(root, 'node_modules/react-router/dist', mode)

const resolve = (isProduction: boolean) => ({
  extensions: ['.tsx', '.ts', '.mjs', '.js'],
  alias: {
    '@': [path.resolve(root, 'src'), root],
    // Its `exports` name the development build only, which has warnings.
    ...(isProduction && { [routerBuild('development')]: routerBuild('production') }),
  },
})

const cache: Configuration['cache'] = {
  type: 'filesystem',
  cacheDirectory: path.resolve(root, '.cache/webpack'),
  // The cache holds absolute paths: that of a copied checkout is of no use, and webpack warns of each of its entries.
  version: root,
  buildDependencies: { config: [fileURLToPath(import.meta.url)] },
}
