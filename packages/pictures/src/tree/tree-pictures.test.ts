import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { GAME_PICTURES, TREE_PICTURES } from '../all-pictures.js'
import { GAMES_PUBLIC_FOLDER, gamePictureFiles, treePictureFiles } from '../picture-files.js'

const ORNAMENT_BYTES = 6_144
const LARGE_BYTES = 40_960

const VIEW = { trees: '0 0 720 900', grounds: '0 0 720 1280', ornaments: '0 0 96 96' } as const

const LOADS_OR_RUNS =
  /<(script|style|text|image|foreignObject)|href="(?!#)|url\((?!#)|\son\w+=|NaN|undefined/

const files = [...treePictureFiles(TREE_PICTURES)]

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name)
}

describe.each(['trees', 'grounds', 'ornaments'] as const)('the %s', (folder) => {
  const own = files.filter(([path]) => path.startsWith(`pictures/tree/${folder}/`))

  it.each(own)('%s is what the drawing says', (path, svg) => {
    expect(readFileSync(join(GAMES_PUBLIC_FOLDER, path), 'utf8')).toBe(svg)
  })

  it.each(own)('%s is a small picture of its size that loads and runs nothing', (path, svg) => {
    expect(svg).toContain(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${VIEW[folder]}"`)
    expect(svg).not.toMatch(LOADS_OR_RUNS)
    const { size } = statSync(join(GAMES_PUBLIC_FOLDER, path))
    expect(size).toBeLessThanOrEqual(folder === 'ornaments' ? ORNAMENT_BYTES : LARGE_BYTES)
  })

  it('have no file that nothing draws', () => {
    const below = join('pictures/tree', folder)
    const present = readdirSync(join(GAMES_PUBLIC_FOLDER, below)).map((name) => join(below, name))
    expect(present.toSorted()).toEqual(own.map(([path]) => path).toSorted())
  })
})

it('draws four trees, four grounds and thirty ornaments, no two alike', () => {
  const counts = Object.values(TREE_PICTURES).map((drawn) => Object.keys(drawn).length)
  expect(counts).toEqual([4, 4, 30])
  expect(new Set(files.map(([, svg]) => svg)).size).toBe(files.length)
})

it('fills every ground to its edges and no tree or ornament', () => {
  const filled = files.filter(([, svg]) => /\n<path d="M0 0h\d+v\d+H0z"/.test(svg))
  expect(filled.map(([path]) => path)).toEqual(
    Object.keys(TREE_PICTURES.grounds).map((key) => `pictures/tree/grounds/${key}.svg`),
  )
})

it('gives every id to one shape, none of them a game’s, and names only ids that exist', () => {
  const idsOf = (svg: string) => matches(svg, / id="([^"]+)"/g)
  const ids = files.flatMap(([, svg]) => idsOf(svg))
  const named = files.flatMap(([, svg]) => matches(svg, /(?:url\(#|href="#)([^")]+)/g))
  const gameIds = new Set(
    Object.entries(GAME_PICTURES).flatMap(([slug, pictures]) =>
      [...gamePictureFiles(slug, pictures).values()].flatMap(idsOf),
    ),
  )
  expect(ids.filter((id, index) => ids.indexOf(id) !== index || gameIds.has(id))).toEqual([])
  expect(named.filter((id) => !ids.includes(id))).toEqual([])
})
