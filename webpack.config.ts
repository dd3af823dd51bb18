import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BrotliOptions, constants as zlib } from 'node:zlib'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import CompressionPlugin from 'compression-webpack-plugin'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import MinimizerPlugin from 'minimizer-webpack-plugin'
import type { Configuration, RuleSetRule } from 'webpack'
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
      filename: isProduction ? 'js/[name].[contenthash:8].js' : 'js/[name].js',
      // The runtime lists the files of all chunks: ids keep the list short. `assets.json` has the names.
      chunkFilename: isProduction ? 'js/[id].[contenthash:8].js' : 'js/[name].js',
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
              filename: 'css/[name].[contenthash:8].css',
              chunkFilename: 'css/[id].[contenthash:8].css',
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
      splitChunks: { chunks: (chunk) => !chunk.canBeInitial() && chunk.name !== 'home' },
    },
    performance: false,
    devServer: {
      port: 5173,
      hot: true,
      // Compression would hold back server-sent events.
      compress: false,
      static: { directory: pictures, publicPath: '/images', watch: false },
      historyApiFallback: true,
      proxy: [{ context: serverPaths, target: server }],
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

function scripts(isProduction: boolean): RuleSetRule {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: 'swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: {
          react: { runtime: 'automatic', development: !isProduction, refresh: !isProduction },
        },
      },
    },
  }
}

/** Runs after the rule of scripts, which follows: loaders run from the last one to the first. */
const messages: RuleSetRule = {
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: path.resolve(root, 'scripts/messagesLoader.cjs'),
}

const routerBuild = (mode: string) => path.resolve(root, 'node_modules/react-router/dist', mode)

/** Its build does not say that its components can be dropped if they are not used, and so keeps forms and fetchers. */
const router: RuleSetRule = {
  test: /[\\/]react-router[\\/]dist[\\/].*\.mjs$/,
  loader: path.resolve(root, 'scripts/pureComponents.cjs'),
}

/** It only re-exports: webpack leaves out the modules whose exports are not imported. */
const apiIndex: RuleSetRule = { test: /[\\/]src[\\/]api[\\/]index\.ts$/, sideEffects: false }

const cssLoader = (localIdentName: string, exportOnlyLocals = false) => ({
  loader: 'css-loader',
  options: {
    modules: {
      auto: true,
      namedExport: false,
      exportLocalsConvention: 'as-is',
      localIdentName,
      exportOnlyLocals,
    },
  },
})

const shortNames = '[hash:base64:6]'

function styles(isProduction: boolean): RuleSetRule {
  return {
    test: /\.css$/,
    use: [
      isProduction ? MiniCssExtractPlugin.loader : 'style-loader',
      cssLoader(isProduction ? shortNames : '[name]__[local]'),
    ],
  }
}

const pagesStyles: RuleSetRule = { test: /\.css$/, use: [cssLoader(shortNames, true)] }

const fonts: RuleSetRule = {
  test: /\.woff2$/,
  type: 'asset/resource',
  generator: { filename: 'fonts/[name].[contenthash:8][ext]' },
}

const icons: RuleSetRule = {
  test: /\.svg$/,
  type: 'asset/resource',
  generator: { filename: 'assets/[name].[contenthash:8][ext]' },
}

/** The URL only: the web build writes the file. */
const withoutFile = ({ generator, ...rule }: RuleSetRule): RuleSetRule => ({
  ...rule,
  generator: { ...generator, publicPath: '/', emit: false },
})
