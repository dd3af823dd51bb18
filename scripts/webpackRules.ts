import path from 'node:path'
import { fileURLToPath } from 'node:url'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import type { RuleSetRule } from 'webpack'

const here = path.dirname(fileURLToPath(import.meta.url))

export function scripts(isProduction: boolean): RuleSetRule {
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
export const messages: RuleSetRule = {
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: path.resolve(here, 'messagesLoader.cjs'),
}

/** Its build does not say that its components can be dropped if they are not used, and so keeps forms and fetchers. */
export const router: RuleSetRule = {
  test: /[\\/]react-router[\\/]dist[\\/].*\.mjs$/,
  loader: path.resolve(here, 'pureComponents.cjs'),
}

/** It only re-exports: webpack leaves out the modules whose exports are not imported. */
export const apiIndex: RuleSetRule = { test: /[\\/]src[\\/]api[\\/]index\.ts$/, sideEffects: false }

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

export function styles(isProduction: boolean): RuleSetRule {
  return {
    test: /\.css$/,
    use: [
      isProduction ? MiniCssExtractPlugin.loader : 'style-loader',
      cssLoader(isProduction ? shortNames : '[name]__[local]'),
    ],
  }
}

export const pagesStyles: RuleSetRule = { test: /\.css$/, use: [cssLoader(shortNames, true)] }

export const fonts: RuleSetRule = {
  test: /\.woff2$/,
  type: 'asset/resource',
  generator: { filename: 'fonts/[name].[contenthash:8][ext]' },
}

export const icons: RuleSetRule = {
  test: /\.svg$/,
  type: 'asset/resource',
  generator: { filename: 'assets/[name].[contenthash:8][ext]' },
}

/** The URL only: the web build writes the file. */
export const withoutFile = ({ generator, ...rule }: RuleSetRule): RuleSetRule => ({
  ...rule,
  generator: { ...generator, publicPath: '/', emit: false },
})
