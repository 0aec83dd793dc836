import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { SHIPPED_GAMES } from '@doran/game-content'
import { loadAuthoredThemes } from '@doran/story-content'
import { describe, expect, it } from 'vitest'
import { GAME_PICTURES, PICTURES } from './all-pictures.js'
import { EMOTIONS } from './kit/emotion.js'
import {
  GAMES_PUBLIC_FOLDER,
  PUBLIC_FOLDER,
  gamePictureFiles,
  pictureFiles,
} from './picture-files.js'

const COVER_BYTES = 16_384
const PORTRAIT_BYTES = 6_144
const GAME_COVER_BYTES = 14_336
const GAME_PICTURE_BYTES = 8_192

const DOCUMENT = /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+"/
const LOADS_OR_RUNS =
  /<(script|style|text|image|foreignObject)|href="(?!#)|url\((?!#)|\son\w+=|NaN|undefined/

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name)
}

describe.each(Object.entries(PICTURES))('%s', (slug, pictures) => {
  const files = [...pictureFiles(slug, pictures)]

  it.each(files)('%s is what the drawing says', (path, svg) => {
    expect(readFileSync(join(PUBLIC_FOLDER, path), 'utf8')).toBe(svg)
  })

  it.each(files)('%s is a small picture that loads and runs nothing', (path, svg) => {
    expect(svg).toMatch(DOCUMENT)
    expect(svg).not.toMatch(LOADS_OR_RUNS)
    const { size } = statSync(join(PUBLIC_FOLDER, path))
    expect(size).toBeLessThan(path.startsWith('covers') ? COVER_BYTES : PORTRAIT_BYTES)
  })

  it('draws every feeling of a face differently', () => {
    for (const draw of Object.values(pictures.portraits)) {
      expect(new Set(EMOTIONS.map(draw)).size).toBe(EMOTIONS.length)
    }
  })
})

describe.each(loadAuthoredThemes().themes.map(({ load }) => load()))('$slug', (theme) => {
  it.each([theme.slug, `${theme.slug}-wide`])('has the cover %s', (name) => {
    expect(existsSync(join(PUBLIC_FOLDER, 'covers', `${name}.svg`))).toBe(true)
  })

  it.each(theme.cast)('has the faces of $name', ({ portrait = 'nobody' }) => {
    const drawn = EMOTIONS.filter((emotion) =>
      existsSync(join(PUBLIC_FOLDER, 'portraits', theme.slug, `${portrait}-${emotion}.svg`)),
    )
    expect(drawn).toEqual(EMOTIONS)
  })
})

describe.each(Object.entries(GAME_PICTURES))('the game %s', (slug, pictures) => {
  const files = [...gamePictureFiles(slug, pictures)]

  it.each(files)('%s is what the drawing says', (path, svg) => {
    expect(readFileSync(join(GAMES_PUBLIC_FOLDER, path), 'utf8')).toBe(svg)
  })

  it.each(files)('%s is a small picture that loads and runs nothing', (path, svg) => {
    const isCover = path.endsWith('/cover.svg')
    expect(svg).toMatch(DOCUMENT)
    expect(svg).toContain(isCover ? 'viewBox="0 0 640 480"' : 'viewBox="0 0 400 400"')
    expect(svg).not.toMatch(LOADS_OR_RUNS)
    const { size } = statSync(join(GAMES_PUBLIC_FOLDER, path))
    expect(size).toBeLessThan(isCover ? GAME_COVER_BYTES : GAME_PICTURE_BYTES)
  })

  it('has no file that nothing draws', () => {
    const folder = join('pictures/games', slug)
    const present = readdirSync(join(GAMES_PUBLIC_FOLDER, folder)).map((name) => join(folder, name))
    expect(present.toSorted()).toEqual(files.map(([path]) => path).toSorted())
  })
})

it('gives every id of the games to one shape, and names only ids that exist', () => {
  const drawn = Object.entries(GAME_PICTURES).flatMap(([slug, pictures]) => [
    ...gamePictureFiles(slug, pictures).values(),
  ])
  const ids = drawn.flatMap((svg) => matches(svg, / id="([^"]+)"/g))
  const named = drawn.flatMap((svg) => matches(svg, /(?:url\(#|href="#)([^")]+)/g))
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  expect(named.filter((id) => !ids.includes(id))).toEqual([])
})

describe.each(SHIPPED_GAMES.map((game) => [game.slug, game] as const))('%s', (_slug, game) => {
  it('names only pictures that exist', () => {
    const urls = matches(JSON.stringify(game), /"(\/pictures\/[^"]+)"/g)
    const absent = urls.filter((url) => !existsSync(join(GAMES_PUBLIC_FOLDER, url)))
    expect(urls).not.toEqual([])
    expect(absent).toEqual([])
  })
})
