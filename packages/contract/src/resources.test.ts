/// <reference types="node" />
import { globSync, readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { STATUS_BY_CODE } from './codes.js'
import { ERRORS, FIELD_COPY } from './errors.js'
import { LENGTHS, LIMITS } from './limits.js'
import { merge } from './core/merge.js'
import { resourceOf } from './paths.js'
import { resources } from './resources.js'

const SHARED = ['core', 'openapi']
const SOURCES = new URL('./', import.meta.url)

const folders = readdirSync(SOURCES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !SHARED.includes(entry.name))
  .map(({ name }) => name)

/** The exports of the folders' files of this name, but for functions, by folder. */
async function exportsOf(file: 'codes' | 'copy' | 'limits') {
  const withFile = ['core', ...folders].filter((folder) =>
    readdirSync(new URL(`${folder}/`, SOURCES)).includes(`${file}.ts`),
  )
  return Promise.all(
    withFile.map(async (folder) => {
      const exported: Record<string, unknown> = await import(`./${folder}/${file}.ts`)
      return { folder, exported: Object.entries(exported) }
    }),
  )
}

const nameEnds = (ending: string) => (entry: [string, unknown]) => entry[0].endsWith(ending)

describe('the list of resources', () => {
  it('names every folder', () => {
    const names = Object.keys(resources).toSorted()
    expect(names, 'pnpm generate writes this list').toEqual(folders.toSorted())
  })

  it.each(Object.entries(resources))(
    'has the calls of %s under paths of its own',
    (name, calls) => {
      for (const key of Object.keys(calls)) expect([key, resourceOf(key)]).toEqual([key, name])
    },
  )

  it('has no path that is also one of another resource', () => {
    const keysOf = Object.entries(resources).map(([name, calls]) => ({
      name,
      keys: Object.keys(calls).map((key) => key.split('/')),
    }))
    const fits = (one: string[], other: string[]) =>
      one.length === other.length &&
      one.every((part, at) => part === other[at] || `${part}${other[at]}`.includes('{'))
    const shared = keysOf.flatMap(({ name, keys }) =>
      keysOf
        .filter((other) => other.name !== name)
        .flatMap((other) => keys.filter((key) => other.keys.some((its) => fits(key, its)))),
    )
    expect(shared).toEqual([])
  })

  it('knows no resource of a path without a declaration', () => {
    expect(resourceOf('GET /v1/nothing/at/all')).toBeNull()
  })

  it.each([
    ['codes', '_CODES', STATUS_BY_CODE],
    ['copy', '_MESSAGES', ERRORS],
    ['copy', '_FIELD_COPY', FIELD_COPY],
    ['limits', '_LIMITS', LIMITS],
    ['limits', '_LENGTHS', LENGTHS],
  ] as const)('merges every %s.ts: %s', async (file, ending, merged) => {
    for (const { folder, exported } of await exportsOf(file)) {
      for (const [name, table] of exported.filter(nameEnds(ending))) {
        expect(Object.keys(merged), `${folder}: ${name}`).toEqual(
          expect.arrayContaining(Object.keys(Object(table))),
        )
      }
    }
  })
})

/** The packages that a source loads, itself or by what it imports; types load nothing. */
function packagesBehind(source: URL, seen = new Set<string>()): string[] {
  if (seen.has(source.href)) return []
  seen.add(source.href)
  const loaded = readFileSync(source, 'utf8').matchAll(
    /^(?:im|ex)port (?!type )[^']*from '([^']+)'/gm,
  )
  return [...loaded].flatMap(([, name = '']) =>
    name.startsWith('.') ? packagesBehind(new URL(name.replace('.js', '.ts'), source), seen) : name,
  )
}

describe('what a browser imports', () => {
  const cwd = fileURLToPath(SOURCES)
  const faces = ['codes', 'errors', 'limits', 'names', 'specification'].map((face) => `${face}.ts`)

  it.each([...faces, ...globSync('*/{codes,copy,limits}.ts', { cwd })])(
    '%s loads no Zod',
    (file) => {
      expect(packagesBehind(new URL(file, SOURCES))).toEqual([])
    },
  )

  it('would be seen to load it', () => {
    expect(packagesBehind(new URL('index.ts', SOURCES))).toContain('zod')
  })
})

describe('merging', () => {
  it('keeps every key with its own type', () => {
    const merged = merge({ one: { a: 1 }, two: { b: 'x' } })
    expect(merged).toEqual({ a: 1, b: 'x' })
    expectTypeOf(merged).toEqualTypeOf<{ readonly a: 1; readonly b: 'x' }>()
  })

  it('refuses a key that two parts declare', () => {
    // @ts-expect-error `b` is declared twice
    expect(() => merge({ one: { a: 1, b: 1 }, two: { b: 2 } })).toThrow('b is declared twice')
  })
})
