import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { AppError } from '../errors/app-error.js'
import { readFile } from './read-file.js'

const MAX_BYTES = 1_000_000
const DECLARED = { field: 'file', maxBytes: MAX_BYTES, withinMs: 10_000 }
const BOUNDARY = '----doran'
const TYPE = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }

type Body = NonNullable<RequestInit['body']>

const read = (body: Body, headers: Record<string, string> = {}, sender: string = randomUUID()) =>
  readFile(
    new Request('http://localhost/', { method: 'POST', body, headers, duplex: 'half' }),
    DECLARED,
    sender,
  )

const form = (...parts: [name: string, value: Blob | string, fileName?: string][]) => {
  const data = new FormData()
  for (const [name, value, fileName] of parts) {
    if (typeof value === 'string') data.append(name, value)
    else data.append(name, value, fileName)
  }
  return data
}

const part = (disposition: string, content = 'bytes') =>
  `--${BOUNDARY}\r\nContent-Disposition: ${disposition}\r\n\r\n${content}\r\n`
const raw = (...parts: string[]) => `${parts.join('')}--${BOUNDARY}--\r\n`
const FILE = 'form-data; name="file"; filename="a.png"'

const codeOf = (reading: Promise<unknown>) =>
  reading.then(
    () => 'read',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  )

describe('the one file', () => {
  it.each([
    ['of no bytes but a line end', '\r\n'],
    ['with the boundary’s beginning in it', `\r\n--${BOUNDARY.slice(0, 5)}\r\n--\r\n\r\n`],
    ['of every byte', Buffer.from(Array.from({ length: 256 }, (_, byte) => byte))],
    ['of just the limit', Buffer.alloc(MAX_BYTES, 7)],
  ])('%s comes as it was sent', async (_, content) => {
    const file = await read(form(['file', new Blob([content])]))

    expect(Buffer.from(file).equals(Buffer.from(content))).toBe(true)
  })

  it.each([
    '../../etc/passwd',
    'a.png\0.svg',
    '\u202egnp.exe',
    'a"; name="other',
    '사진.png',
    'a'.repeat(10_000),
  ])('may be named %j', async (fileName) => {
    const file = await read(form(['file', new Blob(['bytes'], { type: 'text/html' }), fileName]))

    expect(Buffer.from(file).toString()).toBe('bytes')
  })

  it.each([
    `multipart/form-data; boundary="${BOUNDARY}"`,
    `Multipart/Form-Data; charset=utf-8; boundary=${BOUNDARY}`,
  ])('comes by %s', async (type) => {
    expect(Buffer.from(await read(raw(part(FILE)), { 'content-type': type })).toString()).toBe(
      'bytes',
    )
  })
})

describe('refused is', () => {
  it.each([
    ['a file larger than the limit', form(['file', new Blob([Buffer.alloc(MAX_BYTES + 1)])])],
    ['a frame larger than any', raw(part(`${FILE}${'a'.repeat(20_000)}`, 'b'.repeat(MAX_BYTES)))],
  ])('%s', async (_, body) => {
    const headers = typeof body === 'string' ? TYPE : {}

    expect(await codeOf(read(body, headers))).toBe('FILE_TOO_LARGE')
  })

  it.each([
    ['two files', form(['file', new Blob(['a'])], ['file', new Blob(['b'])])],
    ['a field beside it', form(['file', new Blob(['a'])], ['note', 'b'])],
    ['a field before it', form(['note', 'b'], ['file', new Blob(['a'])])],
    ['a file of another name', form(['picture', new Blob(['a'])])],
    ['a field in its place', form(['file', 'a'])],
    ['an empty file', form(['file', new Blob([])])],
    ['nothing', form()],
  ])('%s', async (_, body) => {
    expect(await codeOf(read(body))).toBe('INVALID_INPUT')
  })

  it.each([
    ['no body', ''],
    ['a part without a name', raw(part('form-data; filename="a"'))],
    ['a part without a disposition', `--${BOUNDARY}\r\n\r\n\r\nbytes\r\n--${BOUNDARY}--\r\n`],
    ['a part that never ends', part(FILE)],
    ['what follows the end', `${raw(part(FILE))}<script>`],
    ['line ends after the end', `${raw(part(FILE))}\r\n\r\n`],
    ['a head that is no UTF-8', Buffer.from(raw(part(`${FILE}\xff`)), 'latin1')],
    ['what precedes the beginning', `<script>\r\n${raw(part(FILE))}`],
    ['a head that never ends', `--${BOUNDARY}\r\n${'a: b\r\n'.repeat(500)}`],
    ['very many parts', raw(part('form-data; name="a"', '').repeat(15_000))],
  ])('%s', async (_, body) => {
    expect(await codeOf(read(body, TYPE))).toBe('INVALID_INPUT')
  })

  it.each([
    ['application/json'],
    ['image/png'],
    ['multipart/form-data'],
    ['multipart/mixed; boundary=a'],
    [`multipart/form-data; boundary=${'a'.repeat(71)}`],
  ])('%s', async (type) => {
    expect(await codeOf(read(raw(part(FILE)), { 'content-type': type }))).toBe('BODY_TYPE')
  })
})

it('a declared length over the limit is refused unread', async () => {
  const { body, pulled } = endless()
  const headers = { ...TYPE, 'content-length': String(2 * MAX_BYTES) }

  expect(await codeOf(read(body, headers))).toBe('FILE_TOO_LARGE')
  expect(pulled()).toBeLessThan(2)
})

it('what comes without a length is cut off at the limit', async () => {
  const { body, pulled } = endless()

  expect(await codeOf(read(body, TYPE))).toBe('FILE_TOO_LARGE')
  expect(pulled()).toBeLessThan(MAX_BYTES / 65_536 + 3)
})

it('many files that come at once are bounded together, and their room is given back', async () => {
  const senders = Array.from({ length: 40 }, stalled)
  const readings = senders.map(({ body }) => codeOf(read(body, TYPE)))
  await new Promise((resolve) => setTimeout(resolve, 200))

  for (const { end } of senders) end()
  const codes = await Promise.all(readings)

  expect(codes.filter((code) => code === 'TOO_MANY')).toHaveLength(7)
  expect(codes.filter((code) => code === 'INVALID_INPUT')).toHaveLength(33)
  expect(await codeOf(read(form(['file', new Blob([Buffer.alloc(MAX_BYTES)])])))).toBe('read')
})

it('two may come from one sender at a time, and another when one of them has come', async () => {
  const own = [stalled(), stalled()]
  const readings = own.map(({ body }) => codeOf(read(body, TYPE, 'one')))
  const refused = read(form(['file', new Blob(['a'])]), {}, 'one')

  await expect(refused).rejects.toMatchObject({ code: 'TOO_MANY', retryAfter: 10 })
  expect(await codeOf(read(form(['file', new Blob(['a'])]), {}, 'other'))).toBe('read')
  for (const { end } of own) end()
  expect(await Promise.all(readings)).toEqual(['INVALID_INPUT', 'INVALID_INPUT'])
  expect(await codeOf(read(form(['file', new Blob(['a'])]), {}, 'one'))).toBe('read')
})

function endless() {
  let count = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      count += 1
      controller.enqueue(new Uint8Array(65_536))
    },
  })
  return { body, pulled: () => count }
}

/** Sends a megabyte and then nothing, until it ends. */
function stalled() {
  let end = () => {}
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new Uint8Array(MAX_BYTES))
      end = () => controller.close()
    },
    cancel: () => void (end = () => {}),
  })
  return { body, end: () => end() }
}
