import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { isMap, isScalar, isSeq, LineCounter, parseDocument, visit, type Document } from 'yaml'
import { ContentError } from './content-error.js'

/** A parsed file that can tell the line of a path. `name` is its path under the content's root. */
export type YamlFile = {
  name: string
  value: unknown
  lineOf: (path: readonly PropertyKey[]) => number
}

/** Throws `ContentError` on what is no plain data: aliases, which may grow without end, and unknown tags too. */
export function openYamlFile(path: string, root: string): YamlFile {
  const name = relative(root, path)
  const counter = new LineCounter()
  const document = parseDocument(readText(path, name), {
    lineCounter: counter,
    prettyErrors: false,
  })
  const unread = [...document.errors, ...document.warnings].map(
    ({ pos: [start], message }) => `${name}:${counter.linePos(start).line} ${message}`,
  )
  const faults = unread.length > 0 ? unread : aliasesIn(document, name, counter)
  if (faults.length > 0) throw new ContentError(faults)
  const lineOf = (inner: readonly PropertyKey[]) =>
    counter.linePos(offsetOf(document.contents, inner)).line
  const value: unknown = document.toJS()
  return { name, value, lineOf }
}

function aliasesIn(document: Document.Parsed, name: string, counter: LineCounter): string[] {
  const lines = new Set<number>()
  visit(document, {
    Alias: (_key, alias) => void lines.add(counter.linePos(alias.range?.[0] ?? 0).line),
  })
  return [...lines].map((line) => `${name}:${line} aliases are not read: write it out`)
}

function readText(path: string, name: string): string {
  try {
    return readFileSync(path, 'utf8')
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
