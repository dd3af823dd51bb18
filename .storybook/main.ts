import path from 'node:path'
import type { StorybookConfig } from '@storybook/react-webpack5'
import webpack, { type RuleSetRule } from 'webpack'

const root = path.resolve(import.meta.dirname, '..')

const matches = (rule: unknown, file: string): rule is RuleSetRule =>
  typeof rule === 'object' &&
  rule !== null &&
  'test' in rule &&
  rule.test instanceof RegExp &&
  rule.test.test(file)

const config: StorybookConfig = {
  stories: ['../src/**/*.stories.tsx'],
  framework: { name: '@storybook/react-webpack5', options: {} },
  addons: ['@storybook/addon-webpack5-compiler-swc', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  staticDirs: [{ from: '../public/images', to: '/images' }],
  typescript: { reactDocgen: false },
  // No `target` here: the builder sets its own, and webpack rejects a second one.
  swc: () => ({ jsc: { transform: { react: { runtime: 'automatic' } } } }),
  webpackFinal(webpackConfig) {
    const rules = (webpackConfig.module?.rules ?? []).filter((rule) => !matches(rule, 'a.css'))
    const { alias } = webpackConfig.resolve ?? {}
    return {
      ...webpackConfig,
      plugins: [...(webpackConfig.plugins ?? []), new webpack.DefinePlugin({ __BN__: 'false' })],
      resolve: {
        ...webpackConfig.resolve,
        alias: { ...(!Array.isArray(alias) && alias), '@': [path.join(root, 'src'), root] },
      },
      module: {
        ...webpackConfig.module,
        rules: [
          ...rules,
          {
            test: /\.css$/,
            use: [
              'style-loader',
              {
                loader: 'css-loader',
                options: {
                  modules: { auto: true, namedExport: false, exportLocalsConvention: 'as-is' },
                },
              },
            ],
          },
        ],
      },
    }
  },
}

export default config
