import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
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

it('refuses lists in lists without end', () => {
  const path = join(pier.root, 'deep.yaml')
  writeFileSync(path, '['.repeat(100_000))
  expect(() => openYamlFile(path, pier.root)).toThrow(/^deep\.yaml:1 /u)
})
