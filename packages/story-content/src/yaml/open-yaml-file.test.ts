import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lintContent } from '../lint/lint-content.js'
import { FIRST, THEME, writePierFolder, type PierFolder } from '../testing/pier-folder.js'
import { openYamlFile } from './open-yaml-file.js'

let pier: PierFolder
beforeEach(() => {
  pier = writePierFolder()
})
afterEach(() => pier.remove())

function lines(): string[] {
  return lintContent(pier.root).map(({ line }) => line)
}

it('refuses an alias bomb by its lines, without opening it', () => {
  const layers = Array.from({ length: 12 }, (_, layer) => {
    const refs = Array.from({ length: 10 }, () => `*l${layer}`).join(', ')
    return `l${layer + 1}: &l${layer + 1} [${refs}]`
  })
  pier.edit(THEME, 'slug: pier', `l0: &l0 ha\n${layers.join('\n')}\nslug: pier`)
  const found = lines()
  expect(found).toHaveLength(12)
  expect(found[0]).toBe(`${pier.placeOf(THEME, 'l1: &l1')} aliases are not read: write it out`)
})

it('refuses a value that holds itself', () => {
  pier.edit(THEME, 'tags: [선착장]', 'tags: &tags [*tags]')
  expect(lines()).toEqual([`${pier.placeOf(THEME, '&tags')} aliases are not read: write it out`])
})

it.each(['!!js/function', '!foo'])('refuses the tag %s by its line', (tag) => {
  pier.edit(FIRST, 'title: 매표소의 밤', `title: ${tag} 매표소의 밤`)
  expect(lines()).toEqual([expect.stringContaining(`${pier.placeOf(FIRST, tag)} Unresolved tag: `)])
})

it.each([
  ['lists without end', '['.repeat(100_000)],
  ['closed lists', '['.repeat(6_000) + ']'.repeat(6_000)],
  ['lists by dashes', `${'- '.repeat(6_000)}a`],
])('says of %s in one line that they are nested too deep', (_, text) => {
  const path = join(pier.root, 'deep.yaml')
  writeFileSync(path, text)
  expect(() => openYamlFile(path, pier.root)).toThrow(/^deep\.yaml:1 is nested too deep$/u)
})

it.each([
  ['a list', '? [이름, 별명]\n: 소이\n'],
  ['a map', '{ 이름: 소이 }: 매표원\n'],
])('refuses %s as a key by its line, without a warning', (_, pair) => {
  const warned = vi.spyOn(process, 'emitWarning')
  pier.edit(THEME, 'slug: pier', `${pair}slug: pier`)
  const [line] = pair.split('\n')
  const place = pier.placeOf(THEME, line ?? '')
  expect(lines()).toEqual([`${place} a key must be a name, not a list or a map`])
  expect(warned).not.toHaveBeenCalled()
  warned.mockRestore()
})

it.each([
  ['half a syllable', [0xed, 0x95]],
  ['a surrogate', [0xed, 0xa0, 0x80]],
  ['EUC-KR', [0xb9, 0xe3]],
])('refuses bytes of %s by their line', (_, bytes) => {
  const place = pier.placeOf(FIRST, 'title: 창고의 밤')
  const text = pier.read(FIRST)
  const at = text.indexOf('창고의 밤')
  const head = Buffer.from(text.slice(0, at))
  const tail = Buffer.from(text.slice(at))
  writeFileSync(join(pier.root, FIRST), Buffer.concat([head, Buffer.from(bytes), tail]))
  expect(lines()).toEqual([`${place} holds bytes that are not UTF-8`])
})

it('reads a file that begins with a byte order mark', () => {
  writeFileSync(join(pier.root, THEME), `\ufeff${pier.read(THEME)}`)
  expect(lines()).toEqual([])
})
