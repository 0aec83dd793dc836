import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { chooseStep } from './choose-step.mjs'
import { repeatedParagraphs } from './repeated-paragraphs.mjs'
import { isClean } from './report.mjs'
import { retell } from './retell.mjs'

const choice = (label) => ({ id: label, label })
const input = (label) => ({ kind: 'choice', text: label, choiceId: label })

describe('the next step', () => {
  // A corridor: the left door leads to the garden at once, the right one by dice into the cellar or back.
  const choices = [choice('왼쪽'), choice('오른쪽')]
  const theme = {
    tell: (state, { text }, seed) => {
      if (text === '왼쪽') return { state: { ending: 'garden' }, choices: [] }
      if (text === '오른쪽' && seed % 2 === 0) return { state: { ending: 'cellar' }, choices: [] }
      return { state, choices }
    },
  }
  const here = { state: {}, choices }

  it('leads to the wanted ending', () => {
    assert.deepEqual(chooseStep(theme, here, ['garden']), input('왼쪽'))
  })
  it('takes dice where they alone lead there', () => {
    assert.deepEqual(chooseStep(theme, here, ['cellar']), input('오른쪽'))
  })
  it('is none where nothing leads there', () => {
    assert.equal(chooseStep(theme, here, ['attic']), null)
  })
})

describe('a turn told again', () => {
  const theme = {
    tell: (state, _input, seed) => ({
      text: seed % 7 === 0 ? '비가 왔다.' : '맑았다.',
      dice: { rolls: [(seed % 6) + 1, 1] },
      state: { ...state, seed },
    }),
  }

  it('has the text and the dice of what was told', () => {
    const told = { output: '비가 왔다.', dice: { rolls: [3, 1] } }
    const { text, dice } = retell(theme, {}, input('걷는다'), told)
    assert.deepEqual([text, dice.rolls], ['비가 왔다.', [3, 1]])
  })
  it('is null where the engine tells no such text', () => {
    const told = { output: '눈이 왔다.', dice: { rolls: [3, 1] } }
    assert.equal(retell(theme, {}, input('걷는다'), told), null)
  })
})

it('finds a paragraph that comes again in another turn, and in the same', () => {
  const turns = [
    { index: 0, output: '종이 울렸다.\n\n비가 왔다.' },
    { index: 1, output: '문이 열렸다.' },
    { index: 2, output: '비가 왔다.\n\n해가 났다.\n\n해가 났다.' },
  ]
  assert.deepEqual(repeatedParagraphs(turns), [
    'turn 2: told already in turn 0: 비가 왔다.',
    'turn 2: told already in turn 2: 해가 났다.',
  ])
})

it('calls a story clean that has no error, no failed request and no fault', () => {
  const clean = { errors: [], requests: [], faults: [] }
  assert.equal(isClean(clean), true)
  for (const name of Object.keys(clean))
    assert.equal(isClean({ ...clean, [name]: ['one'] }), false, name)
})
