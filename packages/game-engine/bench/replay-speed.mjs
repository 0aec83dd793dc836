import { fieldAt, gameEngine, resultProbabilities, tier, tomato, worldcup } from '../dist/index.js'

// How long the server needs to play a world cup of 64 again; the goal is 5 ms. Prints raw values. Beside it: the same
// with some 600 inputs more, a test, a tier board with as many inputs as a play holds, a field of tomatoes with 1,000, and the probabilities of a test's
// results over all its answer sheets.
const ROUNDS = 200
const seed = 42
const size = 64
const picture = { url: '/picture.svg', alt: '그림' }
const items = Array.from({ length: 128 }, (_, at) => {
  return { key: `item-${at}`, label: `후보 ${at}`, text: '', picture, credit: null }
})
const cup = { kind: 'worldcup', items, championLine: '{item|이/가} 이겼어요.' }

function playedOut(detours) {
  const inputs = []
  let state = worldcup.init(cup, { seed, options: { size } })
  const send = (input) => {
    inputs.push(input)
    state = worldcup.reduce(cup, state, input)
  }
  while (state.match !== null) {
    const item = inputs.length % 3 === 0 ? state.match.right : state.match.left
    send({ type: 'pick', item })
    if (detours > inputs.length && state.match !== null) {
      send({ type: 'undo' })
      send({ type: 'pick', item })
      send({ type: 'undo' })
    }
  }
  return inputs
}

const keys = 'abcdefgh'.split('')
const test = {
  kind: 'psytest',
  scoring: { type: 'weight', tie: 'last-chosen' },
  questions: Array.from({ length: 8 }, (_, at) => ({
    text: `질문 ${at}`,
    picture: null,
    choices: Array.from({ length: 4 }, (_choice, choice) => {
      return { text: `선택 ${choice}`, weights: { [keys[(at * 3 + choice * 2) % 8]]: 1 } }
    }),
  })),
  results: keys.map((key) => {
    return { key, title: key, tagline: key, picture, goodMatch: key, differentMatch: key }
  }),
}
const sheet = test.questions.map((_question, question) => ({ type: 'answer', question, choice: 0 }))

const board = {
  kind: 'tier',
  rows: ['s', 'a', 'b', 'c', 'd'].map((key, at) => {
    return { key, label: key.toUpperCase(), text: '', colour: 'red', score: 5 - at }
  }),
  items: items.slice(0, 100).map((item) => ({ ...item, picture: null })),
}

/** Mostly items that are moved to and fro, and everything else that a board takes now and then. */
function arranged(count) {
  const inputs = []
  let state = tier.init(board, { seed, options: { size: null } })
  for (let at = 0; inputs.length < count; at += 1) {
    const item = `item-${(at * 37) % 100}`
    const row = ['s', 'a', 'b', 'c', 'd', null][at % 6]
    for (const input of [
      { type: 'place', item, row, at: at % 4 },
      ...(at % 5 === 0 ? [{ type: 'reason', item, text: `이유 ${at}` }] : []),
      ...(at % 7 === 0 ? [{ type: 'undo' }, { type: 'redo' }] : []),
      ...(at % 60 === 0 ? [{ type: 'scatter', seed: at }] : []),
      ...(at % 300 === 299 ? [{ type: 'clear' }] : []),
    ]) {
      const following = inputs.length < count ? tier.reduce(board, state, input) : null
      if (following === null) continue
      inputs.push(input)
      state = following
    }
  }
  return inputs
}

const span = (from, to) => ({ from, to })
const field = {
  kind: 'tomato',
  columns: 5,
  rows: 7,
  seconds: 60,
  mostSeconds: 90,
  turnMs: 450,
  turns: 60,
  stageMs: {
    empty: span(800, 4_800),
    sprout: span(2_400, 5_200),
    green: span(2_400, 5_200),
    orange: span(1_800, 4_000),
    red: span(2_600, 3_400),
    burst: span(700, 900),
  },
  goldenPercent: 5,
  goldenMs: 3_000,
  curve: { everyMs: 12_000, percents: [90, 80, 71, 61, 47, 41, 37, 34] },
  bands: [{ key: 'all', from: 0, title: '밭', line: '밭', text: '밭', picture }],
}

/** Touches whatever is ripe, else anything, so often that all fits into a minute. */
function harvested(count) {
  const inputs = []
  let state = tomato.init(field, { seed, options: { size: null } })
  while (inputs.length < count - 1) {
    const at = inputs.length * 58
    const ripe = fieldAt(field, state, at).findIndex(({ stage }) => stage === 'red')
    const input = { type: 'pop', at, cell: ripe === -1 ? inputs.length % 35 : ripe }
    inputs.push(input)
    state = tomato.reduce(field, state, input)
  }
  return [...inputs, { type: 'tick', at: 90_000 }]
}

function replayOf(content, inputs) {
  return () => {
    const options = content.kind === 'worldcup' ? { size } : { size: null }
    const { outcome } = gameEngine.playThrough(content, { seed, options }, inputs)
    if (outcome === null) throw new Error('the play was not at its end')
  }
}

function measure(name, limitMs, run, rounds = ROUNDS) {
  const times = Array.from({ length: rounds }, () => {
    const startedAt = performance.now()
    run()
    return performance.now() - startedAt
  })
  const sorted = times.toSorted((a, b) => a - b)
  const [median, p99] = [sorted[rounds / 2], sorted[Math.floor(rounds * 0.99)]]
  const ratio = (median / limitMs).toFixed(3)
  process.stdout.write(
    `${name}: first ${times[0].toFixed(2)} ms, median ${median.toFixed(3)} ms, p99 ${p99.toFixed(3)} ms, limit ${limitMs} ms, median/limit ${ratio}\n`,
  )
  if (median > limitMs) process.exitCode = 1
}

measure('world cup of 64', 5, replayOf(cup, playedOut(0)))
measure('world cup of 64, 600 inputs more', 50, replayOf(cup, playedOut(600)))
measure('test of 8 questions', 1, replayOf(test, sheet))
measure('tier board of 100, 3,000 inputs', 50, replayOf(board, arranged(3_000)))
measure('field of tomatoes, 1,000 inputs', 10, replayOf(field, harvested(1_000)))
measure('probabilities of 65,536 sheets', 500, () => resultProbabilities(test), 20)
