import { AgeRating, Genre, StoryLength } from '@doran/contract'
import { allTexts, ThemeSource } from '@doran/story-engine'
import { expect, it } from 'vitest'
import { authoredThemes } from '../../testing/authored-themes.js'
import { createTestDatabase, startTestApi } from '../../testing/test-app.js'

/** What stands beside the texts: names for machines, addresses, the site's and the reader's own words, parts of a text. */
const NO_TEXTS: ReadonlySet<string> = new Set(
  (
    'id leafTurnId parentId key genre ageRating length status kind emotion narrator narrators ' +
    'url wideUrl linkImage portraits previousCursor publishedAt changedAt createdAt lastAt ' +
    'excerpt lastSentence similar maker origin variants note'
  ).split(' '),
)

it('shows a reader no text that the reading ledger does not know', async () => {
  const browser = startTestApi(await createTestDatabase()).browser()
  const view = await browser.openStory()
  const { id } = view.session.theme
  const page = await browser.api.call('GET /v1/tales/template/{templateUUID}', {
    params: { templateUUID: id },
  })
  const characters = await Promise.all(
    page.cast.map((person) =>
      browser.api.call('GET /v1/tales/character/{characterUuid}', {
        params: { characterUuid: person.id },
      }),
    ),
  )
  const theme = authoredThemes().themes.find(({ source }) => source.id === id)
  if (!theme) throw new Error('a theme is shown that nobody shipped')
  const known = new Set(allTexts(theme.source).map(({ text }) => text.trim()))
  const shown = [page, characters, view].flatMap(stringsIn)
  expect(shown.length).toBeGreaterThan(50)
  expect(shown.filter((text) => !known.has(text.trim()))).toEqual([])
})

it('calls genres, ratings and lengths what the contract calls them', () => {
  const { genre, ageRating, length } = ThemeSource.shape
  expect(genre.options).toEqual(Genre.options)
  expect(ageRating.options).toEqual(AgeRating.options)
  expect(length.options).toEqual(StoryLength.options)
})

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) =>
    NO_TEXTS.has(key) ? [] : stringsIn(child),
  )
}
