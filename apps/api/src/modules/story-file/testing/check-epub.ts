import { DOMParser, type Document } from '@xmldom/xmldom'
import { unzipSync } from 'fflate'

const XHTML = 'application/xhtml+xml'
const TYPES = new Map([
  ['xhtml', XHTML],
  ['css', 'text/css'],
])

export type CheckedEpub = {
  /** By path. */
  files: Map<string, string>
  /** By path; every XML document. */
  documents: Map<string, Document>
  /** Paths in the order in which they are read. */
  spine: string[]
}

/** Reads an EPUB as a reading system must be able to; throws what is wrong with it. */
export function checkEpub(bytes: Buffer): CheckedEpub {
  checkFirstFile(bytes)
  const files = new Map(
    Object.entries(unzipSync(bytes)).map(([path, content]) => [
      path,
      Buffer.from(content).toString('utf8'),
    ]),
  )
  const documents = new Map(
    [...files]
      .filter(([path]) => /\.(?:xml|opf|xhtml)$/.test(path))
      .map(([path, content]) => [path, parseXml(path, content)]),
  )
  const root = one(documents.get('META-INF/container.xml'), 'rootfile').getAttribute('full-path')
  const book = documents.get(root ?? '')
  if (!book) throw new Error(`there is no package document ${root}`)
  checkMetadata(book)
  const items = checkManifest(book, files)
  for (const [path, document] of documents) checkIds(path, document)
  for (const [path, document] of documents) checkLinks(path, document, files)
  const spine = all(book, 'itemref').map((ref) => {
    const item = items.get(ref.getAttribute('idref') ?? '')
    if (item?.type === XHTML) return item.path
    throw new Error(`the spine names ${ref.getAttribute('idref')}`)
  })
  if (new Set(spine).size !== spine.length || spine.length === 0) throw new Error('a bad spine')
  return { files, documents, spine }
}

/** Uncompressed, without extra fields, its size before it: OCF 3.3, section 4.2. */
function checkFirstFile(bytes: Buffer): void {
  const [method, extra] = [bytes.readUInt16LE(8), bytes.readUInt16LE(28)]
  const content = bytes.subarray(30, 58).toString('latin1')
  if (content !== 'mimetypeapplication/epub+zip' || method !== 0 || extra !== 0) {
    throw new Error(`the first file is ${content}, by ${method}, with ${extra}`)
  }
}

function parseXml(path: string, content: string): Document {
  const parser = new DOMParser({
    onError(_, message) {
      throw new Error(`${path}: ${message}`)
    },
  })
  if (!content.startsWith('<?xml version="1.0" encoding="utf-8"?>')) throw new Error(path)
  return parser.parseFromString(content, 'application/xml')
}

function checkMetadata(book: Document): void {
  const modified = all(book, 'meta').filter(
    (meta) => meta.getAttribute('property') === 'dcterms:modified',
  )
  const root = book.documentElement
  const named = root?.getAttribute('unique-identifier') ?? ''
  const identifier = one(book, 'dc:identifier')
  const isWhole =
    root?.getAttribute('version') === '3.0' &&
    identifier.getAttribute('id') === named &&
    /^urn:uuid:[0-9a-f-]{36}$/.test(identifier.textContent ?? '') &&
    one(book, 'dc:language').textContent === 'ko' &&
    one(book, 'dc:title').textContent?.trim() !== '' &&
    modified.length === 1 &&
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(modified[0]?.textContent ?? '')
  if (!isWhole) throw new Error('the metadata lack something')
}

/** Every file but those of the container is declared once, with its type; one is the contents. */
function checkManifest(book: Document, files: ReadonlyMap<string, string>) {
  const items = new Map(
    all(book, 'item').map((item) => {
      const path = `EPUB/${item.getAttribute('href')}`
      const type = item.getAttribute('media-type') ?? ''
      if (TYPES.get(path.split('.').at(-1) ?? '') !== type) throw new Error(`${path} is no ${type}`)
      return [
        item.getAttribute('id') ?? '',
        { path, type, properties: item.getAttribute('properties') },
      ]
    }),
  )
  const declared = [...items.values()].map(({ path }) => path)
  const held = [...files.keys()].filter(
    (path) => path.startsWith('EPUB/') && !path.endsWith('.opf'),
  )
  if (declared.toSorted().join() !== held.toSorted().join()) {
    throw new Error(`declared are ${declared.join()}, held ${held.join()}`)
  }
  if ([...items.values()].filter(({ properties }) => properties === 'nav').length !== 1) {
    throw new Error('there is not one file of contents')
  }
  return items
}

function checkIds(path: string, document: Document): void {
  const ids = all(document, '*').flatMap((element) => element.getAttribute('id') ?? [])
  if (new Set(ids).size !== ids.length) throw new Error(`${path} has an id twice`)
}

function checkLinks(path: string, document: Document, files: ReadonlyMap<string, string>): void {
  for (const element of [...all(document, 'a'), ...all(document, 'link')]) {
    const target = `EPUB/${element.getAttribute('href')?.split('#')[0]}`
    if (!files.has(target)) throw new Error(`${path} leads to ${target}`)
  }
}

export function all(document: Document | undefined, name: string) {
  if (!document) throw new Error(`no document has ${name}`)
  return [...document.getElementsByTagName(name)]
}

export function one(document: Document | undefined, name: string) {
  const [element, ...others] = all(document, name)
  if (!element || others.length > 0) throw new Error(`there is not one ${name}`)
  return element
}
