import assert from 'node:assert/strict'
import { it } from 'node:test'
import { spellingsOf } from './names.mjs'

it('spells a name in every way that the templates need', () => {
  assert.deepEqual(spellingsOf('reading-diary'), {
    name: 'reading-diary',
    camel: 'readingDiary',
    pascal: 'ReadingDiary',
    snake: 'reading_diary',
    constant: 'READING_DIARY',
    kebabPlural: 'reading-diaries',
    plural: 'ReadingDiaries',
  })
  assert.equal(spellingsOf('wish').plural, 'Wishes')
  assert.equal(spellingsOf('day').plural, 'Days')
})

it('refuses a bad name and says why', () => {
  const refused = {
    'is not kebab-case': [
      '',
      'Wallet',
      'my wallet',
      '-a',
      'a-',
      'a--b',
      '1a',
      'a_b',
      '../a',
      '지갑',
    ],
    'is longer': ['a'.repeat(41)],
    'says nothing': ['utils', 'date-helpers', 'manager'],
    'means something else': ['index', 'internal'],
    'is a word of JavaScript': ['delete', 'new', 'static', 'await'],
  }
  for (const [why, names] of Object.entries(refused))
    for (const name of names) assert.throws(() => spellingsOf(name), new RegExp(why), name)
})
