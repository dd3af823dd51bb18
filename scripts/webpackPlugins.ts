import { cp } from 'node:fs/promises'
import path from 'node:path'
import webpack, { type Compiler } from 'webpack'

/**
 * Makes a file of each script for Bengali pages. Until here the scripts have the texts of both languages; the minifier drops those of
 * the other one.
 */
export class LanguagesPlugin {
  private readonly nameOf

  constructor(nameOf: (file: string) => string) {
    this.nameOf = nameOf
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('Languages', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE
      compilation.hooks.processAssets.tap({ name: 'Languages', stage }, () => {
        for (const { name, source, info } of compilation.getAssets()) {
          if (!/\.m?js$/.test(name)) continue
          const code = source.source().toString()
          const choose = (isBengali: boolean) =>
            new webpack.sources.RawSource(code.replace(/\b__BN__\b/g, `${isBengali}`))
          compilation.updateAsset(name, choose(false))
          compilation.emitAsset(this.nameOf(name), choose(true), { ...info })
        }
      })
    })
  }
}

/** Writes which files each chunk needs, so that the server can preload those of a route. */
export class AssetManifestPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('AssetManifest', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'AssetManifest', stage }, () => {
        const manifest: Record<string, string[]> = {}
        for (const [name, group] of compilation.namedChunkGroups) {
          manifest[name] = group.getFiles().map((file) => `/${file}`)
        }
        // Preloaded by Bengali pages.
        manifest['bengali-font'] = Object.keys(compilation.assets)
          .filter((file) => file.includes('bengali-regular'))
          .map((file) => `/${file}`)
        const source = new webpack.sources.RawSource(`${JSON.stringify(manifest, null, 1)}\n`)
        compilation.emitAsset('assets.json', source)
      })
    })
  }
}

/** The pictures are drawn ready for use: they go along as they are. */
export class PictureCopyPlugin {
  private readonly pictures

  constructor(pictures: string) {
    this.pictures = pictures
  }

  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tapPromise('PictureCopy', () =>
      cp(this.pictures, path.join(compiler.outputPath, 'images'), { recursive: true }),
    )
  }
}
