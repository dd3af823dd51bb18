/**
 * Draws every picture of the demo shop into public/; skips those whose drawing has not changed.
 * An argument limits it to the targets that contain it.
 */
import { createHash } from 'node:crypto'
import { access, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { bannerJobs } from './banners'
import type { Job } from './job'
import { productJobs } from './products'
import { brandFiles } from './wordmark'

const publicFolder = join(process.cwd(), 'public')
const manifestFile = join(process.cwd(), 'scripts/pictures/manifest.json')
const workers = 2
const allJobs = [...bannerJobs, ...productJobs]

type Encode = (image: Sharp, width: number, more: number) => Sharp

/**
 * Every size of every picture has to fit into 11 MB. AVIF is what nearly every browser gets; WebP
 * is there for the rest and may look a little softer.
 */
const encoders: Record<Job['formats'][number], Encode> = {
  avif: (image, width, more) =>
    image.avif({ quality: (width > 500 ? 32 : 42) + more, effort: 3, chromaSubsampling: '4:2:0' }),
  webp: (image, width, more) =>
    image.webp({ quality: (width > 500 ? 26 : 44) + more, effort: 5, preset: 'photo' }),
  jpg: (image) => image.jpeg({ quality: 82, mozjpeg: true }),
}

type Manifest = Record<string, string>

async function readManifest(): Promise<Manifest> {
  const text = await readFile(manifestFile, 'utf8').catch(() => '{}')
  const value: unknown = JSON.parse(text)
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
}

function filesOf({
  target,
  widths,
  formats,
  bare,
}: Job): { file: string; width: number; format: Job['formats'][number] }[] {
  return widths.flatMap((width) =>
    formats.map((format) => ({
      file: join(publicFolder, `${target}${bare ? '' : `-${width}`}.${format}`),
      width,
      format,
    })),
  )
}

async function allExist(files: readonly string[]): Promise<boolean> {
  const found = await Promise.all(
    files.map((file) =>
      access(file).then(
        () => true,
        () => false,
      ),
    ),
  )
  return found.every(Boolean)
}

async function render(job: Job, svg: string): Promise<void> {
  const widest = Math.max(...job.widths)
  // One rendering a fifth larger, from which every size is taken: smoother edges.
  const drawn = await sharp(Buffer.from(svg), { unlimited: true, density: 90 })
    .removeAlpha()
    .resize({ width: Math.round(widest * 1.2), withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (const { file, width, format } of filesOf(job)) {
    await mkdir(dirname(file), { recursive: true })
    await encoders[format](
      sharp(drawn.data, { raw: drawn.info }).resize({ width }),
      width,
      job.fine ? 22 : 0,
    ).toFile(file)
  }
}

/** Takes away the pictures of products that are no more, or have fewer pictures now. */
async function prune(manifest: Manifest): Promise<void> {
  const wanted = new Set(allJobs.flatMap(filesOf).map(({ file }) => file))
  const folder = join(publicFolder, 'images/products')
  for (const name of await readdir(folder)) {
    if (!wanted.has(join(folder, name))) await rm(join(folder, name))
  }
  const targets = new Set(allJobs.map((job) => job.target))
  for (const target of Object.keys(manifest))
    if (!targets.has(target)) Reflect.deleteProperty(manifest, target)
}

async function main(): Promise<void> {
  sharp.concurrency(1)
  for (const [file, svg] of Object.entries(brandFiles)) {
    await writeFile(join(publicFolder, file), svg)
  }
  const only = process.argv[2]
  const jobs = allJobs.filter((job) => !only || job.target.includes(only))
  const manifest = await readManifest()
  let [next, drawn] = [0, 0]
  const save = async (): Promise<void> => {
    const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)))
    await writeFile(manifestFile, `${JSON.stringify(sorted, null, 2)}\n`)
  }
  const work = async (): Promise<void> => {
    for (let job = jobs[next]; job; job = jobs[next]) {
      next += 1
      const svg = job.svg()
      const hash = createHash('sha256')
        .update(svg)
        .update(job.widths.join())
        .update(job.fine ? 'fine' : '')
        .digest('hex')
        .slice(0, 16)
      const upToDate =
        manifest[job.target] === hash && (await allExist(filesOf(job).map(({ file }) => file)))
      if (upToDate) continue
      await render(job, svg)
      manifest[job.target] = hash
      drawn += 1
      if (drawn % 20 === 0) {
        await save()
        console.log(`${next} of ${jobs.length}`)
      }
    }
  }
  await Promise.all(Array.from({ length: workers }, work))
  await prune(manifest)
  await save()
  console.log(`${drawn} drawn, ${jobs.length - drawn} up to date`)
}

await main()
