import { unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { writeZip, type ZipEntry } from './write-zip.js'

const MADE_AT = new Date('2026-11-25T12:34:56Z')

async function zip(entries: readonly ZipEntry[]): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of writeZip(each(entries), MADE_AT)) parts.push(part)
  return Buffer.concat(parts)
}

async function* each(entries: readonly ZipEntry[]) {
  yield* entries
}

it('is read by others as it was written', async () => {
  const long = '불 앞에 앉아 이야기를 들었다. '.repeat(5_000)
  const archive = await zip([
    { name: 'plain', content: 'as it is', isStored: true },
    { name: 'folder/long.txt', content: long },
    { name: 'empty', content: '' },
  ])

  const files = Object.entries(unzipSync(archive)).map(([name, bytes]) => [
    name,
    Buffer.from(bytes).toString(),
  ])

  expect(files).toEqual([
    ['plain', 'as it is'],
    ['folder/long.txt', long],
    ['empty', ''],
  ])
  expect(archive.length).toBeLessThan(Buffer.byteLength(long) / 10)
})

it('says sizes and time before what they are of', async () => {
  const archive = await zip([{ name: 'mimetype', content: 'application/epub+zip', isStored: true }])

  expect(archive.readUInt16LE(6)).toBe(0)
  expect(archive.readUInt16LE(8)).toBe(0)
  expect([archive.readUInt32LE(18), archive.readUInt32LE(22)]).toEqual([20, 20])
  expect(archive.subarray(30, 58).toString('latin1')).toBe('mimetypeapplication/epub+zip')
  expect(archive.readUInt16LE(12)).toBe(((2026 - 1980) << 9) | (11 << 5) | 25)
})

it('may hold nothing', async () => {
  expect(unzipSync(await zip([]))).toEqual({})
})
