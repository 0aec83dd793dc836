import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import {
  isCollection,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Document,
} from 'yaml'
import { ContentError } from './content-error.js'

/** A parsed file that can tell the line of a path. `name` is its path under the content's root. */
export type YamlFile = {
  name: string
  value: unknown
  lineOf: (path: readonly PropertyKey[]) => number
}

/** Throws `ContentError` on what is no plain data: aliases, which may grow without end, unknown tags, keys of many parts. */
export function openYamlFile(path: string, root: string): YamlFile {
  const name = relative(root, path)
  const counter = new LineCounter()
  const document = parseDocument(readText(path, name), {
    lineCounter: counter,
    prettyErrors: false,
  })
  const unread = unreadIn(document, name, counter)
  const faults = unread.length > 0 ? unread : unplainIn(document, name, counter)
  if (faults.length > 0) throw new ContentError(faults)
  const lineOf = (inner: readonly PropertyKey[]) =>
    counter.linePos(offsetOf(document.contents, inner)).line
  const value: unknown = document.toJS()
  return { name, value, lineOf }
}

function unreadIn(document: Document.Parsed, name: string, counter: LineCounter): string[] {
  const { errors, warnings } = document
  const tooDeep = errors.find(({ code }) => code === 'RESOURCE_EXHAUSTION')
  if (tooDeep) return [`${name}:${counter.linePos(tooDeep.pos[0]).line} is nested too deep`]
  return [...errors, ...warnings].map(
    ({ pos: [start], message }) => `${name}:${counter.linePos(start).line} ${message}`,
  )
}

function unplainIn(document: Document.Parsed, name: string, counter: LineCounter): string[] {
  const faults = new Set<string>()
  const note = (node: unknown, message: string) =>
    void faults.add(`${name}:${counter.linePos(startOf(node) ?? 0).line} ${message}`)
  visit(document, {
    Alias: (_key, alias) => note(alias, 'aliases are not read: write it out'),
    Pair: (_key, { key }) =>
      isCollection(key) ? note(key, 'a key must be a name, not a list or a map') : undefined,
  })
  return [...faults]
}

function readText(path: string, name: string): string {
  const bytes = readBytes(path, name)
  if (isUtf8(bytes)) return bytes.toString('utf8')
  // One character a byte: a line feed is never a part of another character in UTF-8.
  const lines = bytes.toString('latin1').split('\n')
  const line = lines.findIndex((text) => !isUtf8(Buffer.from(text, 'latin1'))) + 1
  throw new ContentError([`${name}:${line} holds bytes that are not UTF-8`])
}

function readBytes(path: string, name: string): Buffer {
  try {
    return readFileSync(path)
  } catch (cause) {
    throw new ContentError([`${name}:1 cannot be read (${String(cause)})`])
  }
}

/** Where the key of a path stands; where the path leaves the file, its last known part. */
function offsetOf(contents: unknown, path: readonly PropertyKey[]): number {
  let node = contents
  let offset = startOf(contents) ?? 0
  for (const key of path) {
    const child = childOf(node, key)
    if (!child) break
    offset = child.offset ?? offset
    node = child.node
  }
  return offset
}

function childOf(node: unknown, key: PropertyKey): { node: unknown; offset: number | null } | null {
  if (isMap(node)) {
    const pair = node.items.find(
      (item) => isScalar(item.key) && String(item.key.value) === String(key),
    )
    return pair ? { node: pair.value, offset: startOf(pair.key) } : null
  }
  if (!isSeq(node)) return null
  const item = node.items[Number(key)]
  return item === undefined ? null : { node: item, offset: startOf(item) }
}

function startOf(node: unknown): number | null {
  const range: unknown = typeof node === 'object' && node ? Reflect.get(node, 'range') : null
  return Array.isArray(range) && typeof range[0] === 'number' ? range[0] : null
}
