import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterEach, expect, it } from 'vitest'
import { closeAll, send, startDoor, startSite } from './testing/servers.js'

const folders: string[] = []
afterEach(async () => {
  await closeAll()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** A door that holds `chunks/a.js` compressed and `b.css` not, before a site that answers everything itself. */
async function doorWithFiles() {
  const folder = mkdtempSync(join(tmpdir(), 'doran-static-'))
  folders.push(folder)
  mkdirSync(join(folder, 'chunks'))
  writeFileSync(join(folder, 'chunks/a.js'), 'a()')
  writeFileSync(join(folder, 'chunks/a.js.br'), brotliCompressSync('a()'))
  writeFileSync(join(folder, 'chunks/a.js.gz'), gzipSync('a()'))
  writeFileSync(join(folder, 'b.css'), 'b{}')
  const site = await startSite((_request, response) => response.end('of the site'))
  const door = await startDoor({
    WEB_ORIGIN: site.origin,
    EDGE_WEB_STATIC: folder,
    EDGE_TALES_STATIC: folder,
  })
  return { door, folder }
}

/** What `fetch` would decode and hide. */
function raw(url: string, encoding: string, method = 'GET') {
  return new Promise<{ encoding: string | undefined; bytes: number }>((resolve, reject) => {
    get(url, { method, headers: { 'accept-encoding': encoding } }, (answer) => {
      let bytes = 0
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length))
      answer.on('end', () => resolve({ encoding: answer.headers['content-encoding'], bytes }))
    }).on('error', reject)
  })
}

it('sends what a build compressed, for good', async () => {
  const { door } = await doorWithFiles()
  const tales = await fetch(`${door.origin}/doran-tales/_next/static/chunks/a.js`)
  expect(await tales.text()).toBe('a()')
  const answer = await fetch(`${door.origin}/_next/static/chunks/a.js`)
  expect(await answer.text()).toBe('a()')
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
  })
})

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['identity', undefined],
  ['brx', undefined],
])('with %s it encodes as %s', async (taken, encoding) => {
  const { door } = await doorWithFiles()
  const answer = await raw(`${door.origin}/_next/static/chunks/a.js`, taken)
  expect(answer.encoding).toBe(encoding)
})

it('sends a HEAD no body', async () => {
  const { door } = await doorWithFiles()
  const answer = await raw(`${door.origin}/_next/static/chunks/a.js`, 'br', 'HEAD')
  expect(answer).toEqual({ encoding: 'br', bytes: 0 })
})

it('keeps what a later build takes away', async () => {
  const { door, folder } = await doorWithFiles()
  rmSync(folder, { recursive: true })
  const answer = await fetch(`${door.origin}/_next/static/chunks/a.js`)
  expect(await answer.text()).toBe('a()')
})

it.each(['b.css', 'chunks/a.js.br', 'chunks/a.js?x', 'chunks/%61.js', 'chunks', 'gone.js'])(
  'leaves %s to the site',
  async (name) => {
    const { door } = await doorWithFiles()
    const answer = await fetch(`${door.origin}/_next/static/${name}`)
    expect(await answer.text()).toBe('of the site')
  },
)

it('does not read on where a body of unknown length comes with it', async () => {
  const { door } = await doorWithFiles()
  const head = 'GET /_next/static/chunks/a.js HTTP/1.1\r\nhost: x\r\naccept-encoding: br\r\n'
  const chunk = `100000\r\n${'x'.repeat(0x10_00_00)}\r\n`
  const answer = await send(
    door.port,
    `${head}transfer-encoding: chunked\r\n\r\n${chunk.repeat(3)}`,
  )
  expect(answer).toContain('HTTP/1.1 413')
})

it('lets nobody write to them', async () => {
  const { door } = await doorWithFiles()
  const answer = await fetch(`${door.origin}/_next/static/chunks/a.js`, { method: 'POST' })
  expect(answer.status).toBe(405)
})
