import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { migrate } from '../../src/db/migrate'
import { databaseUrl, migrationsFolder, onServer } from '../support/templates'

const name = `jontro_pictures_${process.pid}`
const user = '01980000-0000-7000-8000-000000000001'
const product = '01980000-0000-7000-8000-000000000002'
let folder = ''
let client: Client

/** As it was before the rule was made. */
beforeAll(async () => {
  await onServer((server) =>
    server.query(`create database ${name} encoding 'UTF8' template template0`),
  )
  folder = await mkdtemp(join(tmpdir(), 'jontro-migrations-'))
  for (const file of await readdir(migrationsFolder)) {
    if (file < '0021') await cp(join(migrationsFolder, file), join(folder, file))
  }
  await migrate(databaseUrl(name), folder)
  client = new Client({ connectionString: databaseUrl(name) })
  await client.connect()
  for (const [id, photo] of [
    [user, '/logout'],
    [user.replace(/.$/, '3'), 'https://lh3.example/a=s96-c'],
    [user.replace(/.$/, '4'), 'https://['],
  ]) {
    await client.query(
      'insert into users (id, identity_uid, email, photo) values ($1::uuid, $1::text, $1::text, $2)',
      [id, photo],
    )
  }
  for (const [id, images] of [
    [product, ['/images/a-960.webp', '/logout', '/uploads/b-960.webp']],
    [product.replace(/.$/, '5'), ['https://a:b@evil.example/', 'https://[']],
    [product.replace(/.$/, '6'), ['https://pictures.example/a.png']],
  ]) {
    await client.query(
      `insert into products (id, product_name, category, price, images)
       values ($1::uuid, 'Fan', 'Fan', 10, $2)`,
      [id, images],
    )
  }
  await migrate(databaseUrl(name), migrationsFolder)
})
afterAll(async () => {
  await client.end()
  await onServer((server) => server.query(`drop database ${name} with (force)`))
  await rm(folder, { recursive: true })
})

test('photos that are no pictures become the default', async () => {
  const { rows } = await client.query<{ photo: string }>('select photo from users order by id')
  expect(rows.map(({ photo }) => photo)).toEqual([
    '/images/avatar.svg',
    'https://lh3.example/a=s96-c',
    '/images/avatar.svg',
  ])
})

test('products lose the pictures that are none, in the order of the others', async () => {
  const { rows } = await client.query<{ images: string[] }>(
    'select images from products order by id',
  )
  expect(rows.map(({ images }) => images)).toEqual([
    ['/images/a-960.webp', '/uploads/b-960.webp'],
    ['/images/logo.svg'],
    ['https://pictures.example/a.png'],
  ])
})
