import { promisify } from 'node:util'
import { crc32, deflateRaw } from 'node:zlib'

/** `name` in ASCII. `isStored`: uncompressed, as an EPUB wants its first file. */
export type ZipEntry = { name: string; content: string; isStored?: boolean }

/** The directory at the end of an archive repeats these parts of an entry. */
type Written = { head: Buffer; name: Buffer; offset: number }

const SIGNATURES = { entry: 0x04034b50, directory: 0x02014b50, end: 0x06054b50 } as const
const VERSION = 20
const METHODS = { stored: 0, deflated: 8 } as const
/** Beyond these an archive would need ZIP64. */
const MOST_ENTRIES = 65_534
const MOST_BYTES = 0xffff_fffe

const compress = promisify(deflateRaw)

/**
 * A ZIP archive, an entry at a time. Each is whole in memory, so that its size can be written before it and the
 * strictest readers take it; libraries that stream write the size behind, also of what is stored. Format: PKWARE's
 * APPNOTE 6.3, sections 4.3.7, 4.3.12 and 4.3.16.
 */
export async function* writeZip(
  entries: AsyncIterable<ZipEntry>,
  modifiedAt: Date,
): AsyncGenerator<Uint8Array> {
  const written: Written[] = []
  let offset = 0
  for await (const entry of entries) {
    const { head, name, bytes } = await packed(entry, modifiedAt)
    written.push({ head, name, offset })
    const local = Buffer.concat([startOf(SIGNATURES.entry), head, name, bytes])
    offset += local.length
    if (written.length > MOST_ENTRIES || offset > MOST_BYTES) throw new Error('too much for a ZIP')
    yield local
  }
  yield directoryOf(written, offset)
}

async function packed({ name, content, isStored = false }: ZipEntry, modifiedAt: Date) {
  const plain = Buffer.from(content)
  const bytes = isStored ? plain : await compress(plain)
  const named = Buffer.from(name, 'ascii')
  const head = Buffer.alloc(26)
  head.writeUInt16LE(VERSION, 0)
  head.writeUInt16LE(isStored ? METHODS.stored : METHODS.deflated, 4)
  head.writeUInt32LE(dosTimeOf(modifiedAt), 6)
  head.writeUInt32LE(crc32(plain), 10)
  head.writeUInt32LE(bytes.length, 14)
  head.writeUInt32LE(plain.length, 18)
  head.writeUInt16LE(named.length, 22)
  return { head, name: named, bytes }
}

function directoryOf(written: readonly Written[], offset: number): Buffer {
  const entries = written.map(({ head, name, offset: at }) => {
    // Comment, disk and attributes are none; the last four bytes say where the entry starts.
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(at, 10)
    const madeBy = Buffer.alloc(2)
    madeBy.writeUInt16LE(VERSION, 0)
    return Buffer.concat([startOf(SIGNATURES.directory), madeBy, head, tail, name])
  })
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(written.length, 4)
  end.writeUInt16LE(written.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([directory, startOf(SIGNATURES.end), end])
}

function startOf(signature: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(signature, 0)
  return bytes
}

/** Two seconds, minute, hour; day, month, year from 1980. */
function dosTimeOf(at: Date): number {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)
  const date = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()
  return date * 65_536 + time
}
