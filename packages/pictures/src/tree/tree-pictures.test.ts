import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { GAME_PICTURES, TREE_PICTURES } from '../all-pictures.js'
import { GAMES_PUBLIC_FOLDER, gamePictureFiles, treePictureFiles } from '../picture-files.js'
import { SLOTS } from './slots.js'

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

it('hangs ornaments on every tree', () => {
  expect(Object.keys(SLOTS).toSorted()).toEqual(Object.keys(TREE_PICTURES.trees).toSorted())
})

describe.each(Object.entries(SLOTS))('the slots of %s', (_tree, slots) => {
  it('are twelve, from top to bottom', () => {
    expect(slots).toHaveLength(12)
    expect(slots.map(({ y }) => y)).toEqual(slots.map(({ y }) => y).toSorted((a, b) => a - b))
  })

  it('leave room for an ornament of 96 within the picture', () => {
    const outside = slots.filter(
      ({ x, y }) => x * 7.2 < 48 || x * 7.2 > 672 || y < 0 || y * 9 > 804,
    )
    expect(outside).toEqual([])
  })

  it('lie far enough apart for fingers', () => {
    const near = slots.flatMap((one, index) =>
      slots
        .slice(index + 1)
        .filter((other) => Math.abs(one.x - other.x) < 15 && Math.abs(one.y - other.y) < 11)
        .map((other) => [one, other]),
    )
    expect(near).toEqual([])
  })
})
