import { inflateSync } from 'node:zlib'

/** The words of a PDF as a reader takes them out: by each font's own table of letters, a page after another. */
export function readPdfText(pdf: ArrayBuffer): string[] {
  const objects = readObjects(Buffer.from(pdf))
  const fonts = readFonts(objects)
  return [...objects.values()].flatMap(({ stream }) => {
    const content = stream?.toString('latin1') ?? ''
    return content.includes(' Tf') ? linesOf(content, fonts) : []
  })
}

/** How many fonts' own files are in a PDF. */
export const countEmbeddedFonts = (pdf: ArrayBuffer): number =>
  (
    Buffer.from(pdf)
      .toString('latin1')
      .match(/\/FontFile2/g) ?? []
  ).length

type PdfObject = { head: string; stream: Buffer | null }

function readObjects(bytes: Buffer): Map<string, PdfObject> {
  const text = bytes.toString('latin1')
  const found = text.matchAll(/(?<id>\d+) 0 obj\n(?<body>[\s\S]*?)\nendobj/g)
  return new Map(
    [...found].map(({ groups }): [string, PdfObject] => {
      const { id = '', body = '' } = groups ?? {}
      const [head = '', ...rest] = body.split('stream\n')
      const data = rest.join('stream\n').replace(/\nend$/, '')
      return [id, { head, stream: rest.length > 0 ? unpack(head, data) : null }]
    }),
  )
}

function unpack(head: string, data: string): Buffer {
  const bytes = Buffer.from(data.replace(/\nendstream$/, ''), 'latin1')
  return head.includes('/FlateDecode') ? inflateSync(bytes) : bytes
}

type Letters = Map<string, string>

function readFonts(objects: ReadonlyMap<string, PdfObject>): Map<string, Letters> {
  const fonts = new Map<string, Letters>()
  for (const { head } of objects.values()) {
    for (const { groups } of head.matchAll(/\/(?<name>F\d+) (?<id>\d+) 0 R/g)) {
      const { name = '', id = '' } = groups ?? {}
      const table = /\/ToUnicode (?<id>\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.groups?.['id']
      const cmap = objects.get(table ?? '')?.stream?.toString('latin1')
      if (cmap !== undefined) fonts.set(name, lettersOf(cmap))
    }
  }
  return fonts
}

function lettersOf(cmap: string): Letters {
  const letters: Letters = new Map()
  const ranges = cmap.matchAll(/<(?<from>[0-9a-f]+)> <[0-9a-f]+> \[(?<list>[^\]]*)\]/gi)
  for (const { groups } of ranges) {
    const { from = '0', list = '' } = groups ?? {}
    const first = Number.parseInt(from, 16)
    for (const [at, code] of [...list.matchAll(/<(?<hex>[0-9a-f]*)>/gi)].entries()) {
      const hex = code.groups?.['hex'] ?? ''
      const units = hex.match(/.{4}/g) ?? []
      const letter = String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)))
      letters.set((first + at).toString(16).padStart(4, '0'), letter)
    }
  }
  return letters
}

function linesOf(content: string, fonts: ReadonlyMap<string, Letters>): string[] {
  const lines: string[] = []
  let letters: Letters = new Map()
  for (const { groups } of content.matchAll(/\/(?<font>F\d+) [\d.]+ Tf|\[(?<line>[^\]]*)\] TJ/g)) {
    const { font, line } = groups ?? {}
    if (font !== undefined) letters = fonts.get(font) ?? new Map()
    if (line === undefined) continue
    const codes = [...line.matchAll(/<(?<hex>[0-9a-f]+)>/gi)].flatMap(
      ({ groups: each }) => each?.['hex']?.match(/.{4}/g) ?? [],
    )
    lines.push(codes.map((code) => letters.get(code.toLowerCase()) ?? '?').join(''))
  }
  return lines
}
