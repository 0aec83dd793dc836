import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { loadAuthoredThemes } from '@doran/story-content'
import { describe, expect, it } from 'vitest'
import { PICTURES } from './all-pictures.js'
import { EMOTIONS } from './kit/emotion.js'
import { PUBLIC_FOLDER, pictureFiles } from './picture-files.js'

const COVER_BYTES = 16_384
const PORTRAIT_BYTES = 6_144

describe.each(Object.entries(PICTURES))('%s', (slug, pictures) => {
  const files = [...pictureFiles(slug, pictures)]

  it.each(files)('%s is what the drawing says', (path, svg) => {
    expect(readFileSync(join(PUBLIC_FOLDER, path), 'utf8')).toBe(svg)
  })

  it.each(files)('%s is a small picture that loads and runs nothing', (path, svg) => {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+"/)
    expect(svg).not.toMatch(
      /<(script|style|text|image|foreignObject)|href="(?!#)|\son\w+=|NaN|undefined/,
    )
    const { size } = statSync(join(PUBLIC_FOLDER, path))
    expect(size).toBeLessThan(path.startsWith('covers') ? COVER_BYTES : PORTRAIT_BYTES)
  })

  it('draws every feeling of a face differently', () => {
    for (const draw of Object.values(pictures.portraits)) {
      expect(new Set(EMOTIONS.map(draw)).size).toBe(EMOTIONS.length)
    }
  })
})

describe.each(loadAuthoredThemes().themes.map(({ source }) => source))('$slug', (theme) => {
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
