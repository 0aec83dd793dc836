const RECORD_BYTES = 12
const NAMES = { family: 1, unique: 3, full: 4, postScript: 6, typographic: 16, prefix: 25 }

/** The licence reserves the name for the whole font; both names are of one length, so that nothing moves. */
export function renameFont(font, from, to) {
  if (from.length !== to.length) throw new Error('the names must be of one length')
  const bytes = Buffer.from(font)
  const table = tableAt(bytes, 'name')
  const texts = table + bytes.readUInt16BE(table + 4)
  for (let at = 0; at < bytes.readUInt16BE(table + 2); at += 1) {
    const record = table + 6 + at * RECORD_BYTES
    if (!Object.values(NAMES).includes(bytes.readUInt16BE(record + 6))) continue
    const start = texts + bytes.readUInt16BE(record + 10)
    replaceIn(bytes.subarray(start, start + bytes.readUInt16BE(record + 8)), from, to)
  }
  return bytes
}

function replaceIn(text, from, to) {
  for (const encode of [(word) => Buffer.from(word, 'latin1'), utf16]) {
    for (let at = text.indexOf(encode(from)); at >= 0; at = text.indexOf(encode(from), at + 1))
      encode(to).copy(text, at)
  }
}

const utf16 = (word) => Buffer.from(word, 'utf16le').swap16()

function tableAt(bytes, tag) {
  for (let at = 0; at < bytes.readUInt16BE(4); at += 1) {
    const entry = 12 + at * 16
    if (bytes.toString('latin1', entry, entry + 4) === tag) return bytes.readUInt32BE(entry + 8)
  }
  throw new Error(`the font has no table ${tag}`)
}
